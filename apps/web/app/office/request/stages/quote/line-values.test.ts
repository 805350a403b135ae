import { describe, expect, test } from 'vitest'
import {
  amountOfValues,
  areSetAside,
  differenceLine,
  freeLine,
  lineValues,
  sumOfValues,
  toLineValues,
  toSavedValues,
} from './line-values.ts'

const koseki = toLineValues({
  text: 'Koseki',
  textJa: '戸籍謄本',
  unit: 'page',
  quantity: 3,
  unitCents: 2_500,
})
const copy = { ...freeLine, text: 'Copy', quantity: '2', each: '4.50' }

describe('a line of a quote as it is typed', () => {
  test('is sent as the API expects it', () => {
    expect(lineValues.parse(koseki)).toEqual({
      text: 'Koseki',
      textJa: '戸籍謄本',
      unit: 'page',
      quantity: 3,
      unitPrice: 25,
    })
  })

  test('loses its Japanese when its text is changed', () => {
    expect(lineValues.parse({ ...koseki, text: 'Koseki of 1952' })).not.toHaveProperty('textJa')
  })

  test('accepts full-width digits and a discount', () => {
    const typed = { ...copy, quantity: '２', each: '-４.50' }
    expect(lineValues.parse(typed)).toMatchObject({ quantity: 2, unitPrice: -4.5 })
    expect(amountOfValues(typed)).toBe(-900)
  })

  test.each([
    { quantity: '0' },
    { quantity: '1.5' },
    { quantity: '' },
    { each: 'x' },
    { text: ' ' },
  ])('is refused with %o', (change) => {
    expect(lineValues.safeParse({ ...copy, ...change }).success).toBe(false)
  })

  test('comes back from a saved quote as it was', () => {
    const saved = { text: 'Copy', unit: 'each', quantity: 2, unitPrice: 4.5, amount: 9 } as const
    expect(lineValues.parse(toSavedValues(saved))).toEqual(lineValues.parse(copy))
  })
})

describe('the price beside the lines', () => {
  test('is their sum, once every line is complete', () => {
    expect(sumOfValues([koseki, copy])).toBe(8_400)
    expect(sumOfValues([koseki, freeLine])).toBeUndefined()
    expect(sumOfValues([])).toBeUndefined()
  })

  test('sets the lines aside when another one is typed', () => {
    expect(areSetAside([koseki, copy], '84')).toBe(false)
    expect(areSetAside([koseki, copy], '80')).toBe(true)
    expect(areSetAside([koseki, freeLine], '80')).toBe(false)
    expect(areSetAside([], '80')).toBe(false)
    expect(areSetAside([koseki], '')).toBe(false)
  })

  test('can be reached with a line for the difference', () => {
    const lines = [koseki, differenceLine(-500)]
    expect(sumOfValues(lines)).toBe(7_000)
    expect(lineValues.parse(lines[1])).toMatchObject({ text: 'Discount', textJa: '割引' })
    expect(differenceLine(500)).toMatchObject({ text: 'Adjustment', each: '5.00' })
  })
})
