import { describe, expect, test } from 'vitest'
import { sampleCalendar } from '../calendar/testing/sample-calendar.ts'
import { sampleOffice } from '../sample/office.ts'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import { dueOn, isOverdue } from './due.ts'
import type { RequestState } from './state.ts'

const afterCutOff = new Date('2026-11-09T02:00:00Z')

const expiresAt = new Date('2026-12-09T14:59:59.999Z')
const quote = { version: 1, expiresAt, answer: null, paidBeforeCents: 0 }
const quoted = { stage: 'payment', quotedAt: monday, quote, totalCents: 100 } as const
const paid = { ...quoted, stage: 'translate', paidAt: monday, promisedOn: '2026-11-13' } as const
const reviewed = { ...paid, stage: 'delivery', translatedAt: monday, reviewedAt: monday } as const

test.each<[string, Partial<RequestState>, string | null]>([
  ['a quote is due on the next working day', { createdAt: monday }, '2026-11-10'],
  [
    'a quote over a holiday is due on the day after it',
    { createdAt: new Date('2026-11-10T01:00:00Z') },
    '2026-11-12',
  ],
  [
    'a same-day request is quoted the same day',
    { createdAt: monday, usualWorkingDays: 0 },
    '2026-11-09',
  ],
  [
    'a same-day request after the cut-off is quoted the next working day',
    { createdAt: afterCutOff, usualWorkingDays: 0 },
    '2026-11-10',
  ],
  ['a payment is due on the last day of its quote', quoted, '2026-12-09'],
  ['a translation is due on the promised day', paid, '2026-11-13'],
  [
    'a review is due on the promised day',
    { ...paid, stage: 'review', translatedAt: monday },
    '2026-11-13',
  ],
  ['a pick-up is due within five working days', reviewed, '2026-11-17'],
  [
    'a delivered request is not due, even with a balance',
    { ...reviewed, stage: 'complete', deliveredAt: monday },
    null,
  ],
  ['a cancelled request is not due', { closedAt: monday }, null],
])('%s', (_, change, day) => {
  expect(dueOn(freshRequest(change), { now: monday, calendar: sampleCalendar() })).toBe(day)
})

describe('an accepted quote with its deposit paid', () => {
  const accept = { kind: 'acceptQuote', quoteVersion: 1 } as const
  const deposit = { kind: 'recordPaid', paidCents: 50 } as const
  const unpaid = freshRequest({ ...quoted, depositCents: 50 })

  test('is due within a working day, and other changes do not move that day', () => {
    const accepted = after(unpaid, accept)
    const ready = after(accepted, deposit, at(new Date('2026-11-10T01:00:00Z')))
    const assign = { kind: 'assignTranslator', translatorId: 'someone' } as const
    const later = at(new Date('2026-11-20T01:00:00Z'), { parts: ['owner'] })

    expect(accepted.dueOn).toBe('2026-12-09')
    expect(ready.dueOn).toBe('2026-11-12')
    expect(after(ready, assign, later).dueOn).toBe('2026-11-12')
  })

  test('is due the same day for a same-day service', () => {
    const sameDay = { ...unpaid, depositCents: 0, usualWorkingDays: 0 }
    expect(after(sameDay, accept).dueOn).toBe('2026-11-09')
  })

  test('is due with its quote again when the payment is corrected to zero', () => {
    const nothing = { kind: 'recordPaid', paidCents: 0 } as const
    expect(after(after(unpaid, deposit), nothing).dueOn).toBe('2026-12-09')
  })
})

test('a request is overdue from the day after its due day, at the office', () => {
  const lastMinute = new Date('2026-11-10T14:59:00Z')
  const nextDay = new Date('2026-11-10T15:00:00Z')

  expect(isOverdue({ dueOn: '2026-11-10' }, lastMinute, sampleOffice.timeZone)).toBe(false)
  expect(isOverdue({ dueOn: '2026-11-10' }, nextDay, sampleOffice.timeZone)).toBe(true)
  expect(isOverdue({ dueOn: null }, nextDay, sampleOffice.timeZone)).toBe(false)
})
