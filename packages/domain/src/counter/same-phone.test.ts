import { expect, test } from 'vitest'
import { isSamePhone } from './same-phone.ts'

test.each([
  ['090-1234-5678', '+81 90 1234 5678', true],
  ['(098) 000-0142', '０９８０００－０１４２', true],
  ['090-1234-5678', '090-1234-5679', false],
  ['', '', false],
])('%j and %j are the same number: %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame)
})
