import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7, validate } from 'uuid'
import { errorCode, type ScanFile } from './scan-files.ts'

/** A file that was moved out of the scanner's way, under the id that it will have. */
export interface ClaimedFile {
  readonly id: string
  readonly path: string
  readonly name: string
}

const folderOfClaims = (folder: string) => join(folder, '.taking')

/**
 * Moves a file into a folder of its own, named after its future id. Renaming is one step, so of
 * several workers one gets it, and after a crash it goes on with the same id. False if it is gone.
 */
export async function claimFile(folder: string, { path, name }: ScanFile): Promise<boolean> {
  const place = join(folderOfClaims(folder), uuidv7())
  await mkdir(place, { recursive: true, mode: 0o700 })
  try {
    await rename(path, join(place, name))
    return true
  } catch (error) {
    await rmdir(place).catch(() => {})
    // Another worker was faster, or the scanner still has it open.
    if (['ENOENT', 'EBUSY'].includes(errorCode(error))) return false
    throw error
  }
}

/** In the order in which they were claimed, also by a worker that was killed. */
export async function listClaimedFiles(folder: string): Promise<ClaimedFile[]> {
  const claims = folderOfClaims(folder)
  if (!(await isFolder(claims))) return []
  const places = await readdir(claims, { withFileTypes: true })
  const claimed: ClaimedFile[] = []
  // A link would lead out of the folder.
  for (const place of places.filter((each) => each.isDirectory() && validate(each.name))) {
    const { name: id } = place
    const [name] = await readdir(join(claims, id)).catch(() => [])
    if (name !== undefined) claimed.push({ id, name, path: join(claims, id, name) })
    // Only for a moment, unless its worker was killed.
    else await rmdir(join(claims, id)).catch(() => {})
  }
  return claimed.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isDirectory()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** What was taken in is no longer needed here. */
export async function deleteClaimed(folder: string, { id }: ClaimedFile): Promise<void> {
  await rm(join(folderOfClaims(folder), id), { recursive: true, force: true })
}
