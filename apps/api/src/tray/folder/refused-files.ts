import { access, lstat, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type RefusedCounts,
  trayDays,
  type TrayRefusal,
  trayRefusals,
} from '@kakehashi/domain/counter/tray'
import { duration } from '../../clock.ts'
import { type ClaimedFile, deleteClaimed } from './claims.ts'
import { isFolder, makeSharedFolder, shareWithGroup } from './own-folders.ts'
import { errorCode, openScan } from './scan-files.ts'

const folderOfRefused = (folder: string) => join(folder, 'refused')
const folderOf = (folder: string, code: TrayRefusal) => join(folderOfRefused(folder), code)

/**
 * Moves a file where people find it, in a folder that says why. Of a file with a virus only the
 * name is left, so that nobody opens it.
 *
 * It is copied: only the owner of a file may change its rights and its time, and the scanner owns
 * this one. The days of the copy are counted from now on.
 */
export async function refuseFile(
  folder: string,
  claimed: ClaimedFile,
  code: TrayRefusal,
): Promise<void> {
  const place = folderOf(folder, code)
  await makeSharedFolder(folderOfRefused(folder))
  await makeSharedFolder(place)
  // Hidden until it is whole. One of a worker that was killed is written again.
  const copy = join(place, `.${claimed.id}`)
  await rm(copy, { force: true })
  const content = code === 'file-infected' ? '' : (await openScan(claimed.path)).createReadStream()
  await writeFile(copy, content, { flag: 'wx' })
  await shareWithGroup(copy, [0o660])
  await rename(copy, await freePath(place, claimed.name))
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

/** The folder of each reason for which something was refused. */
async function placesOf(folder: string): Promise<Map<TrayRefusal, string>> {
  const places = new Map<TrayRefusal, string>()
  if (!(await isFolder(folderOfRefused(folder)))) return places
  for (const code of trayRefusals) {
    const place = folderOf(folder, code)
    if (await isFolder(place)) places.set(code, place)
  }
  return places
}

/** What is still there. Whoever deletes a file from the folder has dealt with it. */
export async function countRefusedFiles(folder: string): Promise<RefusedCounts> {
  const counts: Partial<Record<TrayRefusal, number>> = {}
  for (const [code, place] of await placesOf(folder)) {
    const entries = await readdir(place, { withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    if (files.length > 0) counts[code] = files.length
  }
  return counts
}

/** They may be somebody's documents, so they are not kept longer than those in the tray. */
export async function deleteOldRefusedFiles(folder: string, now: Date): Promise<void> {
  for (const [, place] of await placesOf(folder)) {
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
