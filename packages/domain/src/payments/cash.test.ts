import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changePieces,
  countedSum,
  denominations,
  isPossibleCount,
  suggestedAmounts,
} from './cash.ts'

const currency = fc.constantFrom('usd', 'jpy')

test('¥2,290 are given back as two 1,000s, two 100s, one 50 and four 10s', () => {
  expect(changePieces('jpy', 2_290)).toEqual([
    { value: 1_000, pieces: 2 },
    { value: 100, pieces: 2 },
    { value: 50, pieces: 1 },
    { value: 10, pieces: 4 },
  ])
})

test('the pieces of any change add up to it', () => {
  fc.assert(
    fc.property(currency, fc.integer({ min: 0, max: 10_000_000 }), (unit, change) => {
      const pieces = changePieces(unit, change)
      const count = Object.fromEntries(pieces.map((item) => [item.value, item.pieces]))
      expect(countedSum(unit, count)).toBe(change)
    }),
  )
})

test('the change has the fewest pieces', () => {
  for (const unit of ['usd', 'jpy'] as const) {
    const fewest = [0]
    for (let amount = 1; amount <= 3_000; amount += 1) {
      const usable = denominations[unit].filter((value) => value <= amount)
      fewest.push(1 + Math.min(...usable.map((value) => fewest[amount - value] ?? Infinity)))
      const pieces = changePieces(unit, amount).reduce((sum, item) => sum + item.pieces, 0)
      expect(pieces, `${unit} ${amount}`).toBe(fewest[amount])
    }
  }
})

test('a count has whole pieces of known bills and coins', () => {
  expect(isPossibleCount('usd', { '2000': 9, '25': 11 })).toBe(true)
  expect(isPossibleCount('usd', { '3000': 1 })).toBe(false)
  expect(isPossibleCount('jpy', { '1000': -1 })).toBe(false)
  expect(isPossibleCount('jpy', { '1000': 1.5 })).toBe(false)
  expect(countedSum('usd', { '2000': 9, '25': 11 })).toBe(182_75)
})

test('the clerk is offered the notes that a customer probably hands over', () => {
  expect(suggestedAmounts('jpy', 17_710)).toEqual([18_000, 20_000])
  expect(suggestedAmounts('usd', 35_00)).toEqual([40_00, 50_00])
  expect(suggestedAmounts('usd', 20_00)).toEqual([50_00, 100_00])
  expect(suggestedAmounts('jpy', 0)).toEqual([])
})
