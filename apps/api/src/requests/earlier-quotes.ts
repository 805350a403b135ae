import type { EarlierQuoteView } from '@kakehashi/contract/requests/office-records'
import { dollarsOf } from '@kakehashi/domain/money'
import { quoteOutcome } from '@kakehashi/domain/request/earlier-quotes'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { fullNameOf } from '../db/full-name.ts'
import type { QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import type { RequestRow } from './queries.ts'
import { toShownLines } from './quote-lines.ts'

/** Every quote but the current one, newest first. */
export async function readEarlierQuotes(
  db: Kysely<DB>,
  row: Pick<RequestRow, 'id' | 'stage' | 'quote_version'>,
  lines: ReadonlyMap<number, QuoteLine[]>,
): Promise<EarlierQuoteView[]> {
  const quotes = await db
    .selectFrom('quotes')
    .leftJoin('users', 'users.id', 'quotes.quoted_by')
    .selectAll('quotes')
    .select(fullNameOf('users').as('name'))
    .where('quotes.request_id', '=', row.id)
    .orderBy('quotes.version', 'desc')
    .limit(100)
    .execute()
  return quotes.flatMap((quote, index) => {
    // A request that is being quoted again has no current quote.
    if (quote.version === row.quote_version && row.stage !== 'quote') return []
    const later = quotes[index - 1]
    return [
      {
        version: quote.version,
        totalPrice: dollarsOf(quote.total_cents),
        deposit: dollarsOf(quote.deposit_cents),
        quotedAt: quote.quoted_at.toISOString(),
        outcome: quoteOutcome(
          {
            answer: quote.answer,
            expiresAt: quote.expires_at,
            paidBeforeCents: quote.paid_before_cents,
          },
          later && { quotedAt: later.quoted_at, paidBeforeCents: later.paid_before_cents },
        ),
        ...(quote.promised_on !== null && { promisedOn: quote.promised_on }),
        ...(quote.name !== null && { name: quote.name }),
        ...(quote.quoted_by === null && { isAutomatic: true as const }),
        ...toShownLines(lines.get(quote.version)),
      },
    ]
  })
}
