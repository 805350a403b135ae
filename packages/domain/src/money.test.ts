import { expect, test } from 'vitest'
import { centsOf, dollarsOf, priceText } from './money.ts'

test('every amount converts from cents to dollars and back', () => {
  const amounts = Array.from({ length: 200_000 }, (_, cents) => cents)

  expect(amounts.filter((cents) => centsOf(dollarsOf(cents)) !== cents)).toEqual([])
})

test('a third decimal is refused, not rounded', () => {
  for (const dollars of [0.001, 12.345, 99.999, 1e-9, Number.NaN, Infinity, 1e300]) {
    expect(centsOf(dollars)).toBeUndefined()
  }
  expect([centsOf(0.1), centsOf(0.29), centsOf(1.15), centsOf(19.99)]).toEqual([10, 29, 115, 1999])
})

test('a price is shown with cents and thousands separators', () => {
  expect([0, 5, 1999, 125_000, 123_456_789, -250].map(priceText)).toEqual([
    '$0.00',
    '$0.05',
    '$19.99',
    '$1,250.00',
    '$1,234,567.89',
    '-$2.50',
  ])
})
