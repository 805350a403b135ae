import type { ReadingKind } from '@kakehashi/domain/documents/readings'
import type { Insertable, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { fullNameOf } from '../../db/full-name.ts'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'

/** How many are shown for one document. */
const shownReadings = 100

export type ReadingRow = Awaited<ReturnType<typeof listReadings>>[number]

/** The readings of files, newest first. */
export function listReadings(db: Kysely<DB>, fileIds: readonly string[]) {
  return db
    .selectFrom('files')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('readings')
          .selectAll('readings')
          .whereRef('readings.file_id', '=', 'files.id')
          .orderBy('readings.at', 'desc')
          .orderBy('readings.id', 'desc')
          .limit(shownReadings)
          .as('reading'),
      (join) => join.onTrue(),
    )
    .innerJoin('users', 'users.id', 'reading.reader_id')
    .select(['reading.file_id', 'reading.reader_part', 'reading.kind', 'reading.at'])
    .select(fullNameOf('users').as('reader_name'))
    .where('files.id', '=', anyOf(fileIds))
    .orderBy('reading.at', 'desc')
    .orderBy('reading.id', 'desc')
    .execute()
}

/** Makes the readings of one person wait for each other, so that all of them are counted. */
export async function lockReader(trx: Transaction<DB>, readerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`readings ${readerId}`}, 0))`.execute(
    trx,
  )
}

export function findReadingSince(
  db: Kysely<DB>,
  { fileId, readerId }: { readonly fileId: string; readonly readerId: string },
  since: Date,
) {
  return db
    .selectFrom('readings')
    .select(['id', 'kind'])
    .where('file_id', '=', fileId)
    .where('reader_id', '=', readerId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertReading(
  trx: Transaction<DB>,
  reading: Insertable<DB['readings']>,
): Promise<void> {
  await trx.insertInto('readings').values(reading).execute()
}

export async function strengthenReading(
  trx: Transaction<DB>,
  id: string,
  kind: ReadingKind,
): Promise<void> {
  await trx.updateTable('readings').set({ kind }).where('id', '=', id).execute()
}

/** How many documents of other requests somebody has read, and when they opened the first. */
export async function measureReadings(
  trx: Transaction<DB>,
  { readerId, requestId }: { readonly readerId: string; readonly requestId: string | null },
  since: Date,
): Promise<{ documents: number; first: Date | null }> {
  return trx
    .selectFrom('readings')
    .innerJoin('files', 'files.id', 'readings.file_id')
    .select(sql<number>`count(distinct readings.file_id)::int`.as('documents'))
    .select(sql<Date | null>`min(readings.at)`.as('first'))
    .where('readings.reader_id', '=', readerId)
    .where('readings.at', '>', since)
    .where('files.request_id', 'is distinct from', requestId)
    .executeTakeFirstOrThrow()
}

/** Continues an incident of this person; false if there is none. */
export async function continueBulkReading(
  trx: Transaction<DB>,
  readerId: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('bulk_readings')
    .set({ last_at: now })
    .where('reader_id', '=', readerId)
    .where('last_at', '>', since)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function insertBulkReading(
  trx: Transaction<DB>,
  row: Insertable<DB['bulk_readings']>,
): Promise<void> {
  await trx.insertInto('bulk_readings').values(row).execute()
}
