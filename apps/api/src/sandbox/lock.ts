import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Part of util-linux, which every Debian, Ubuntu and Red Hat has. */
const prlimit = '/usr/bin/prlimit'
export const canLock = process.platform === 'linux' && existsSync(prlimit)

/** For code and stacks that are mapped already and not yet used. */
const reserve = 48

/**
 * From here on the kernel lets the process open nothing: no file, no socket, no program with
 * libraries. It holds for decoders in C too, which Node's permissions do not stop. Memory can grow
 * only by what is left of the limit.
 */
export async function lock(
  pid: number,
  { megabytes, processorSeconds }: { megabytes: number; processorSeconds: number },
): Promise<void> {
  setPriority(pid, constants.priority.PRIORITY_LOW)
  if (!canLock) return
  const { VmData = 0, VmRSS = 0 } = await memoryOf(pid)
  const data = VmData + Math.max(0, (megabytes - reserve) * 1_000_000 - VmRSS)
  await run(prlimit, [
    `--pid=${pid}`,
    '--nofile=0:0',
    '--fsize=0:0',
    '--core=0:0',
    `--data=${data}:${data}`,
    // The process ends at the first figure with a signal that says why, at the second in any case.
    `--cpu=${processorSeconds}:${processorSeconds + 1}`,
  ])
}

/** Bytes by the names that Linux uses; empty on other systems, and after the end of the process. */
export async function memoryOf(pid: number): Promise<Readonly<Record<string, number>>> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  const sizes = status.matchAll(/^(Vm\w+):\s+(\d+) kB$/gm)
  return Object.fromEntries([...sizes].map(([, name = '', size]) => [name, Number(size) * 1024]))
}
