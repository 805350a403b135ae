import { execFile, spawnSync } from 'node:child_process'
import { mkdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const megabyte = 1024 * 1024

export type Disk = Awaited<ReturnType<typeof mountDisk>>

/** A small disk of its own, in memory. Needs root. */
export async function mountDisk(place: string, megabytes: number) {
  await mkdir(place)
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', place])
  process.once('exit', () => spawnSync('umount', ['-l', place]))
  const filler = join(place, 'other-data')
  const remount = (option: string) => run('mount', ['-o', `remount,${option}`, place])
  return {
    place,
    /** Something else takes all of its space but this. */
    async fillUpTo(freeMegabytes: number) {
      const used = await stat(filler).then(
        ({ size }) => size,
        () => 0,
      )
      const { bavail, bsize } = await statfs(place)
      const length = used + bavail * bsize - freeMegabytes * megabyte
      await run('fallocate', ['-l', String(length), filler])
    },
    empty: () => rm(filler, { force: true }),
    enlarge: (newMegabytes: number) => remount(`size=${newMegabytes}m`),
    /** As the kernel does after an error of the disk. */
    makeReadOnly: () => remount('ro'),
    makeWritable: () => remount('rw'),
  }
}
