import { forsakenAfterHours } from '@kakehashi/contract/limits'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { objectFolder } from '../documents/object-key.ts'
import { knownKeys, listForsaken, listUndrawn, lockFile } from '../documents/queries.ts'
import { removeFile } from '../documents/remove-files.ts'
import { askForPreview } from '../documents/previews/queries.ts'
import type { FileStore } from '../storage/file-store.ts'

const atOnce = 100

/** Nobody uploads for that long. */
const quietDays = 2

/** Of days that were missed, so that papers waiting for their scan do not wait for all of them. */
const daysAtOnce = 31

/** What was uploaded and never became part of a request is nobody's any more. */
export async function removeForsakenFiles(db: Database, now: Date): Promise<void> {
  const before = after(now, -forsakenAfterHours * duration.hour)
  for (;;) {
    const forsaken = await listForsaken(db, before, atOnce)
    for (const { id } of forsaken) {
      await db.transaction().execute(async (trx) => {
        const file = await lockFile(trx, id)
        // It may have been attached while we looked.
        if (file && file.request_id === null && !file.removed_at) await removeFile(trx, file, now)
      })
    }
    if (forsaken.length < atOnce) return
  }
}

/**
 * A process that was killed in the middle of an upload leaves bytes that no row knows. They lie
 * in the folder of their day, which is looked through when nobody can still be uploading to it.
 * How far it has come is remembered: days on which no worker ran are made up for.
 */
export async function removeUnknownObjects(
  db: Database,
  store: FileStore,
  now: Date,
): Promise<void> {
  const last = objectFolder(after(now, -quietDays * duration.day))
  const first = (await sweptUntil(db)) ?? (await oldestFolder(db)) ?? last
  // Not behind the last one: a clock that once ran ahead must not end the sweeping.
  let day = first < last ? first : last
  for (let looked = 0; day <= last && looked < daysAtOnce; looked += 1) {
    await removeUnknownIn(day, db, store)
    await noteSwept(db, day)
    day = objectFolder(after(new Date(day), duration.day))
  }
}

async function removeUnknownIn(folder: string, db: Database, store: FileStore): Promise<void> {
  let keys: string[] = []
  const removeUnknown = async () => {
    const known = keys.length > 0 ? await knownKeys(db, keys) : new Set()
    for (const key of keys) if (!known.has(key)) await store.remove(key)
    keys = []
  }
  for await (const key of store.list(folder)) {
    keys.push(key)
    if (keys.length >= atOnce) await removeUnknown()
  }
  await removeUnknown()
}

const what = 'unknown-objects'

async function sweptUntil(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('upkeep')
    .select('done_until')
    .where('what', '=', what)
    .executeTakeFirst()
  return row?.done_until
}

async function noteSwept(db: Database, done_until: string): Promise<void> {
  await db
    .insertInto('upkeep')
    .values({ what, done_until })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ done_until }))
    .execute()
}

/** Where an office begins that has never swept. */
async function oldestFolder(db: Database): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('files')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest && objectFolder(oldest.created_at)
}

/** A photograph that came before there were drawings, or whose job was given up, is tried again. */
export async function drawWhatWasMissed(db: Database, now: Date): Promise<void> {
  for (const file of await listUndrawn(db, after(now, -duration.hour), atOnce)) {
    await db.transaction().execute((trx) => askForPreview(trx, file))
  }
}
