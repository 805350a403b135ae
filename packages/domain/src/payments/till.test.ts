import { expect, test } from 'vitest'
import { expectedSums, needsExplanation, tillDifference } from './till.ts'

test('the till expects the opening count, cash in and cash out', () => {
  const opening = { usd: 100_00, jpy: 20_000 }
  const cash = { usd: 231_50, jpy: 52_360 }
  const expected = expectedSums(opening, cash, { usd: 0, jpy: -1_180 })
  expect(expected).toEqual({ usd: 331_50, jpy: 71_180 })
  const difference = tillDifference({ usd: 331_50, jpy: 70_680 }, expected)
  expect(difference).toEqual({ usd: 0, jpy: -500 })
  expect(needsExplanation(difference)).toBe(true)
  expect(needsExplanation(tillDifference(expected, expected))).toBe(false)
})
