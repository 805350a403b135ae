import { expect, test } from 'vitest'
import { refusalOf } from './read-refusal.ts'

test('the code and the fields of a refusal are read', () => {
  const data = { message: 'x', code: 'invalid-fields', fields: { phone: 'y' }, requestId: '1' }
  expect(refusalOf({ status: 400, data })).toEqual({
    code: 'invalid-fields',
    fields: { phone: 'y' },
  })
})

test('a broken line, a proxy page and a programming error have neither', () => {
  const nothing = { code: undefined, fields: {} }
  expect(refusalOf({ status: 'FETCH_ERROR', error: 'x' })).toEqual(nothing)
  expect(refusalOf({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' })).toEqual(
    nothing,
  )
  expect(refusalOf(new TypeError('x'))).toEqual(nothing)
  expect(refusalOf(undefined)).toEqual(nothing)
})

test('fields that are not words are left out', () => {
  expect(refusalOf({ data: { code: 'x', fields: { phone: 3, email: 'y' } } }).fields).toEqual({
    email: 'y',
  })
})
