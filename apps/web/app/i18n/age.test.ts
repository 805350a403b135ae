import { expect, test } from 'vitest'
import { formatAge, formatTimeLeft } from './age.ts'

const now = new Date('2026-11-12T09:22:00+09:00')

test.each([
  ['2026-11-12T09:22:30+09:00', 'now', 'たった今'],
  ['2026-11-12T09:21:00+09:00', '1 min', '1分'],
  ['2026-11-12T08:27:00+09:00', '55 min', '55分'],
  ['2026-11-12T08:22:00+09:00', '1 hour', '1時間'],
  ['2026-11-11T19:00:00+09:00', '14 hours', '14時間'],
  ['2026-11-11T09:23:00+09:00', '23 hours', '23時間'],
  ['2026-11-11T09:22:00+09:00', '1 day', '1日'],
  // Less than two days ago, yet the calendar says two.
  ['2026-11-10T23:59:00+09:00', '2 days', '2日'],
  ['2026-11-02T12:00:00+09:00', '10 days', '10日'],
])('what came at %s is %s old', (moment, english, japanese) => {
  expect(formatAge(moment, now, 'en')).toBe(english)
  expect(formatAge(moment, now, 'ja')).toBe(japanese)
})

test.each([
  [1, '1 min', '1分'],
  [48, '48 min', '48分'],
  [60, '1 hour', '1時間'],
  [125, '2 hours 5 min', '2時間5分'],
])('%i minutes left are %s', (minutes, english, japanese) => {
  expect(formatTimeLeft(minutes, 'en')).toBe(english)
  expect(formatTimeLeft(minutes, 'ja')).toBe(japanese)
})
