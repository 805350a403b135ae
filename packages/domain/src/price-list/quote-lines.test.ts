import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestPriceCents } from '../money.ts'
import {
  amountOf,
  extraLine,
  isServiceText,
  largestQuantity,
  lineProblem,
  lineUnits,
  mostLines,
  type PricedService,
  type QuoteLine,
  serviceLine,
  sumOf,
} from './quote-lines.ts'
import { amountAt, priceUnits, quantityOf } from './rates.ts'

const line: QuoteLine = { text: 'Copy', unit: 'each', quantity: 2, unitCents: 500 }
const koseki: PricedService = {
  name: 'Family Register',
  nameJa: '戸籍謄本',
  rate: { unit: 'page', priceCents: 1_500, minimumCents: 4_000 },
}

describe('the first line of a quote', () => {
  test('is the rate of the service times what the server counted', () => {
    expect(serviceLine(koseki, { documents: 1, pages: 3 })).toEqual({
      text: 'Family Register',
      textJa: '戸籍謄本',
      unit: 'page',
      quantity: 3,
      unitCents: 1_500,
    })
  })

  test('is the minimum, and says so, when the rate gives less', () => {
    expect(serviceLine(koseki, { documents: 1, pages: 2 })).toEqual({
      text: 'Family Register (minimum price)',
      textJa: '戸籍謄本（最低料金）',
      unit: 'each',
      quantity: 1,
      unitCents: 4_000,
    })
  })

  test('of a fixed price is one piece, without Japanese if the service has none', () => {
    const fixed: PricedService = {
      name: 'Legal',
      rate: { unit: 'order', priceCents: 8_500, minimumCents: null },
    }
    expect(serviceLine(fixed, { documents: 4, pages: 9 })).toEqual({
      text: 'Legal',
      unit: 'each',
      quantity: 1,
      unitCents: 8_500,
    })
  })

  test('always has the amount that the rate gives', () => {
    const rate = fc.record({
      unit: fc.constantFrom(...priceUnits),
      priceCents: fc.integer({ min: 1, max: 100_000 }),
      minimumCents: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    })
    const size = fc.record({ documents: fc.nat(20), pages: fc.option(fc.nat(500)) })
    fc.assert(
      fc.property(rate, size, (given, counted) => {
        const made = serviceLine({ name: 'Any', rate: given }, counted)
        const quantity = quantityOf(given.unit, counted) ?? 1
        expect(amountOf(made)).toBe(amountAt(given, quantity))
      }),
    )
  })
})

test('the text of the price list is told from what somebody typed', () => {
  const made = [1, 9].map((pages) => serviceLine(koseki, { documents: 1, pages }).text)
  expect(made.map((text) => isServiceText(text, koseki.name))).toEqual([true, true])
  expect(isServiceText('Family Register of Mr. Higa', koseki.name)).toBe(false)
})

describe('an extra of the price list', () => {
  const size = { documents: 2, pages: 5 }
  test.each([
    ['each', 1],
    ['document', 2],
    ['page', 5],
  ] as const)('by %s is charged %s times', (unit, quantity) => {
    const extra = { name: 'Certificate', nameJa: '証明書', unit, priceCents: 1_000 }
    expect(extraLine(extra, size)).toEqual({
      text: 'Certificate',
      textJa: '証明書',
      unit,
      quantity,
      unitCents: 1_000,
    })
  })
})

describe('the lines of a quote', () => {
  const someLines = fc.array(
    fc.record({
      text: fc.string(),
      unit: fc.constantFrom(...lineUnits),
      quantity: fc.integer({ min: 1, max: 999 }),
      unitCents: fc.integer({ min: -10_000, max: 100_000 }),
    }),
    { minLength: 1, maxLength: mostLines },
  )

  test('are possible exactly if their sum is the price', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: -3, max: 3 }), (lines, off) => {
        const total = lines.reduce((sum, one) => sum + one.quantity * one.unitCents, 0)
        expect(sumOf(lines)).toBe(total)
        expect(lineProblem(lines, total + off)).toBe(off === 0 ? undefined : 'quote-lines-differ')
      }),
    )
  })

  test('may be missing, whatever the price is', () => {
    expect(lineProblem([], 4_500)).toBeUndefined()
  })

  test('may have a discount', () => {
    const discount = { ...line, quantity: 1, unitCents: -100 }
    expect(lineProblem([line, discount], 900)).toBeUndefined()
  })

  test('are limited in number', () => {
    const lines = Array.from({ length: mostLines }, () => line)
    expect(lineProblem(lines, sumOf(lines))).toBeUndefined()
    expect(lineProblem([...lines, line], sumOf([...lines, line]))).toBe('too-many-lines')
  })

  test.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: largestQuantity + 1, unitCents: 1 },
    { unitCents: 0.5 },
    { unitCents: Number.NaN },
    { quantity: 1, unitCents: largestPriceCents + 1 },
    { quantity: 1, unitCents: -largestPriceCents - 1 },
  ])('are whole numbers within limits: %o is not', (change) => {
    const wrong = { ...line, ...change }
    expect(lineProblem([wrong], amountOf(wrong))).toBe('quote-out-of-range')
  })
})
