import { expect, test } from 'vitest'
import { newPersonFrom } from './order-values.ts'

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
