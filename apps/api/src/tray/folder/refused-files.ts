import { access, lstat, lutimes, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type RefusedCounts,
  trayDays,
  type TrayRefusal,
  trayRefusals,
} from '@kakehashi/domain/counter/tray'
import { duration } from '../../clock.ts'
import { type ClaimedFile, deleteClaimed, isFolder } from './claims.ts'
import { errorCode } from './scan-files.ts'

const folderOf = (folder: string, code: TrayRefusal) => join(folder, 'refused', code)

/**
 * Moves a file where people find it, in a folder that says why. Of a file with a virus only the
 * name is left, so that nobody opens it.
 */
export async function refuseFile(
  folder: string,
  claimed: ClaimedFile,
  code: TrayRefusal,
): Promise<void> {
  const place = folderOf(folder, code)
  await mkdir(place, { recursive: true })
  const target = await freePath(place, claimed.name)
  if (code === 'file-infected') {
    await writeFile(target, '', { flag: 'wx' })
  } else {
    await rename(claimed.path, target)
    // From now on, not from when it was scanned, its days are counted.
    await lutimes(target, new Date(), new Date())
  }
  await deleteClaimed(folder, claimed)
}

async function freePath(place: string, name: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const path = join(place, count === 1 ? name : `${count}-${name}`)
    const isFree = await access(path).then(
      () => false,
      () => true,
    )
    if (isFree) return path
  }
}

/** What is still there. Whoever deletes a file from the folder has dealt with it. */
export async function countRefusedFiles(folder: string): Promise<RefusedCounts> {
  const counts: Partial<Record<TrayRefusal, number>> = {}
  for (const code of trayRefusals) {
    const place = folderOf(folder, code)
    if (!(await isFolder(place))) continue
    const files = (await readdir(place, { withFileTypes: true })).filter((file) => file.isFile())
    if (files.length > 0) counts[code] = files.length
  }
  return counts
}

/** They may be somebody's documents, so they are not kept longer than those in the tray. */
export async function deleteOldRefusedFiles(folder: string, now: Date): Promise<void> {
  for (const code of trayRefusals) {
    const place = folderOf(folder, code)
    if (!(await isFolder(place))) continue
    for (const entry of await readdir(place, { withFileTypes: true })) {
      // Storage devices keep folders of their own, such as `@eaDir`, everywhere.
      if (entry.isDirectory()) continue
      const path = join(place, entry.name)
      const file = await lstatIfThere(path)
      if (!file) continue
      const age = now.getTime() - file.mtimeMs
      if (age > trayDays * duration.day) await rm(path, { force: true })
    }
  }
}

/** Undefined if a person was faster to delete it. */
async function lstatIfThere(path: string) {
  try {
    return await lstat(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
