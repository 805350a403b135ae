import { unusedUploadHours } from '@kakehashi/contract/fields/limits'
import { removedFileDays } from '@kakehashi/domain/request/file-removal'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { objectFolder, type FileStore } from '../storage/file-store.ts'
import {
  listHiddenFiles,
  listKnownKeys,
  listMissingPreviews,
  listUnusedUploads,
} from '../documents/maintenance-queries.ts'
import { lockFile, saveFile } from '../documents/queries.ts'
import { removeFile } from '../documents/remove-files.ts'
import { enqueuePreview } from '../documents/previews/queries.ts'
import { deletePictureIfUnused, listUnusedPictures } from '../pictures/queries.ts'
import { getRecoveryState } from '../recovery/keep-journal.ts'

const batchSize = 100

/** No upload takes longer, so older folders are complete. */
const minAgeDays = 2

/** A limit for each run, so that pending scans do not wait for a long catch-up. */
const maxDaysPerRun = 31

export async function deleteUnusedUploads(db: Database, now: Date): Promise<void> {
  const before = after(now, -unusedUploadHours * duration.hour)
  for (;;) {
    const unused = await listUnusedUploads(db, before, batchSize)
    for (const { id } of unused) {
      await db.transaction().execute(async (trx) => {
        const file = await lockFile(trx, id)
        // It may have been attached in the meantime.
        if (!file || file.request_id !== null || file.removed_at) return
        await saveFile(trx, id, { name: '' })
        await removeFile(trx, file, now)
      })
    }
    if (unused.length < batchSize) return
  }
}

/** Deletes files that staff removed from a request, once they can no longer be put back. */
export async function deleteHiddenFiles(db: Database, now: Date): Promise<void> {
  const before = after(now, -removedFileDays * duration.day)
  for (;;) {
    const hidden = await listHiddenFiles(db, before, batchSize)
    for (const { id } of hidden) {
      await db.transaction().execute(async (trx) => {
        const file = await lockFile(trx, id)
        // It may have been put back in the meantime.
        const isDue = file?.hidden_at && file.hidden_at <= before && !file.removed_at
        if (file && isDue) await removeFile(trx, file, now)
      })
    }
    if (hidden.length < batchSize) return
  }
}

/** Deletes pictures that no service uses, some time after their upload. */
export async function deleteUnusedPictures(db: Database, now: Date): Promise<void> {
  const before = after(now, -unusedUploadHours * duration.hour)
  for (const id of await listUnusedPictures(db, before)) {
    await db.transaction().execute((trx) => deletePictureIfUnused(trx, id))
  }
}

/**
 * A process that is killed during an upload leaves an object without a row. Each day's folder is
 * checked once uploads to it have ended. The last checked day is stored, so that days on which no
 * worker ran are checked later.
 */
export async function deleteOrphanedObjects(
  db: Database,
  store: FileStore,
  now: Date,
): Promise<void> {
  const last = objectFolder(after(now, -minAgeDays * duration.day))
  const first = (await findLastCheckedDay(db)) ?? (await oldestFolder(db)) ?? last
  // A stored day in the future, from a wrong clock, must not stop the checks.
  let day = first < last ? first : last
  const recovered = (await getRecoveryState(db)).recovered_at
  // A restored database does not know what was uploaded between its backup and the restore.
  const keptUntil = recovered ? objectFolder(recovered) : ''
  for (let checked = 0; day <= last && checked < maxDaysPerRun; checked += 1) {
    if (day > keptUntil) await deleteOrphansIn(day, db, store)
    await saveLastCheckedDay(db, day)
    day = objectFolder(after(new Date(day), duration.day))
  }
}

async function deleteOrphansIn(folder: string, db: Database, store: FileStore): Promise<void> {
  let keys: string[] = []
  const deleteOrphans = async () => {
    const known = keys.length > 0 ? await listKnownKeys(db, keys) : new Set()
    for (const key of keys) if (!known.has(key)) await store.remove(key)
    keys = []
  }
  for await (const key of store.list(folder)) {
    keys.push(key)
    if (keys.length >= batchSize) await deleteOrphans()
  }
  await deleteOrphans()
}

const taskName = 'unknown-objects'

async function findLastCheckedDay(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('upkeep')
    .select('done_until')
    .where('what', '=', taskName)
    .executeTakeFirst()
  return row?.done_until
}

async function saveLastCheckedDay(db: Database, done_until: string): Promise<void> {
  await db
    .insertInto('upkeep')
    .values({ what: taskName, done_until })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ done_until }))
    .execute()
}

/** Where the first run starts. */
async function oldestFolder(db: Database): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('files')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest && objectFolder(oldest.created_at)
}

/** For pictures whose preview job failed for good or was never added. */
export async function enqueueMissedPreviews(db: Database, now: Date): Promise<void> {
  for (const file of await listMissingPreviews(db, after(now, -duration.hour), batchSize)) {
    await db.transaction().execute((trx) => enqueuePreview(trx, file))
  }
}
