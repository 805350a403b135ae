import { beforeEach, expect, test } from 'vitest'
import { fakeStorage } from './testing/fake-browser.ts'
import { getWaitingCount, rememberWaitingCount } from './waiting-count.ts'

let storage: Storage
beforeEach(() => {
  ;({ storage } = fakeStorage())
})

test('the number is kept for the person it belongs to', () => {
  rememberWaitingCount('0190', 3)
  expect(getWaitingCount('0190')).toBe(3)
  expect(getWaitingCount('0191')).toBe(0)
  expect(getWaitingCount(undefined)).toBe(0)
})

test.each([
  '',
  'null',
  '3',
  '[]',
  '{"person":"0190"}',
  '{"person":"0190","count":"9"}',
  '{"person":"0190","count":-1}',
  '{',
])('a stored text that is not a number of things counts as none: %j', (text) => {
  storage.setItem('waiting', text)
  expect(getWaitingCount('0190')).toBe(0)
  expect(getWaitingCount(undefined)).toBe(0)
})
