import { officeView } from '@kakehashi/contract/office'
import { blankOffice } from '@kakehashi/domain/blank-office'
import type { Office } from '@kakehashi/domain/office'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export interface PublicationRow {
  readonly id: number
  readonly office: Office
}

/** The newest publication; undefined before the office is set up. */
export async function findPublication(db: Kysely<DB>): Promise<PublicationRow | undefined> {
  const row = await db
    .selectFrom('publications')
    .select(['id', sql<string>`facts::text`.as('facts')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, office: readPublishedFacts(row.facts) }
}

let lastRead: { readonly json: string; readonly office: Office } | undefined

/** Nearly every command reads the same facts, and checking them takes longer than the rest of it. */
function readPublishedFacts(json: string): Office {
  if (lastRead?.json !== json) lastRead = { json, office: readFacts(JSON.parse(json)) }
  return lastRead.office
}

/** What an older version stored may lack facts that were added later; these are as in `base`. */
export function readFacts(facts: unknown, base = blankOffice): Office {
  return officeView.parse({ ...base, ...asObject(facts) })
}

/** How many publications can be brought back; older ones are kept too. */
export const listedPublications = 20

/** One more than is listed, to compare the last one with. */
export function listPublications(db: Kysely<DB>) {
  return db
    .selectFrom('publications')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'published_by').on('users.deleted_at', 'is', null),
    )
    .select([
      'publications.id',
      'facts',
      'published_at',
      'restored_from',
      'users.first_name',
      'users.last_name',
    ])
    .orderBy('publications.id', 'desc')
    .limit(listedPublications + 1)
    .execute()
}

export async function findEarlierOffice(
  db: Kysely<DB>,
  id: number,
  current: Office,
): Promise<Office | undefined> {
  const row = await db
    .selectFrom('publications')
    .select('facts')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && readFacts(row.facts, current)
}

export interface DraftRow {
  readonly office: Office
  readonly changedAt: Date
  readonly changedBy: string
}

export async function findDraft(db: Kysely<DB>): Promise<DraftRow | undefined> {
  const row = await db.selectFrom('office_drafts').selectAll().executeTakeFirst()
  return (
    row && { office: readFacts(row.facts), changedAt: row.changed_at, changedBy: row.changed_by }
  )
}

/** What the office says about itself now. Read for each use, because the owner can change it. */
export async function getOffice(db: Kysely<DB>): Promise<Office> {
  return (await findPublication(db))?.office ?? blankOffice
}

/** Lists need no more of the office, and this is much less than to read and check all of it. */
export async function getTimeZone(db: Kysely<DB>): Promise<string> {
  const row = await db
    .selectFrom('publications')
    .select(sql<string | null>`facts->>'timeZone'`.as('time_zone'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.time_zone ?? blankOffice.timeZone
}

function asObject(facts: unknown): object {
  return typeof facts === 'object' && facts !== null ? facts : {}
}
