import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { chmod, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Writes until nothing more fits. */
  fill(): Promise<void>
  /** Takes away what filled it. */
  empty(): Promise<void>
}

const blockSize = 16 * 1024 * 1024

/** A disk in memory that can be filled; undefined where only an administrator may mount one. */
export async function mountDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
  try {
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  // Servers run as another user.
  await chmod(folder, 0o777)
  // Lazily, because the servers on it may end a moment later.
  process.once('exit', () => {
    execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  const filling = join(folder, 'filling')
  return {
    folder,
    async fill() {
      const file = await open(filling, 'a')
      const block = Buffer.alloc(blockSize)
      try {
        for (;;) await file.write(block)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        await file.close()
      }
    },
    empty: () => rm(filling, { force: true }),
  }
}
