import { sampleOffice } from '@kakehashi/domain/sample/office'
import { officeDayAt } from '@kakehashi/domain/calendar/office-day'
import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import { expect, test } from 'vitest'
import { dayLine, placesOf } from './day-scale.ts'

const at = (clock: string) =>
  dayLine(officeDayAt(new Date(`${clock}+09:00`), sampleCalendar()), sampleOffice)

test('the drawn day is to scale', () => {
  expect(placesOf(sampleOffice)).toEqual({
    lunchFrom: 168,
    lunchUntil: 210,
    limit: 63,
    ticks: [42, 84, 126, 252, 294],
  })
})

test('full hours are marked, except beside and within the lunch break', () => {
  const hours = { opens: '0830', closes: '1800', lunchFrom: '1130', lunchUntil: '1330' }
  const office = { hours, sameDayUntil: '1000' }
  // 9 to 17, without 12 and 13.
  expect(placesOf(office).ticks).toHaveLength(7)
  const throughout = { ...hours, lunchFrom: '1200', lunchUntil: '1200' }
  expect(placesOf({ ...office, hours: throughout }).ticks).toHaveLength(9)
})

test.each([
  ['before we open', '2026-11-12T08:59', '', null],
  ['as we open', '2026-11-12T09:00', 'M0 26H0', 0],
  ['in the morning', '2026-11-12T09:42', 'M0 26H29.4', 29.4],
  ['at lunch', '2026-11-12T13:30', 'M0 26H168', 189],
  ['in the afternoon', '2026-11-12T15:30', 'M0 26H168M210 26H273', 273],
  ['after we close', '2026-11-12T18:00', 'M0 26H168M210 26H336', null],
  ['on a Saturday', '2026-11-14T12:00', 'M0 26H168M210 26H336', null],
  ['on Thanksgiving', '2026-11-26T12:00', 'M0 26H168M210 26H336', null],
])('%s the past and the mark are in the right place', (_, clock, past, now) => {
  expect(at(clock)).toEqual({ past, now })
})
