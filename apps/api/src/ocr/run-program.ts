import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { duration } from '../clock.ts'
import { canLock } from '../sandbox/lock.ts'

export interface ProgramLimits {
  readonly megabytes: number
  readonly processorSeconds: number
  readonly milliseconds: number
}

const programLimits: ProgramLimits = {
  megabytes: 1024,
  processorSeconds: 60,
  milliseconds: 5 * duration.minute,
}

const prlimit = '/usr/bin/prlimit'

/**
 * Gives a file to a program on its standard input and takes what it prints. The kernel lets it
 * write nothing, so what was sealed is never on a disk in clear, whenever somebody pulls the plug.
 * It has none of our environment.
 */
export async function runProgram(
  path: string,
  args: readonly string[],
  input: Buffer,
  { megabytes, processorSeconds, milliseconds }: ProgramLimits = programLimits,
): Promise<Buffer> {
  const limits = [
    '--fsize=0',
    '--core=0',
    `--as=${megabytes * 1_000_000}`,
    `--cpu=${processorSeconds}`,
  ]
  const child = canLock
    ? spawn(prlimit, [...limits, path, ...args], { env, stdio: 'pipe' })
    : spawn(path, args, { env, stdio: 'pipe' })
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  try {
    const ended = once(child, 'exit')
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    // A program that ends early does not read everything.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    // What it says about the file is in no log.
    child.stderr.resume()
    const [printed, [code, signal]] = await Promise.all([buffer(child.stdout), ended])
    if (code !== 0) throw new Error(`${path} ended with ${signal ?? code}`)
    return printed
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** One thread: several would only take the processor from the office. */
const env = { OMP_THREAD_LIMIT: '1', LC_ALL: 'C' }
