import { describe, expect, test } from 'vitest'
import { amountAt, estimateOf, priceUnits, quantityOf, type Rate } from './rates.ts'

const perPage: Rate = { unit: 'page', priceCents: 2_500, minimumCents: 4_000 }

describe('how many units are charged', () => {
  test.each([
    ['order', { documents: 0, pages: null }, 1],
    ['order', { documents: 3, pages: 12 }, 1],
    ['each', { documents: 3, pages: 12 }, 1],
    ['document', { documents: 3, pages: null }, 3],
    ['document', { documents: 0, pages: null }, null],
    ['page', { documents: 3, pages: 12 }, 12],
    ['page', { documents: 3, pages: null }, null],
    ['page', { documents: 0, pages: 0 }, null],
    ['word', { documents: 3, pages: 12 }, null],
  ] as const)('by %s of %o: %s', (unit, size, expected) => {
    expect(quantityOf(unit, size)).toBe(expected)
  })
})

test('a rate times its quantity is charged, but never less than the minimum', () => {
  expect(amountAt(perPage, 1)).toBe(4_000)
  expect(amountAt(perPage, 2)).toBe(5_000)
  expect(amountAt({ ...perPage, minimumCents: null }, 1)).toBe(2_500)
})

describe('the estimate before the quote', () => {
  test('is the amount of the list when the pages are known', () => {
    expect(estimateOf(perPage, { documents: 1, pages: 3 })).toEqual({
      cents: 7_500,
      isLeast: false,
    })
  })

  test('is the least price when the size is not known', () => {
    expect(estimateOf(perPage, { documents: 1, pages: null })).toEqual({
      cents: 4_000,
      isLeast: true,
    })
    expect(estimateOf({ ...perPage, unit: 'word' }, { documents: 1, pages: 3 }).isLeast).toBe(true)
  })

  test('of a fixed price is the price, with or without documents', () => {
    const fixed: Rate = { unit: 'order', priceCents: 8_500, minimumCents: null }
    expect(estimateOf(fixed, { documents: 0, pages: null })).toEqual({
      cents: 8_500,
      isLeast: false,
    })
  })

  test.each(priceUnits)('by %s is never below one unit or the minimum', (unit) => {
    for (const pages of [null, 0, 1, 7]) {
      const { cents } = estimateOf({ ...perPage, unit }, { documents: 2, pages })
      expect(cents).toBeGreaterThanOrEqual(4_000)
    }
  })
})
