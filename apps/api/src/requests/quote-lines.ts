import type { QuoteLineView } from '@kakehashi/contract/requests/quote-lines'
import { dollarsOf } from '@kakehashi/domain/money'
import { amountOf, type QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export async function insertQuoteLines(
  trx: Transaction<DB>,
  quote: { readonly request_id: string; readonly version: number },
  lines: readonly QuoteLine[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ text, textJa, unit, quantity, unitCents }, index) => ({
    request_id: quote.request_id,
    version: quote.version,
    position: index + 1,
    text,
    text_ja: textJa ?? null,
    unit,
    quantity,
    unit_cents: unitCents,
  }))
  await trx.insertInto('quote_lines').values(rows).execute()
}

/** The lines of every quote of a request, by the version of the quote. */
export async function listQuoteLines(
  db: Kysely<DB>,
  requestId: string,
): Promise<Map<number, QuoteLine[]>> {
  const rows = await db
    .selectFrom('quote_lines')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('version')
    .orderBy('position')
    .execute()
  const lines = new Map<number, QuoteLine[]>()
  for (const { version, text, text_ja, unit, quantity, unit_cents } of rows) {
    const line = {
      text,
      ...(text_ja && { textJa: text_ja }),
      unit,
      quantity,
      unitCents: unit_cents,
    }
    lines.set(version, [...(lines.get(version) ?? []), line])
  }
  return lines
}

/** Absent if there are none. */
export function toShownLines(lines: readonly QuoteLine[] | undefined): { lines?: QuoteLineView[] } {
  return lines ? { lines: lines.map(toLineView) } : {}
}

export function toLineView(line: QuoteLine): QuoteLineView {
  const { unitCents, ...rest } = line
  return { ...rest, unitPrice: dollarsOf(unitCents), amount: dollarsOf(amountOf(line)) }
}
