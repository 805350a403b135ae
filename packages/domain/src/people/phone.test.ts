import { expect, test } from 'vitest'
import { isPhone, telLink } from './phone.ts'

test.each([
  ['090-1234-5678', 'tel:09012345678'],
  ['+81 90 1234 5678', 'tel:+819012345678'],
  ['098-970-1234 ext. 56', 'tel:0989701234;ext=56'],
  ['(098) 970-1234 内線12', 'tel:0989701234;ext=12'],
])('%s becomes %s', (phone, link) => {
  expect(telLink(phone)).toBe(link)
})

test('a DSN number has no link', () => {
  expect(telLink('DSN 634-1234')).toBeUndefined()
})

test('a mobile number has eleven digits, an office or DSN number may have fewer', () => {
  expect(['090-0000-9', '090-1234-56789', 'none'].filter(isPhone)).toEqual([])
  const numbers = ['090-1234-5678', '098-000-0142', '634-1234', 'DSN 090-1234', '+81 90 1234 5678']
  expect(numbers.filter(isPhone)).toEqual(numbers)
})
