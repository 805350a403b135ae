import type { RequestList } from '@kakehashi/contract/requests/requests'
import { isStage, type Stage } from '@kakehashi/domain/request/stage'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { HeldMove } from '../outbox/held-move.ts'

type QuoteRow = Selectable<DB['quotes']>
/** A request with its current quote, its translator's name, its service's icon and a held move. */
export interface RequestRow extends Selectable<DB['requests']>, HeldMove {
  readonly held_kind: Selectable<DB['request_moves']>['kind'] | null
  readonly quote_expires_at: Date | null
  readonly quote_answer: QuoteRow['answer']
  readonly quote_answered_at: Date | null
  readonly quote_paid_before_cents: number | null
  readonly translator_name: string | null
  readonly service_icon: string | null
}

export function requestsWithQuote(db: Kysely<DB>) {
  return db
    .selectFrom('requests')
    .leftJoin('quotes', (join) =>
      join
        .onRef('quotes.request_id', '=', 'requests.id')
        .onRef('quotes.version', '=', 'requests.quote_version'),
    )
    .leftJoin('users as translator', 'translator.id', 'requests.translator_id')
    .leftJoin('services', 'services.id', 'requests.service_id')
    .leftJoin('request_moves as held', 'held.id', 'requests.held_move_id')
    .selectAll('requests')
    .select([
      'quotes.expires_at as quote_expires_at',
      'quotes.answer as quote_answer',
      'quotes.answered_at as quote_answered_at',
      'quotes.paid_before_cents as quote_paid_before_cents',
      fullNameOf('translator').as('translator_name'),
      'services.icon as service_icon',
      'held.undo_until as held_until',
      'held.before as held_before',
      'held.kind as held_kind',
    ])
}

export function findRequest(db: Kysely<DB>, id: string): Promise<RequestRow | undefined> {
  return requestsWithQuote(db).where('requests.id', '=', id).executeTakeFirst()
}

export async function findRequests(db: Kysely<DB>, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  return requestsWithQuote(db).where('requests.id', 'in', ids).execute()
}

/** Locks first and reads afterwards, so that the joined quote is current too. */
export async function lockRequest(
  trx: Transaction<DB>,
  id: string,
): Promise<RequestRow | undefined> {
  const locked = await trx
    .selectFrom('requests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findRequest(trx, id)
}

export async function insertRequest(
  trx: Transaction<DB>,
  request: Insertable<DB['requests']>,
): Promise<void> {
  await trx.insertInto('requests').values(request).execute()
}

/** Call it once per transaction: its triggers lock counters, and a fixed order prevents deadlocks. */
export async function saveRequest(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['requests']>,
): Promise<void> {
  await trx.updateTable('requests').set(change).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function nextOrderCount(trx: Transaction<DB>, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('order_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`order_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

interface Filters {
  readonly service?: string | undefined
  /** Only requests that were due before this day. */
  readonly overdueOn?: string | undefined
  readonly isUnread?: boolean | undefined
}

export interface RequestPage extends Filters {
  readonly list?: RequestList | undefined
  readonly user?: string | undefined
  /** Only the translator's open requests. */
  readonly translator?: string | undefined
  /** Only requests that are not in the stage 'translate'. */
  readonly isWithOthers?: boolean | undefined
  readonly limit: number
  readonly after: CursorPosition | undefined
}

/** Newest first. Each condition matches the predicate of a partial index exactly. */
export function listRequests(db: Kysely<DB>, page: RequestPage): Promise<RequestRow[]> {
  let query = requestsWithQuote(db)
  if (page.list !== undefined) query = query.where(conditionOf(page.list))
  if (page.user !== undefined) query = query.where('requests.user_id', '=', page.user)
  if (page.translator !== undefined) {
    query = query
      .where('requests.translator_id', '=', page.translator)
      .where('requests.completed_at', 'is', null)
      .where('requests.closed_at', 'is', null)
  }
  if (page.isWithOthers) query = query.where('requests.stage', '<>', 'translate')
  if (page.service !== undefined) query = query.where('requests.service_id', '=', page.service)
  if (page.overdueOn !== undefined) query = query.where('requests.due_on', '<', page.overdueOn)
  if (page.isUnread) query = query.where(sql<boolean>`not requests.admin_viewed`)
  if (page.after) {
    const { created_at, id } = page.after
    query = query.where(
      sql<boolean>`(requests.created_at, requests.id) < (${created_at}, ${id}::uuid)`,
    )
  }
  return query
    .orderBy('requests.created_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(page.limit)
    .execute()
}

const otherLists = {
  'balance-due': sql<boolean>`requests.stage = 'complete' and requests.completed_at is null`,
  cancelled: sql<boolean>`requests.closed_at is not null`,
  inbox: sql<boolean>`((requests.completed_at is null and requests.closed_at is null) or not requests.admin_viewed)`,
} satisfies Record<Exclude<RequestList, Stage>, unknown>

export function conditionOf(list: RequestList) {
  if (!isStage(list)) return otherLists[list]
  // A literal, because a generic plan cannot match a parameter to a partial index.
  return sql<boolean>`requests.stage = ${sql.lit(list)} and requests.closed_at is null`
}

/** Counts up to a limit, so that a long list stays cheap. */
export async function countOverdue(
  db: Kysely<DB>,
  stage: Stage,
  today: string,
  most: number,
): Promise<number> {
  const overdue = db
    .selectFrom('requests')
    .select('id')
    .where('stage', '=', stage)
    .where('closed_at', 'is', null)
    .where('due_on', '<', today)
    .limit(most)
  const { count } = await db
    .selectFrom(overdue.as('overdue'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Same-day requests that still have to be quoted or paid, oldest first: those ordered since the
 * last cut-off, and earlier ones that are due today.
 */
export async function listForToday(
  db: Kysely<DB>,
  today: string,
  since: Date,
): Promise<RequestRow[]> {
  const at = (stage: Stage) =>
    requestsWithQuote(db)
      .where(conditionOf(stage))
      .where((eb) =>
        eb.or([eb('requests.created_at', '>=', since), eb('requests.due_on', '=', today)]),
      )
      .where('requests.usual_working_days', '=', 0)
      .orderBy('requests.created_at')
      .limit(50)
      .execute()
  return [...(await at('quote')), ...(await at('payment'))]
}

/** The requests whose ready-by day has passed, longest first; some still wait for the customer. */
export function listPastReadyDay(
  db: Kysely<DB>,
  today: string,
  limit: number,
): Promise<RequestRow[]> {
  return requestsWithQuote(db)
    .where(sql<boolean>`requests.stage in ('payment', 'translate', 'review')`)
    .where('requests.closed_at', 'is', null)
    .where('requests.promised_on', '<', today)
    .orderBy('requests.promised_on')
    .orderBy('requests.id')
    .limit(limit)
    .execute()
}

/** Skips rows that another worker has locked. */
export async function lockNextToRemind(
  trx: Transaction<DB>,
  now: Date,
): Promise<RequestRow | undefined> {
  const due = await trx
    .selectFrom('requests')
    .select('id')
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due && findRequest(trx, due.id)
}
