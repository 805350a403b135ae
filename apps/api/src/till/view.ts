import type { ClosedTill, OpenTill } from '@kakehashi/contract/till'
import { dollarsOf } from '@kakehashi/domain/money'
import { type DrawerSums, expectedSums, tillDifference } from '@kakehashi/domain/payments/till'
import { fullName } from '../db/full-name.ts'
import type { CashEntryRow, NamedTillRow } from './queries.ts'

interface TillSums {
  readonly cash: DrawerSums
  readonly moved: DrawerSums
}

export function toOpenTill(
  row: NamedTillRow,
  { cash, moved }: TillSums,
  entries: readonly CashEntryRow[],
): OpenTill {
  const opening = { usd: row.opening_cents, jpy: row.opening_yen }
  const expected = expectedSums(opening, cash, moved)
  return {
    ...openingOf(row),
    cash: inDollarsAndYen(cash),
    moved: inDollarsAndYen(moved),
    expected: inDollarsAndYen(expected),
    entries: entries.map(toEntry),
    cards: cardsOf(row),
  }
}

export function toClosedTill(row: NamedTillRow): ClosedTill {
  const expected = { usd: row.expected_cents ?? 0, jpy: row.expected_yen ?? 0 }
  const counted = { usd: row.counted_cents ?? 0, jpy: row.counted_yen ?? 0 }
  return {
    ...openingOf(row),
    closedAt: (row.closed_at ?? row.opened_at).toISOString(),
    ...(row.closer_name !== null && { closedBy: row.closer_name }),
    closingCount: row.closing_count ?? { usd: {}, jpy: {} },
    expected: inDollarsAndYen(expected),
    counted: inDollarsAndYen(counted),
    difference: inDollarsAndYen(tillDifference(counted, expected)),
    ...(row.difference_reason !== null && { differenceReason: row.difference_reason }),
    ...(row.terminal_cents !== null && { terminal: dollarsOf(row.terminal_cents) }),
    cards: cardsOf(row),
  }
}

function openingOf(row: NamedTillRow) {
  return {
    _id: row.id,
    openedAt: row.opened_at.toISOString(),
    ...(row.opener_name !== null && { openedBy: row.opener_name }),
    yenRate: row.yen_rate / 100,
    openingCount: row.opening_count,
    opening: inDollarsAndYen({ usd: row.opening_cents, jpy: row.opening_yen }),
  }
}

function inDollarsAndYen({ usd, jpy }: DrawerSums) {
  return { usd: dollarsOf(usd), jpy }
}

function cardsOf({ card_count, card_cents }: NamedTillRow) {
  return { count: Number(card_count), sum: dollarsOf(Number(card_cents)) }
}

function toEntry(entry: CashEntryRow): OpenTill['entries'][number] {
  const at = entry.at.toISOString()
  if ('reason' in entry) {
    const { currency, amount, reason } = entry
    return { at, currency, amount: currency === 'usd' ? dollarsOf(amount) : amount, reason }
  }
  const isYen = entry.method === 'cash-jpy'
  const name = fullName(entry)
  return {
    at,
    currency: isYen ? 'jpy' : 'usd',
    amount: isYen ? (entry.yen ?? 0) : dollarsOf(entry.difference_cents),
    requestId: entry.request_id,
    orderNumber: entry.order_number,
    ...(name && { name }),
  }
}
