import { expect, test } from 'vitest'
import { differingParts, monthAt, type MonthFigures, periodOfMonth } from './books.ts'

const figures: MonthFigures = {
  methods: [{ method: 'card', entries: 1, received: 100, counterEntries: 0, refunded: 0, yen: 0 }],
  receipts: { issued: 1, first: 'R-2026-00001', last: 'R-2026-00001', voided: 0 },
  tills: [{ id: 'a', openedAt: '2026-10-01T00:00:00.000Z', usd: 0, jpy: -500 }],
  pay: { agreed: 4_500, paid: 0 },
  outstanding: { unpaid: { orders: 1, cents: 100 }, refundsOwed: { orders: 0, cents: 0 } },
}

test('a month begins and ends at midnight in the time zone of the office', () => {
  expect(periodOfMonth('2026-12', 'Asia/Tokyo')).toEqual({
    startsAt: new Date('2026-11-30T15:00:00Z'),
    endsAt: new Date('2026-12-31T15:00:00Z'),
  })
  // The clocks change on the eighth.
  expect(periodOfMonth('2026-03', 'America/New_York')).toEqual({
    startsAt: new Date('2026-03-01T05:00:00Z'),
    endsAt: new Date('2026-04-01T04:00:00Z'),
  })
})

test('the month of a moment is that of the office', () => {
  const lateEvening = new Date('2026-10-31T15:30:00Z')
  expect(monthAt(lateEvening, 'Asia/Tokyo')).toBe('2026-11')
  expect(monthAt(lateEvening, 'UTC')).toBe('2026-10')
  expect(monthAt(lateEvening, 'UTC', -10)).toBe('2025-12')
})

test('the order in which the database writes names makes no difference', () => {
  const { issued, first, last, voided } = figures.receipts
  const stored = { ...figures, receipts: { voided, last, first, issued } }
  expect(differingParts(stored, figures)).toEqual([])
})

test('a cent more is a difference, but what is outstanding may change', () => {
  const { unpaid } = figures.outstanding
  expect(differingParts(figures, { ...figures, pay: { agreed: 4_501, paid: 0 } })).toEqual(['pay'])
  const paidSince = { ...figures, outstanding: { unpaid, refundsOwed: unpaid } }
  expect(differingParts(figures, paidSince)).toEqual([])
})
