import { expect, test } from 'vitest'
import { typedDollars } from './amount.ts'

test.each([
  ['45', 45],
  ['45.5', 45.5],
  [' $1,250.00 ', 1250],
  ['0', 0],
  ['４５．００', 45],
  ['1250', 1250],
])('%j is an amount', (text, dollars) => {
  expect(typedDollars(text)).toBe(dollars)
})

test.each(['', '45,50', '45.505', '-1', 'ten', '1e3', '4 5', '.5'])(
  '%j is not an amount',
  (text) => {
    expect(typedDollars(text)).toBeUndefined()
  },
)
