import { describe, expect, test } from 'vitest'
import { updateServiceBody } from './services.ts'

const form = {
  name: 'Legal',
  description: 'Contracts and the like',
  price: 45,
  icon: '',
  image: '',
}

function problemsOf(changes: object): Record<string, string> {
  const issues = updateServiceBody.safeParse({ ...form, ...changes }).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

test('a service needs a name, a description and a price', () => {
  const missing = updateServiceBody.safeParse({}).error?.issues.map(({ message }) => message)

  expect(missing).toEqual(['service-name-required', 'description-required', 'price-required'])
  expect(problemsOf({ name: ' ', description: '\n', price: null })).toEqual({
    name: 'service-name-required',
    description: 'description-required',
    price: 'price-required',
  })
})

test('a name needs a letter or a digit', () => {
  expect(problemsOf({ name: '!?' })).toEqual({ name: 'service-name-required' })
  expect(problemsOf({ name: '婚姻届' })).toEqual({})
})

test('a description keeps line breaks and loses hidden characters', () => {
  const { description } = updateServiceBody.parse({
    ...form,
    description: ' One\r\ntwo\u202E\u0000three ',
  })

  expect(description).toBe('One\ntwo  three')
  expect(problemsOf({ description: 'x'.repeat(4_001) })).toEqual({ description: 'too-long' })
})

describe('a price in dollars is parsed to cents', () => {
  test.each([
    [45, 4_500],
    [45.5, 4_550],
    [0.01, 1],
    [1_000_000, 100_000_000],
  ])('%d', (price, cents) => {
    expect(updateServiceBody.parse({ ...form, price }).price).toBe(cents)
  })

  test.each([0, -1, 45.505, 0.001, 1_000_000.01, 1e308, '45', true, []])(
    '%j is invalid',
    (price) => {
      expect(problemsOf({ price })).toEqual({ price: 'price-format' })
    },
  )
})

describe('a picture is an uploaded one or an https URL', () => {
  const uploaded = '/api/pictures/0190f3c2-aaaa-7bbb-8ccc-0123456789ab'

  test.each([
    ['', ''],
    [uploaded, uploaded],
    ['https://example.com/a.png', 'https://example.com/a.png'],
    [' https://EXAMPLE.com/a b.png\u0000', 'https://example.com/a%20b.png'],
    ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
  ])('%j', (image, kept) => {
    expect(updateServiceBody.parse({ ...form, image }).image).toBe(kept)
  })

  test.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//example.com/a.png',
    '/api/users',
    `${uploaded}/../../users`,
    `${uploaded}?x`,
    'https://user:secret@example.com/a.png',
    'https://',
    'picture.png',
    7,
    null,
  ])('%j is invalid', (image) => {
    expect(problemsOf({ image })).toEqual({ image: 'picture-address' })
  })

  test('a URL has at most 2000 characters', () => {
    const image = `https://example.com/${'x'.repeat(2_000)}`

    expect(problemsOf({ image })).toEqual({ image: 'too-long' })
  })
})

test('working days are an integer from 0 to 365', () => {
  for (const usualWorkingDays of [-1, 2.5, 366, '3', null]) {
    expect(problemsOf({ usualWorkingDays })).toEqual({ usualWorkingDays: 'working-days-range' })
  }
  expect(problemsOf({ usualWorkingDays: 0 })).toEqual({})
})
