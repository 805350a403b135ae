import { expect, test } from 'vitest'
import { unusualPrice } from './usual-price.ts'

test('a price of $4,000.00 is 42 times the usual $95.00', () => {
  expect(unusualPrice(400_000, 9_500)).toEqual({ kind: 'above', times: 42 })
})

test('a price below a third of the usual one is unusual', () => {
  expect(unusualPrice(950, 9_500)).toEqual({ kind: 'below' })
  expect(unusualPrice(3_166, 9_500)).toEqual({ kind: 'below' })
})

test.each([9_500, 3_167, 28_500])('%i cents is not far from the usual 9500', (price) => {
  expect(unusualPrice(price, 9_500)).toBeUndefined()
})

test('a service without a price has no usual price to compare with', () => {
  expect(unusualPrice(400_000, undefined)).toBeUndefined()
})
