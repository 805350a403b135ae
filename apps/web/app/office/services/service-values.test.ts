import { expect, test } from 'vitest'
import {
  ceilingProblem,
  serviceForm,
  type ServiceValues,
  toDays,
  toOptionalPrice,
  toPrice,
  toSent,
  toServiceValues,
} from './service-values.ts'

test('parses prices with dollar signs, thousands separators and full-width digits', () => {
  expect(['45', '45.50', '$1,250.50', ' 45 ', '４５'].map(toPrice)).toEqual([
    45, 45.5, 1250.5, 45, 45,
  ])
})

// A comma is valid only between thousands: 45,50 must not become 4,550.
test.each(['a lot', '45,50', '1e3', '45.505', '-1'])('%j is not a price', (typed) => {
  expect(toPrice(typed)).toBeNaN()
})

test('accepts only whole days', () => {
  expect(['3', ' ３ ', '0'].map(toDays)).toEqual([3, 3, 0])
  for (const typed of ['soon', '1.5', '1,0', '1e1', '-1']) expect(toDays(typed)).toBeNaN()
})

test('an empty field is undefined', () => {
  for (const read of [toPrice, toDays]) {
    expect(read(' ')).toBeUndefined()
    expect(read(undefined)).toBeUndefined()
  }
})

test('a new draft has no price, and its missing fields are reported', () => {
  const values = toServiceValues({
    _id: '0199a5a0-0000-7000-8000-000000000000',
    name: '',
    kind: 'translation',
    slug: '',
    description: '',
    icon: '',
    image: '',
    usualWorkingDays: 3,
    createdAt: '2026-11-15T00:00:00.000Z',
    isDraft: true,
  })
  expect(values).not.toHaveProperty('price')
  const problems = serviceForm.safeParse(values).error?.issues.map(({ message }) => message)
  expect(problems).toEqual(['service-name-required', 'description-required', 'price-required'])
})

test('a service that quotes itself needs a ceiling, unless it is an interpretation', () => {
  const values = { kind: 'translation', quotesItself: true, quoteCeiling: null } as ServiceValues
  expect(ceilingProblem(values)).toEqual({ quoteCeiling: 'ceiling-required' })
  expect(ceilingProblem({ ...values, quoteCeiling: 90 })).toEqual({})
  expect(ceilingProblem({ ...values, quotesItself: false })).toEqual({})
  expect(ceilingProblem({ ...values, kind: 'interpretation' })).toEqual({})
  expect(toSent({ ...values, kind: 'interpretation' }).quotesItself).toBe(false)
})

test('an empty minimum removes it', () => {
  expect([' ', null, '40'].map(toOptionalPrice)).toEqual([null, null, 40])
})
