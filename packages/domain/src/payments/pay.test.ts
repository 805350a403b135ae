import { expect, test } from 'vitest'
import { firstOfMonth, monthText, statementSums } from './pay.ts'

test('a statement has the sum of its pays, and apart what is not paid', () => {
  const pays = [
    { amountCents: 1_010, isPaid: true },
    { amountCents: 2_020, isPaid: false },
    { amountCents: 0, isPaid: false },
  ]
  expect(statementSums(pays)).toEqual({ sum: 3_030, unpaid: 2_020 })
  expect(statementSums([])).toEqual({ sum: 0, unpaid: 0 })
})

test('a month is stored under its first day', () => {
  expect(firstOfMonth(monthText('2026-11-18'))).toBe('2026-11-01')
})
