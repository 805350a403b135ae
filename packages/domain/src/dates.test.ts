import { expect, test } from 'vitest'

import { dateAndTime, officeDate, officeDateAndTime } from './dates.ts'

test('times are those of the office, whatever zone the reader sits in', () => {
  expect(dateAndTime('2026-11-13T15:05:00.000Z', 'en')).toBe('14 Nov 2026 at 0:05')
  expect(dateAndTime('2026-12-31T15:00:00.000Z', 'ja')).toBe('2027年1月1日 0:00')
})

test('days have two figures in English, hours never do before ten', () => {
  expect(dateAndTime('2026-11-09T00:05:00.000Z', 'en')).toBe('09 Nov 2026 at 9:05')
  expect(dateAndTime(new Date('2026-09-09T14:59:00.000Z'), 'en')).toBe('09 Sep 2026 at 23:59')
})

test('Japanese dates are written out with year, month and day', () => {
  expect(dateAndTime('2026-11-14T00:05:00.000Z', 'ja')).toBe('2026年11月14日 9:05')
})

test('the office writes the day first, with a comma before the year', () => {
  expect(officeDate('2026-11-09T00:05:00.000Z', 'en')).toBe('09 Nov, 2026')
  expect(officeDateAndTime('2026-11-09T00:05:00.000Z', 'en')).toBe('09 Nov, 2026 at 9:05')
  expect(officeDateAndTime('2026-11-09T00:05:00.000Z', 'ja')).toBe('2026年11月9日 9:05')
})
