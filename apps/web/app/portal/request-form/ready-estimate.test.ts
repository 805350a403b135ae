import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import { expect, test } from 'vitest'
import { readyEstimate } from './ready-estimate.ts'

const inOkinawa = (time: string) => new Date(`${time}:00+09:00`)

test.each([
  // Tuesday morning, before and after the cut-off for the same day.
  ['2026-11-17T09:30', 0, { ready: '2026-11-17', acceptOn: '2026-11-17', isToday: true }],
  ['2026-11-17T10:30', 0, { ready: '2026-11-18', acceptOn: '2026-11-17', isToday: true }],
  ['2026-11-17T16:59', 3, { ready: '2026-11-20', acceptOn: '2026-11-17', isToday: true }],
  // In the evening and at the weekend there is no quote until we open again.
  ['2026-11-17T18:00', 0, { ready: '2026-11-18', acceptOn: '2026-11-18', isToday: false }],
  ['2026-11-15T12:00', 3, { ready: '2026-11-19', acceptOn: '2026-11-16', isToday: false }],
  ['2026-11-17T06:00', 1, { ready: '2026-11-18', acceptOn: '2026-11-17', isToday: true }],
])('at %s, work of %i working days gives %o', (time, days, promise) => {
  expect(readyEstimate(inOkinawa(time), days, sampleCalendar())).toEqual(promise)
})
