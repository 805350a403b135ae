import { expect, test } from 'vitest'
import { formatTimeAgo, formatAge, formatTimeLeft } from './relative-time.ts'

const now = Date.parse('2026-11-15T03:00:00Z')
const ago = (moment: string, language: 'en' | 'ja' = 'en') => formatTimeAgo(moment, language, now)

test('formatTimeAgo uses the largest unit that has passed', () => {
  expect(ago('2024-10-01T00:00:00Z')).toBe('2 years ago')
  expect(ago('2026-08-01T00:00:00Z')).toBe('3 months ago')
  expect(ago('2026-11-01T00:00:00Z')).toBe('2 weeks ago')
  expect(ago('2026-11-14T02:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-15T01:00:00Z')).toBe('2 hours ago')
  expect(ago('2026-11-15T02:57:00Z')).toBe('3 minutes ago')
})

test('a time slightly in the future counts as now', () => {
  expect(ago('2026-11-15T03:00:20Z')).toBe('this minute')
})

test('Japanese has no spaces', () => {
  expect(ago('2026-08-01T00:00:00Z', 'ja')).toBe('3か月前')
})

const morning = new Date('2026-11-12T09:22:00+09:00')

test.each([
  ['2026-11-12T09:22:30+09:00', 'now', 'たった今'],
  ['2026-11-12T09:21:00+09:00', '1 min', '1分前'],
  ['2026-11-12T08:27:00+09:00', '55 min', '55分前'],
  ['2026-11-12T08:22:00+09:00', '1 hour', '1時間前'],
  ['2026-11-11T19:00:00+09:00', '14 hours', '14時間前'],
  ['2026-11-11T09:23:00+09:00', '23 hours', '23時間前'],
  ['2026-11-11T09:22:00+09:00', '1 day', '1日前'],
  // Less than two days ago, but two calendar days.
  ['2026-11-10T23:59:00+09:00', '2 days', '2日前'],
  ['2026-11-02T12:00:00+09:00', '10 days', '10日前'],
])('the age of %s is %s', (moment, english, japanese) => {
  expect(formatAge(moment, morning, 'en', 'Asia/Tokyo')).toBe(english)
  expect(formatAge(moment, morning, 'ja', 'Asia/Tokyo')).toBe(japanese)
})

test.each([
  [1, '1 min', '1分'],
  [48, '48 min', '48分'],
  [60, '1 hour', '1時間'],
  [125, '2 hours 5 min', '2時間5分'],
])('%i minutes are %s', (minutes, english, japanese) => {
  expect(formatTimeLeft(minutes, 'en')).toBe(english)
  expect(formatTimeLeft(minutes, 'ja')).toBe(japanese)
})
