import { expect, test } from 'vitest'
import { sumOfDays } from './sum-totals.ts'

const day = { day: '2026-11-16', refunded: 0, yen: 0 }

test('days are added in cents, by method', () => {
  const sum = sumOfDays([
    { ...day, received: { card: 0.1, unstated: 5 }, sum: 5.1 },
    { ...day, day: '2026-11-17', received: { card: 0.2 }, refunded: 0.1, sum: 0.1, yen: 31 },
  ])
  expect(sum).toEqual({
    received: { 'cash-usd': 0, 'cash-jpy': 0, card: 30, other: 0, unstated: 500 },
    refunded: 10,
    sum: 520,
    yen: 31,
  })
})

test('without an entry, everything is zero', () => {
  expect(sumOfDays([])).toMatchObject({ refunded: 0, sum: 0, yen: 0 })
})
