import type { RequestList, RequestSort } from '@kakehashi/contract/requests/requests'
import type { Language } from '@kakehashi/domain/language'
import type { ProofState } from '@kakehashi/domain/request/proof'
import { isStage, type Stage } from '@kakehashi/domain/request/stage'
import type { ServiceKind } from '@kakehashi/domain/services'
import type { Insertable, Kysely, RawBuilder, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { HeldMove } from '../outbox/held-move.ts'
import { dueColumn, inOrder } from './list-order.ts'

type QuoteRow = Selectable<DB['quotes']>
/** A request with its current quote, a held move, and what is read from its people and service. */
export interface RequestRow extends Selectable<DB['requests']>, HeldMove {
  readonly held_kind: Selectable<DB['request_moves']>['kind'] | null
  readonly quote_expires_at: Date | null
  readonly quote_answer: QuoteRow['answer']
  readonly quote_answered_at: Date | null
  readonly quote_paid_before_cents: number | null
  /** It was made by the system. */
  readonly quote_is_automatic: boolean
  readonly translator_name: string | null
  /** Null if there is no handler, or they are no longer an admin. */
  readonly handler_name: string | null
  readonly customer_language: Language | null
  /** The contact data of the account, which may have changed since the request was sent. */
  readonly customer_email: string | null
  readonly customer_phone: string | null
  readonly service_icon: string | null
  readonly service_kind: ServiceKind
  readonly customer_deleted_at: Date | null
  /** How many originals of it are in the house. */
  readonly originals_here: number
  /** How many of its names, dates and places are not confirmed. */
  readonly unconfirmed_names: number
  /** Of the proof copy of its current translation, or else of the last that was sent. */
  readonly proof_state: ProofState | null
}

const unconfirmedNames = sql<number>`(
  select count(*)::integer from name_entries
  where request_id = requests.id and confirmed_at is null)`

/** Lists have it for every row, so nothing is sorted. */
const proofState = sql<ProofState | null>`coalesce(
  (select coalesce(answer, 'sent') from proofs
    where request_id = requests.id
      and sha256 = (select sha256 from files where files.id = requests.translation_id)
      and not exists (select from proofs as newer
        where newer.request_id = proofs.request_id and newer.sha256 = proofs.sha256
          and (newer.sent_at, newer.id) > (proofs.sent_at, proofs.id))),
  (select 'replaced' from proofs where request_id = requests.id limit 1))`

const originalsHere = sql<number>`(
  select count(*)::integer from originals
  where request_id = requests.id and out_at is null and removed_at is null)`

export function requestsWithQuote(db: Kysely<DB>) {
  return db
    .selectFrom('requests')
    .leftJoin('quotes', (join) =>
      join
        .onRef('quotes.request_id', '=', 'requests.id')
        .onRef('quotes.version', '=', 'requests.quote_version'),
    )
    .leftJoin('users as translator', 'translator.id', 'requests.translator_id')
    .leftJoin('users as customer', 'customer.id', 'requests.user_id')
    .leftJoin('users as handler', (join) =>
      join.onRef('handler.id', '=', 'requests.handler_id').on('handler.is_admin', '=', true),
    )
    .leftJoin('services', 'services.id', 'requests.service_id')
    .leftJoin('request_moves as held', 'held.id', 'requests.held_move_id')
    .selectAll('requests')
    .select((eb) => [
      'quotes.expires_at as quote_expires_at',
      'quotes.answer as quote_answer',
      'quotes.answered_at as quote_answered_at',
      'quotes.paid_before_cents as quote_paid_before_cents',
      sql<boolean>`quotes.version is not null and quotes.quoted_by is null`.as(
        'quote_is_automatic',
      ),
      fullNameOf('translator').as('translator_name'),
      fullNameOf('handler').as('handler_name'),
      'customer.language as customer_language',
      'customer.email as customer_email',
      'customer.phone as customer_phone',
      'services.icon as service_icon',
      eb.ref('services.kind').$notNull().as('service_kind'),
      'customer.deleted_at as customer_deleted_at',
      originalsHere.as('originals_here'),
      unconfirmedNames.as('unconfirmed_names'),
      proofState.as('proof_state'),
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
  return requestsWithQuote(db).where('requests.id', '=', anyOf(ids)).execute()
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

interface Filters {
  readonly service?: string | undefined
  /** Only requests that were due before this day. */
  readonly overdueOn?: string | undefined
  readonly isUnread?: boolean | undefined
  readonly conditions?: readonly RawBuilder<boolean>[]
  /** Only requests of this translator; null for those without one. */
  readonly assignee?: string | null | undefined
  /** Only requests due on this day or earlier. */
  readonly dueUntil?: string | undefined
  /** Only requests due after this day, or on no day. */
  readonly dueAfter?: string | undefined
  /** Also unread: what this person has marked. */
  readonly markedBy?: string | undefined
  readonly handler?: string | undefined
}

export interface RequestPage extends Filters {
  readonly list?: RequestList | undefined
  readonly user?: string | undefined
  /** Only the translator's open requests. */
  readonly translator?: string | undefined
  /** Without delivered ones, which stay open while a balance is due. */
  readonly isOnDesk?: boolean | undefined
  /** Only requests that are not in the stage 'translate'. */
  readonly isWithOthers?: boolean | undefined
  readonly sort?: RequestSort | undefined
  readonly limit: number
  readonly after: CursorPosition | undefined
}

/** Newest first by default. Each condition matches the predicate of a partial index exactly. */
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
  if (page.isOnDesk) query = query.where('requests.stage', '<>', 'complete')
  if (page.isWithOthers) query = query.where('requests.stage', '<>', 'translate')
  if (page.service !== undefined) query = query.where('requests.service_id', '=', page.service)
  if (page.overdueOn !== undefined) query = query.where('requests.due_on', '<', page.overdueOn)
  if (page.isUnread) query = query.where(isUnread(page.markedBy))
  if (page.handler !== undefined) query = query.where('requests.handler_id', '=', page.handler)
  for (const condition of page.conditions ?? []) query = query.where(condition)
  if (page.assignee === null) query = query.where('requests.translator_id', 'is', null)
  else if (page.assignee) query = query.where('requests.translator_id', '=', page.assignee)
  const due = dueColumn(page.list)
  if (page.dueUntil !== undefined) query = query.where(due, '<=', page.dueUntil)
  if (page.dueAfter !== undefined) query = query.where(due, '>', page.dueAfter)
  return inOrder(query, page, due).limit(page.limit).execute()
}

// Without marks, the condition matches the predicate of a partial index.
function isUnread(markedBy: string | undefined) {
  if (markedBy === undefined) return sql<boolean>`not requests.admin_viewed`
  return sql<boolean>`(not requests.admin_viewed or requests.id in (
    select request_id from unread_marks where user_id = ${markedBy}))`
}

const otherLists = {
  'balance-due': sql<boolean>`requests.stage = 'complete' and requests.completed_at is null`,
  cancelled: sql<boolean>`requests.closed_at is not null`,
  due: sql<boolean>`requests.due_on is not null and requests.closed_at is null`,
  inbox: sql<boolean>`((requests.completed_at is null and requests.closed_at is null) or not requests.admin_viewed)`,
} satisfies Record<Exclude<RequestList, Stage>, unknown>

export function conditionOf(list: RequestList) {
  if (!isStage(list)) return otherLists[list]
  // A literal, because a generic plan cannot match a parameter to a partial index.
  return sql<boolean>`requests.stage = ${sql.lit(list)} and requests.closed_at is null`
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
