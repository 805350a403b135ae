import { expect, test } from 'vitest'
import { formatDate, formatDay, formatWeekday } from './day-text.ts'

test.each([
  ['2026-11-26', 'Thursday', 'Thursday 26 November', 'Thursday 26 November 2026'],
  ['2027-01-01', 'Friday', 'Friday 1 January', 'Friday 1 January 2027'],
  ['2028-02-29', 'Tuesday', 'Tuesday 29 February', 'Tuesday 29 February 2028'],
])('%s in English', (day, weekday, inWords, withYear) => {
  expect(formatWeekday(day, 'en')).toBe(weekday)
  expect(formatDay(day, 'en')).toBe(inWords)
  expect(formatDate(day, 'en')).toBe(withYear)
})

test.each([
  ['2026-11-26', '木曜日', '11月26日（木）', '2026年11月26日（木）'],
  ['2027-01-01', '金曜日', '1月1日（金）', '2027年1月1日（金）'],
])('%s in Japanese', (day, weekday, inWords, withYear) => {
  expect(formatWeekday(day, 'ja')).toBe(weekday)
  expect(formatDay(day, 'ja')).toBe(inWords)
  expect(formatDate(day, 'ja')).toBe(withYear)
})
