import type { Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7, validate } from 'uuid'
import { isFolder, makeFolder } from './own-folders.ts'
import { errorCode } from './scan-files.ts'

/** A file that was moved out of the scanner's way, under the id that it will have. */
export interface ClaimedFile {
  readonly id: string
  readonly path: string
  readonly name: string
}

const folderOfClaims = (folder: string) => join(folder, '.taking')

/** Not what storage devices and computers keep beside every file, and no link, which leads out. */
const isScan = (entry: Dirent) => entry.isFile() && !entry.name.startsWith('.')
const isOfDevice = ({ name }: Dirent) => /^[.@]/.test(name)

/**
 * Moves a file into a folder of its own, named after its future id. Renaming is one step, so of
 * several workers one gets it, and after a crash it goes on with the same id. False if it is gone.
 */
export async function claimFile(
  folder: string,
  { path, name }: { readonly path: Buffer | string; readonly name: string },
): Promise<boolean> {
  await makeFolder(folderOfClaims(folder), 0o700)
  const place = join(folderOfClaims(folder), uuidv7())
  await mkdir(place, { mode: 0o700 })
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
    const entry = (await entriesOf(join(claims, id))).find(isScan)
    if (entry) claimed.push({ id, name: entry.name, path: join(claims, id, entry.name) })
    // Only for a moment, unless its worker was killed.
    else await removeIfEmpty(join(claims, id))
  }
  return claimed.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** What was taken in is no longer needed here. Another file beside it is taken in next. */
export async function deleteClaimed(folder: string, { id, path }: ClaimedFile): Promise<void> {
  await rm(path, { force: true })
  await removeIfEmpty(join(folderOfClaims(folder), id))
}

/** Thumbnails of a scan go with it. What else is in the folder keeps it. */
async function removeIfEmpty(place: string): Promise<void> {
  const entries = await entriesOf(place)
  if (entries.some(isScan)) return
  for (const { name } of entries.filter(isOfDevice)) {
    await rm(join(place, name), { recursive: true, force: true }).catch(() => {})
  }
  await rmdir(place).catch(() => {})
}

/** None if another worker has removed the folder. */
function entriesOf(place: string): Promise<Dirent[]> {
  return readdir(place, { withFileTypes: true }).catch(() => [])
}
