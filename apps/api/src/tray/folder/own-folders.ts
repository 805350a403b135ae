import { chmod, lstat, mkdir } from 'node:fs/promises'
import { errorCode } from './scan-files.ts'

/** Whoever owns the scanner's folder can put a link in the place of a folder of the worker. */
class NotAFolder extends Error {
  readonly code = 'ENOTDIR'
}

/** False if nothing is there. Throws if it is a link, which would lead out of the folder. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    if ((await lstat(path)).isDirectory()) return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
  throw new NotAFolder()
}

/** One level only: creating several at once would follow links. */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    await isFolder(path)
  }
}

/** Creates a folder in which the group of the scanner's folder reads and deletes files. */
export async function makeSharedFolder(path: string): Promise<void> {
  await makeFolder(path, 0o770)
  // RestrictSUIDSGID of systemd refuses the bit that hands the group on. Files then have the group
  // of the worker, which is the same one there.
  await shareWithGroup(path, [0o2770, 0o770])
}

/**
 * Sets the first of these modes that is allowed, because the umask of the worker leaves the group
 * none. What a person made, and files on some shares, keep their rights.
 */
export async function shareWithGroup(path: string, modes: readonly number[]): Promise<void> {
  for (const mode of modes) {
    try {
      return await chmod(path, mode)
    } catch (error) {
      if (errorCode(error) !== 'EPERM') throw error
    }
  }
}
