import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimCodeFrom, claimCodeText, isSamePhone, readClaimCode } from './claim-code.ts'

test('every code that is printed can be typed back, in any case and with spaces', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      const code = claimCodeFrom(bytes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
      expect(readClaimCode(claimCodeText(code))).toBe(code)
      expect(readClaimCode(` ${claimCodeText(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(
        code,
      )
    }),
  )
})

test('letters that look like digits are read as digits', () => {
  expect(readClaimCode('oIlO-2345-6789')).toBe('011023456789')
  expect(readClaimCode('ＡＢＣＤ－２３４５－６７８９')).toBe('ABCD23456789')
})

test.each(['', 'ABCD', 'ABCD-EFGH-JKM', 'ABCD-EFGH-JKMNP', 'ABCD-EFGH-JKM!', 'UUUU-UUUU-UUUU'])(
  '%j is no code',
  (typed) => {
    expect(readClaimCode(typed)).toBeUndefined()
  },
)

test.each([
  ['090-1234-5678', '+81 90 1234 5678', true],
  ['(098) 000-0142', '０９８０００－０１４２', true],
  ['090-1234-5678', '090-1234-5679', false],
  ['', '', false],
])('%j and %j are the same number: %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame)
})
