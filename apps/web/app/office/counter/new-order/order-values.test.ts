import { expect, test } from 'vitest'
import { isFoundBy, newPersonFrom, type OrderLine } from './order-values.ts'

test.each([
  ['Whitaker', { lastName: 'Whitaker' }],
  ['Dana Marie Whitaker', { firstName: 'Dana Marie', lastName: 'Whitaker' }],
  ['國吉 聡', { nameJa: '國吉 聡' }],
  ['くによし', { nameJa: 'くによし' }],
  ['090-1234-5678', { phone: '090-1234-5678' }],
])('%j is kept as %j', (typed, kept) => {
  const empty = { firstName: '', lastName: '', nameJa: '', phone: '' }
  expect(newPersonFrom(typed)).toEqual({ ...empty, ...kept })
})

test('a line is found by words of either name, in any order, case and width', () => {
  const koseki: OrderLine = {
    id: 'koseki',
    text: 'Family Register (Koseki)',
    textJa: '戸籍謄本',
    unit: 'each',
    quantity: 1,
    unitCents: 45_00,
  }
  for (const typed of ['', 'fam', 'koseki reg', '戸籍', 'ＫＯＳＥＫＩ']) {
    expect({ typed, isFound: isFoundBy(koseki, typed) }).toEqual({ typed, isFound: true })
  }
  expect(isFoundBy(koseki, 'fam birth')).toBe(false)
})
