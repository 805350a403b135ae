import type { BooksFigures, MonthItem, MonthView } from '@kakehashi/contract/books'
import { dollarsOf } from '@kakehashi/domain/money'
import type { MethodFigures, MonthFigures } from '@kakehashi/domain/payments/books'
import type { NamedClosing } from './queries.ts'

type Sums = Pick<MonthItem, 'received' | 'counterEntries' | 'refunded' | 'sum' | 'yen'>

export function toTotal(methods: readonly MethodFigures[]): Sums {
  const sumOf = (part: 'received' | 'counterEntries' | 'refunded' | 'yen') =>
    methods.reduce((sum, figures) => sum + figures[part], 0)
  return toSums({
    received: sumOf('received'),
    counterEntries: sumOf('counterEntries'),
    refunded: sumOf('refunded'),
    yen: sumOf('yen'),
  })
}

function toSums(cents: Omit<Sums, 'sum'>): Sums {
  const { received, counterEntries, refunded, yen } = cents
  return {
    received: dollarsOf(received),
    counterEntries: dollarsOf(counterEntries),
    refunded: dollarsOf(refunded),
    sum: dollarsOf(received + counterEntries - refunded),
    yen,
  }
}

export function toFigures({ methods, ...figures }: MonthFigures): BooksFigures {
  const { issued, first, last, voided } = figures.receipts
  const { unpaid, refundsOwed } = figures.outstanding
  return {
    methods: methods.map(({ method, entries, ...cents }) => ({
      method,
      entries,
      ...toSums(cents),
    })),
    total: toTotal(methods),
    receipts: { issued, ...(first && { first }), ...(last && { last }), voided },
    tills: figures.tills.map(({ id, openedAt, usd, jpy }) => ({
      _id: id,
      openedAt,
      usd: dollarsOf(usd),
      jpy,
    })),
    pay: { agreed: dollarsOf(figures.pay.agreed), paid: dollarsOf(figures.pay.paid) },
    outstanding: {
      unpaid: { orders: unpaid.orders, amount: dollarsOf(unpaid.cents) },
      refundsOwed: { orders: refundsOwed.orders, amount: dollarsOf(refundsOwed.cents) },
    },
  }
}

export function closedFields(closing: NamedClosing | undefined) {
  if (!closing) return {}
  return {
    closedAt: closing.closed_at.toISOString(),
    ...(closing.closer_name !== null && { closedBy: closing.closer_name }),
  }
}

/** Newest first. */
export function toHistory(closings: readonly NamedClosing[]): MonthView['history'] {
  return closings.flatMap((closing) => {
    const { closed_at, closer_name, reopened_at, reopener_name, reopen_reason } = closing
    const closed = {
      kind: 'closed' as const,
      at: closed_at.toISOString(),
      ...(closer_name !== null && { by: closer_name }),
    }
    if (!reopened_at) return [closed]
    const reopened = {
      kind: 'reopened' as const,
      at: reopened_at.toISOString(),
      ...(reopener_name !== null && { by: reopener_name }),
      ...(reopen_reason && { reason: reopen_reason }),
    }
    return [reopened, closed]
  })
}

export function toTill({ id, opened_at }: { id: string; opened_at: Date }) {
  return { _id: id, openedAt: opened_at.toISOString() }
}
