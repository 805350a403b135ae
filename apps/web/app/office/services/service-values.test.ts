import { expect, test } from 'vitest'
import { serviceForm, toFigure, toServiceValues } from './service-values.ts'

test('a price is read as a hand types it', () => {
  expect(['45', '45.50', '$1,250.50', ' 45 ', '４５'].map(toFigure)).toEqual([
    45, 45.5, 1250.5, 45, 45,
  ])
})

test('an empty field is no figure, and words are none either', () => {
  expect(toFigure('')).toBeUndefined()
  expect(toFigure(undefined)).toBeUndefined()
  expect(toFigure('a lot')).toBeNaN()
})

test('a draft opens without a price, and is told so when it is saved', () => {
  const values = toServiceValues({
    _id: '0199a5a0-0000-7000-8000-000000000000',
    name: '',
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
