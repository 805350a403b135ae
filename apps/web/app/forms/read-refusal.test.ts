import { expect, test } from 'vitest'
import { readRefusal } from './read-refusal.ts'

test('the code and the fields of a refusal are read', () => {
  const data = { message: 'x', code: 'invalid-fields', fields: { phone: 'y' }, requestId: '1' }
  expect(readRefusal({ status: 400, data })).toEqual({
    code: 'invalid-fields',
    fields: { phone: 'y' },
  })
})

test('a network error, a proxy page and a programming error have neither', () => {
  const nothing = { code: undefined, fields: {} }
  expect(readRefusal({ status: 'FETCH_ERROR', error: 'x' })).toEqual(nothing)
  expect(readRefusal({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' })).toEqual(
    nothing,
  )
  expect(readRefusal(new TypeError('x'))).toEqual(nothing)
  expect(readRefusal(undefined)).toEqual(nothing)
})

test('fields whose value is not a string are left out', () => {
  expect(readRefusal({ data: { code: 'x', fields: { phone: 3, email: 'y' } } }).fields).toEqual({
    email: 'y',
  })
})
