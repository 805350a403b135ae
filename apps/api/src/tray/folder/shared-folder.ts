import { chmod, mkdir } from 'node:fs/promises'
import { errorCode } from './scan-files.ts'

/** Creates a folder in which the group of the scanner's folder reads and deletes files. */
export async function makeSharedFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
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
