import type { QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import type { RequestState } from '@kakehashi/domain/request/state'
import type { Kysely, Transaction, Updateable } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { RequestRow } from './queries.ts'
import { insertQuoteLines } from './quote-lines.ts'

interface MadeQuote {
  readonly requestId: string
  readonly next: RequestState
  readonly lines: readonly QuoteLine[]
  /** Null: the system. */
  readonly actorId: string | null
  readonly now: Date
}

/** Saves the quote that a command has made. */
export async function insertQuote(
  trx: Transaction<DB>,
  { requestId, next, lines, actorId, now }: MadeQuote,
): Promise<void> {
  if (!next.quote) return
  const quote = {
    request_id: requestId,
    version: next.quote.version,
    deposit_cents: next.depositCents,
    total_cents: next.totalCents,
    quoted_at: now,
    quoted_by: actorId,
    expires_at: next.quote.expiresAt,
    paid_before_cents: next.quote.paidBeforeCents,
    promised_on: next.promisedOn,
  }
  await trx.insertInto('quotes').values(quote).execute()
  await insertQuoteLines(trx, quote, lines)
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

/** What the customer wrote on declining the current quote. What staff recorded is theirs. */
export async function findDeclineReason(
  db: Kysely<DB>,
  { id, user_id, quote_version, quote_answer }: RequestRow,
): Promise<string | undefined> {
  if (quote_answer !== 'declined' || quote_version === null) return undefined
  const quote = await db
    .selectFrom('quotes')
    .select(['answer_reason', 'answered_by'])
    .where('request_id', '=', id)
    .where('version', '=', quote_version)
    .executeTakeFirst()
  return (quote?.answered_by === user_id && quote.answer_reason) || undefined
}

/** The row stays: the history of quotes is complete. */
export async function withdrawQuote(
  trx: Transaction<DB>,
  requestId: string,
  version: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ withdrawn_at: now })
    .where('request_id', '=', requestId)
    .where('version', '=', version)
    .execute()
}
