import { type Kysely, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { HistoryKeys } from '../events/history-keys.ts'
import type { FileStore } from '../storage/file-store.ts'
import { collectEntry } from './collect-entry.ts'
import { listObjects, newObjectName, writeEntry } from './journal.ts'

export function getRecoveryState(db: Kysely<DB>) {
  return db.selectFrom('recovery_state').selectAll().executeTakeFirstOrThrow()
}

export async function saveRecoveryState(
  db: Kysely<DB>,
  change: Updateable<DB['recovery_state']>,
): Promise<void> {
  await db.updateTable('recovery_state').set(change).execute()
}

/** Adds what happened since the last entry. An entry that was written twice does no harm. */
export async function keepJournal(
  db: Database,
  store: FileStore,
  keys: HistoryKeys,
  now: Date,
): Promise<void> {
  const { entry, eventsUntil, isEmpty } = await collectEntry(db, await getRecoveryState(db))
  const progress = { events_until: eventsUntil, mails_until: now }
  if (isEmpty) return saveRecoveryState(db, progress)
  const name = newObjectName(now)
  // First the name: a worker that ends after writing the object must not look like a restore.
  await saveNewestObject(db, name)
  await writeEntry(store, name, entry, keys)
  await saveRecoveryState(db, { ...progress, order_numbers: JSON.stringify(entry.orderNumbers) })
}

/** Another worker may have written a newer one meanwhile, or its clock may be ahead. */
async function saveNewestObject(db: Kysely<DB>, name: string): Promise<void> {
  await db
    .updateTable('recovery_state')
    .set({ newest_object: sql<string>`greatest(newest_object collate "C", ${name})` })
    .execute()
}

/** The newest entry that this database does not know; undefined unless it was restored. */
export async function findUnknownEntry(
  db: Kysely<DB>,
  store: FileStore,
  now: Date,
): Promise<string | undefined> {
  const { newest_object: newest } = await getRecoveryState(db)
  const last = (await listObjects(store, newest, now)).at(-1)
  return last !== undefined && last > newest ? last : undefined
}
