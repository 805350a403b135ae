import type { RequestList } from '@kakehashi/contract/requests'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Place } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'

type QuoteRow = Selectable<DB['quotes']>
/** A request with what its readers are shown beside it: the present quote and who translates. */
export interface RequestRow extends Selectable<DB['requests']> {
  readonly quote_expires_at: Date | null
  readonly quote_answer: QuoteRow['answer']
  readonly quote_answered_at: Date | null
  readonly translator_name: string | null
}

function requestsWithQuote(db: Kysely<DB>) {
  return db
    .selectFrom('requests')
    .leftJoin('quotes', (join) =>
      join
        .onRef('quotes.request_id', '=', 'requests.id')
        .onRef('quotes.version', '=', 'requests.quote_version'),
    )
    .leftJoin('users as translator', 'translator.id', 'requests.translator_id')
    .selectAll('requests')
    .select([
      'quotes.expires_at as quote_expires_at',
      'quotes.answer as quote_answer',
      'quotes.answered_at as quote_answered_at',
      sql<string | null>`translator.first_name || ' ' || translator.last_name`.as(
        'translator_name',
      ),
    ])
}

export function findRequest(db: Kysely<DB>, id: string): Promise<RequestRow | undefined> {
  return requestsWithQuote(db).where('requests.id', '=', id).executeTakeFirst()
}

export async function findRequests(db: Kysely<DB>, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  return requestsWithQuote(db).where('requests.id', 'in', ids).execute()
}

/** For a change: nobody else changes this request until the transaction ends. */
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

/** Once in a transaction, so that its counters are touched in one order. */
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

export async function insertQuote(
  trx: Transaction<DB>,
  quote: Insertable<DB['quotes']>,
): Promise<void> {
  await trx.insertInto('quotes').values(quote).execute()
}

export async function saveAnswer(
  trx: Transaction<DB>,
  requestId: string,
  version: number,
  answer: Pick<
    Updateable<DB['quotes']>,
    'answer' | 'answer_reason' | 'answered_at' | 'answered_by'
  >,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set(answer)
    .where('request_id', '=', requestId)
    .where('version', '=', version)
    .execute()
}

export interface RequestPage {
  readonly list?: RequestList | undefined
  readonly user?: string | undefined
  /** Their open ones: what is finished is no longer on anyone's desk. */
  readonly translator?: string | undefined
  readonly limit: number
  readonly after: Place | undefined
}

/** A page of requests, newest first. Each condition is to the letter that of an index. */
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

function conditionOf(list: RequestList) {
  switch (list) {
    case 'balance-due':
      return sql<boolean>`requests.stage = 'complete' and requests.completed_at is null`
    case 'cancelled':
      return sql<boolean>`requests.closed_at is not null`
    case 'inbox':
      return sql<boolean>`((requests.completed_at is null and requests.closed_at is null) or not requests.admin_viewed)`
    case 'quote':
    case 'payment':
    case 'translate':
    case 'review':
    case 'delivery':
    case 'complete':
      // Written out, not as a parameter: only so does every plan know which index is meant.
      return sql<boolean>`requests.stage = ${sql.lit(list)} and requests.closed_at is null`
  }
}

/** Those whose customer is to be reminded by now; others may be at it too. */
export async function lockOverdue(
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
