import type { WaitingItem } from '@kakehashi/contract/requests/waiting'
import { describe, expect, test } from 'vitest'
import { rowOf } from './waiting-rows.ts'

const item: WaitingItem = {
  kind: 'quote',
  request: '0190b0a0-0000-7000-8000-000000000000',
  orderNumber: 'K-2026-00262',
  requestItem: 'Legal',
  requestItemJa: '法律',
  amount: 45,
  ready: { on: '2026-11-17', condition: 'accept-and-pay', isSameDay: false },
}
const { ready: _, ...plain } = item

describe('a row of what waits for the customer', () => {
  test('a quote has its sum and the day it would be ready', () => {
    const row = rowOf(item, 'en')
    expect(row.href).toBe(`/request/${item.request}`)
    expect(row.cases).toEqual(['quote', 'accept-and-pay'])
    expect(row.slots).toMatchObject({
      order: 'K-2026-00262',
      service: 'Legal',
      amount: '$45.00',
      day: 'Tuesday, Nov 17, 2026',
    })
  })

  test('Japanese readers get the Japanese name of the service and the date', () => {
    expect(rowOf(item, 'ja').slots).toMatchObject({
      service: '法律',
      day: '2026年11月17日（火）',
    })
  })

  test('same-day work names the cut-off', () => {
    const ready = { on: '2026-11-17', condition: 'accept', isSameDay: true } as const
    expect(rowOf({ ...item, ready }, 'en').cases).toContain('accept-same-day')
  })

  test('a message opens its thread and is quoted', () => {
    const row = rowOf({ ...plain, kind: 'message', unread: 1, comment: 'Page 2?' }, 'en')
    expect(row.href).toBe(`/profile/inbox/${item.request}/messages`)
    expect(row.cases).toEqual(['message', 'one-message'])
    expect(row.slots['comment']).toBe('Page 2?')
    const several = { ...plain, kind: 'message', unread: 2 } as const
    expect(rowOf(several, 'en').cases).toContain('messages')
  })

  test('names to be checked open their own page', () => {
    const row = rowOf({ ...plain, kind: 'names' }, 'en')
    expect(row.href).toBe(`/request/${item.request}/names`)
    expect(row.cases).toEqual(['names'])
  })

  test('a proof copy opens its own page', () => {
    const row = rowOf({ ...plain, kind: 'proof' }, 'en')
    expect(row.href).toBe(`/request/${item.request}/proof`)
    expect(row.cases).toEqual(['proof'])
  })

  test('a late request names the new day, or else the day that was missed', () => {
    const late = { promisedOn: '2026-11-13', newDay: '2026-11-17' }
    const row = rowOf({ ...plain, kind: 'late', late }, 'en')
    expect(row.cases).toEqual(['late', 'none'])
    expect(row.slots['day']).toBe('Tuesday, Nov 17, 2026')
    const open = rowOf({ ...plain, kind: 'late', late: { promisedOn: '2026-11-13' } }, 'en')
    expect(open.cases).toEqual(['late', 'no-new-day'])
    expect(open.slots['day']).toBe('Friday, Nov 13, 2026')
  })

  test.each([
    [{ canDownload: true, amount: 0 }, ['translation', 'download', 'or-counter']],
    [{ canDownload: false, amount: 0 }, ['translation', 'collect', 'counter', 'paid']],
    [{ canDownload: false, amount: 25 }, ['translation', 'collect', 'counter', 'unpaid']],
    [{ delivery: 'meeting', amount: 0 }, ['translation', 'collect', 'meeting', 'paid']],
    [{ delivery: 'download', canDownload: true, amount: 0 }, ['translation', 'download']],
    [{ delivery: 'post', canDownload: false, amount: 25 }, ['translation', 'pay-first']],
  ] as const)('a translation says how to get it and what is left to pay: %j', (given, cases) => {
    expect(rowOf({ ...plain, kind: 'translation', ...given }, 'en').cases).toEqual(cases)
  })
})
