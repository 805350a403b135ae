import type { ExportKind } from '@kakehashi/domain/data-files/exports'
import type { ImportKind } from '@kakehashi/domain/data-files/imports'
import type { EventKind } from '@kakehashi/domain/history/event-texts'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'

export interface HistoryPage {
  readonly personId?: string | undefined
  readonly requestId?: string | undefined
  readonly kinds?: readonly EventKind[] | undefined
  readonly since?: Date | undefined
  readonly before?: Date | undefined
  readonly limit: number
  readonly after?: CursorPosition | undefined
}

export interface HistoryRow {
  readonly id: string
  readonly created_at: Date
  readonly kind: string
  readonly fields: string[]
  readonly subject_kind: string
  readonly subject_id: string
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly person_name: string | null
  readonly request_id: string | null
  readonly order_number: string | null
  readonly stage: Stage | null
  readonly service_name: string | null
  readonly export_kind: ExportKind | null
  readonly export_from: string | null
  readonly export_to: string | null
  readonly export_rows: number | null
  readonly import_kind: ImportKind | null
  readonly import_name: string | null
  readonly import_lines: number | null
}

type Sql = RawBuilder<unknown>

/** Newest first. Every branch is read from an index in this order, however long the history is. */
export async function listHistory(db: Kysely<DB>, page: HistoryPage): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    with found as (
      select id from (${sql.join(branchesOf(page), sql` union `)}) as candidates
      order by at desc, id desc limit ${page.limit}
    )
    select event.id, event.at as created_at, event.kind, event.fields, event.subject_kind,
      event.subject_id, event.actor_id, ${fullNameOf('actor')} as actor_name,
      ${fullNameOf('person')} as person_name, request.id as request_id, request.order_number,
      request.stage, service.name as service_name,
      exported.kind as export_kind, exported.from_day as export_from, exported.to_day as export_to,
      exported.row_count as export_rows,
      imported.kind as import_kind, imported.name as import_name, imported.line_count as import_lines
    from found
    join events as event using (id)
    left join users as actor on actor.id = event.actor_id
    left join users as person on event.subject_kind = 'user' and person.id = ${subjectId}
    left join files as file on event.subject_kind = 'file' and file.id = ${subjectId}
    left join requests as request on request.id =
      case event.subject_kind when 'request' then ${subjectId} else file.request_id end
    left join services as service on event.subject_kind = 'service' and service.id = ${subjectId}
    left join exports as exported on event.subject_kind = 'export' and exported.id = ${subjectId}
    left join imports as imported on event.subject_kind = 'import' and imported.id = ${subjectId}
    order by event.at desc, event.id desc`.execute(db)
  return rows
}

/** The names of settings are no ids, and only a condition before the cast keeps them out. */
const subjectId = sql`
  (case when event.subject_kind in ('user', 'file', 'request', 'service', 'export', 'import') then event.subject_id end)::uuid`

function branchesOf(page: HistoryPage): Sql[] {
  const { personId, requestId, kinds } = page
  const ofKinds = kinds ? [sql`kind = any(${[...kinds]})`] : []
  if (requestId !== undefined) {
    const ofPerson =
      personId === undefined
        ? []
        : [sql`(actor_id = ${personId} or (subject_kind = 'user' and subject_id = ${personId}))`]
    const files = sql`select id::text from files where request_id = ${requestId}`
    return [
      sql`subject_kind = 'request' and subject_id = ${requestId}`,
      sql`subject_kind = 'file' and subject_id in (${files})`,
    ].map((subject) => branch(page, [subject, ...ofPerson, ...ofKinds]))
  }
  if (personId !== undefined) {
    return [
      sql`actor_id = ${personId}`,
      sql`subject_kind = 'user' and subject_id = ${personId}`,
    ].map((person) => branch(page, [person, ...ofKinds]))
  }
  // Each kind by itself: an index over all of them would have to skip the others.
  if (kinds) return kinds.map((kind) => branch(page, [sql`kind = ${kind}`]))
  return [branch(page, [])]
}

function branch({ since, before, after, limit }: HistoryPage, conditions: readonly Sql[]): Sql {
  const all = [
    ...conditions,
    ...(since ? [sql`at >= ${since}`] : []),
    ...(before ? [sql`at < ${before}`] : []),
    ...(after ? [sql`(at, id) < (${after.created_at}, ${after.id}::uuid)`] : []),
  ]
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``
  return sql`(select id, at from events ${where} order by at desc, id desc limit ${limit})`
}

export async function findRequestId(
  db: Kysely<DB>,
  orderNumber: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('requests')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return row?.id
}

export type CheckRow = Awaited<ReturnType<typeof listNewestChecks>>[number]

/** The one that waits, if any, and the last finished one. */
export function listNewestChecks(db: Kysely<DB>) {
  return db
    .selectFrom('history_checks')
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
}
