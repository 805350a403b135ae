import { expect, test } from 'vitest'

import { languages } from '../language.ts'
import { sampleOffice } from '../sample/office.ts'
import {
  clockDate,
  dateAndTime,
  listDate,
  officeDate,
  officeDateAndTime,
  shortDateAndTime,
  timeOfDay,
} from './date-formats.ts'
import { clockTime, officeHours } from './office-hours.ts'

const { timeZone } = sampleOffice

test("times are in the office's time zone", () => {
  expect(dateAndTime('2026-11-13T15:05:00.000Z', 'en', timeZone)).toBe('14 Nov 2026 at 0:05')
  expect(dateAndTime('2026-12-31T15:00:00.000Z', 'ja', timeZone)).toBe('2027年1月1日 0:00')
})

test('English days have two digits, hours before ten have one', () => {
  expect(dateAndTime('2026-11-09T00:05:00.000Z', 'en', timeZone)).toBe('09 Nov 2026 at 9:05')
  expect(dateAndTime(new Date('2026-09-09T14:59:00.000Z'), 'en', timeZone)).toBe(
    '09 Sep 2026 at 23:59',
  )
})

test('Japanese dates have year, month and day', () => {
  expect(dateAndTime('2026-11-14T00:05:00.000Z', 'ja', timeZone)).toBe('2026年11月14日 9:05')
})

test('back office dates have the day first and a comma before the year', () => {
  expect(officeDate('2026-11-09T00:05:00.000Z', 'en', timeZone)).toBe('09 Nov, 2026')
  expect(officeDateAndTime('2026-11-09T00:05:00.000Z', 'en', timeZone)).toBe('09 Nov, 2026 at 9:05')
  expect(officeDateAndTime('2026-11-09T00:05:00.000Z', 'ja', timeZone)).toBe('2026年11月9日 9:05')
})

test("the clock of the back office shows the weekday of the office's time zone", () => {
  expect(clockDate('2026-11-15T15:00:00.000Z', 'en', timeZone)).toBe('Mon 16 Nov, 2026')
  expect(clockDate('2026-11-15T15:00:00.000Z', 'ja', timeZone)).toBe('2026年11月16日（月）')
})

test('opening hours are written like every other time', () => {
  for (const language of languages) {
    expect(officeHours(sampleOffice, language)).toEqual({
      opens: '9:00',
      closes: '17:00',
      lunchFrom: '13:00',
      lunchUntil: '14:00',
      sameDayUntil: '10:30',
    })
    expect(clockTime(9 * 60 + 5, language)).toBe('9:05')
  }
})

test('another office shows its own day and time, in winter and in summer', () => {
  const newYork = 'America/New_York'
  expect(shortDateAndTime('2026-11-17T03:05:00.000Z', 'en', newYork)).toBe('16 Nov at 22:05')
  expect(timeOfDay('2026-07-17T03:05:00.000Z', newYork)).toBe('23:05')
})

test('a plain day is that day in every time zone', () => {
  for (const zone of ['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati']) {
    expect(listDate('2026-11-17', 'en', zone)).toBe('Nov 17, 2026')
    expect(officeDate('2026-11-17', 'ja', zone)).toBe('2026年11月17日')
  }
})
