import { expect, test } from 'vitest'
import { tokenInHash } from './use-mailed-token.ts'

test('the token is read from the fragment of a mailed link', () => {
  expect(tokenInHash('#token=a1-b2_c3')).toBe('a1-b2_c3')
  expect(tokenInHash('#token=a%2Bb')).toBe('a+b')
})

test('a link without a token returns null', () => {
  expect(tokenInHash('')).toBeNull()
  expect(tokenInHash('#')).toBeNull()
  expect(tokenInHash('#token=')).toBeNull()
  expect(tokenInHash('#main')).toBeNull()
  expect(tokenInHash(`#token=${'a'.repeat(201)}`)).toBeNull()
})
