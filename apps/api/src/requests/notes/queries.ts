import type { Part } from '@kakehashi/domain/request/commands'
import { audienceOf, type SystemNote } from '@kakehashi/domain/request/system-notes'
import { type Insertable, type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type ThreadPage, isBefore } from '../../db/cursor.ts'
import { getOffice } from '../../office/queries.ts'

export type NoteRow = Selectable<DB['notes']>

export async function insertNote(
  trx: Transaction<DB>,
  note: Insertable<DB['notes']>,
): Promise<void> {
  await trx.insertInto('notes').values(note).execute()
}

/** Stored as data, not as text, so that each reader sees it in their own language. */
export async function insertSystemNote(
  trx: Transaction<DB>,
  requestId: string,
  note: SystemNote,
  now: Date,
): Promise<void> {
  const { sender } = await getOffice(trx)
  await insertNote(trx, {
    id: uuidv7(),
    request_id: requestId,
    is_system: true,
    name: sender.en,
    comment: JSON.stringify(note),
    created_at: now,
    audience: audienceOf(note),
  })
}

/** The notes stay, because somebody may have read them. */
export async function markNotesUndone(
  trx: Transaction<DB>,
  requestId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('notes')
    .set({ comment: sql`(comment::jsonb || '{"isUndone": true}')::text` })
    .where('request_id', '=', requestId)
    .where('is_system', '=', true)
    .where('created_at', '=', at)
    .execute()
}

/** Translators read only the notes that are for them. */
export async function listNotes(
  db: Kysely<DB>,
  requestId: string,
  parts: readonly Part[],
  page: ThreadPage,
): Promise<NoteRow[]> {
  const rows = await db
    .selectFrom('notes as entry')
    .selectAll('entry')
    .where('entry.request_id', '=', requestId)
    .$if(!parts.includes('office'), (query) => query.where('entry.audience', '=', 'translator'))
    .where(isBefore(page.before))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.toReversed()
}

/** Why each of these requests was last returned from review, if the reviewer gave a reason. */
export async function findReturnReasons(
  db: Kysely<DB>,
  requestIds: readonly string[],
): Promise<Map<string, string>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('notes')
    .distinctOn('request_id')
    .select(['request_id', sql<string>`comment::jsonb ->> 'reason'`.as('reason')])
    .where('request_id', '=', anyOf(requestIds))
    .where('audience', '=', 'translator')
    // Only a system note is JSON.
    .where(
      sql<boolean>`case when is_system then comment::jsonb ->> 'kind' end = ${'returned' satisfies SystemNote['kind']}`,
    )
    .orderBy('request_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.filter(({ reason }) => reason !== '').map((row) => [row.request_id, row.reason]),
  )
}

/** Why the documents of this request are kept, if an owner keeps them. */
export async function findHoldReason(
  db: Kysely<DB>,
  requestId: string,
): Promise<string | undefined> {
  const note = await db
    .selectFrom('notes')
    .select(sql<string>`comment::jsonb ->> 'reason'`.as('reason'))
    .where('request_id', '=', requestId)
    // Only a system note is JSON.
    .where(
      sql<boolean>`case when is_system then comment::jsonb ->> 'kind' end = ${'put-on-hold' satisfies SystemNote['kind']}`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return note?.reason
}
