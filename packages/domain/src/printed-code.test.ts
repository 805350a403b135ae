import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printedCodeFrom, printedCodeText, readPrintedCode } from './printed-code.ts'

test('every code that is printed can be typed back, in any case and with spaces', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      const code = printedCodeFrom(bytes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
      expect(readPrintedCode(printedCodeText(code))).toBe(code)
      expect(readPrintedCode(` ${printedCodeText(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(
        code,
      )
    }),
  )
})

test('letters that look like digits are read as digits', () => {
  expect(readPrintedCode('oIlO-2345-6789')).toBe('011023456789')
  expect(readPrintedCode('ＡＢＣＤ－２３４５－６７８９')).toBe('ABCD23456789')
})

test.each(['', 'ABCD', 'ABCD-EFGH-JKM', 'ABCD-EFGH-JKMNP', 'ABCD-EFGH-JKM!', 'UUUU-UUUU-UUUU'])(
  '%j is no code',
  (typed) => {
    expect(readPrintedCode(typed)).toBeUndefined()
  },
)
