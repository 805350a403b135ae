import { expect, test } from 'vitest'
import { roundTop, shortDollars } from './scale.ts'

test.each([
  [0, 100],
  [950, 1_000],
  [4_700, 6_000],
  [7_710, 8_000],
  [10_001, 20_000],
])('a chart of up to %d dollars ends at %d', (most, top) => {
  expect(roundTop(most)).toBe(top)
})

test.each([
  [0, '$0'],
  [949.6, '$950'],
  [4_730, '$4.7k'],
  [12_000, '$12k'],
  [123_456, '$123k'],
  [-250, '-$250'],
])('%d dollars are written as %s in a chart', (dollars, text) => {
  expect(shortDollars(dollars)).toBe(text)
})
