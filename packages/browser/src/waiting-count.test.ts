import { beforeEach, expect, test } from 'vitest'
import { fakeStorage } from './testing/fake-browser.ts'
import { countWaiting, getWaitingCount, rememberWaitingCount } from './waiting-count.ts'

let storage: Storage
beforeEach(() => {
  ;({ storage } = fakeStorage())
})

const none = { rows: 0, requests: 0 }

test('the numbers are kept for the person they belong to', () => {
  rememberWaitingCount('0190', { rows: 3, requests: 1 })
  expect(getWaitingCount('0190')).toEqual({ rows: 3, requests: 1 })
  expect(getWaitingCount('0191')).toEqual(none)
  expect(getWaitingCount(undefined)).toEqual(none)
})

const about = (request: string, kind: 'quote' | 'message') => ({
  kind,
  request,
  orderNumber: 'K-2026-00001',
  requestItem: 'Legal',
  amount: 0,
})

test('the badge of My Requests counts requests, and not the address to confirm', () => {
  const items = [about('1', 'quote'), about('1', 'message'), about('2', 'message')]
  const waiting = { items, unconfirmedEmail: 'keiko@example.com', requests: 2 }
  expect(countWaiting(waiting)).toEqual({ rows: 4, requests: 2 })
  expect(countWaiting({ ...waiting, items: [] })).toEqual({ rows: 1, requests: 0 })
})

test.each([
  '',
  'null',
  '3',
  '[]',
  '{"person":"0190"}',
  '{"person":"0190","rows":"9","requests":null}',
  '{"person":"0190","rows":-1,"requests":0.5}',
  '{',
])('a stored text that is not a number of things counts as none: %j', (text) => {
  storage.setItem('waiting', text)
  expect(getWaitingCount('0190')).toEqual(none)
  expect(getWaitingCount(undefined)).toEqual(none)
})
