import { expect, test } from 'vitest'
import { formatTimeAgo } from './relative-time.ts'

const now = Date.parse('2026-11-15T03:00:00Z')
const ago = (moment: string, language: 'en' | 'ja' = 'en') => formatTimeAgo(moment, language, now)

test('how long ago is said in the largest unit that has passed', () => {
  expect(ago('2024-10-01T00:00:00Z')).toBe('2 years ago')
  expect(ago('2026-08-01T00:00:00Z')).toBe('3 months ago')
  expect(ago('2026-11-01T00:00:00Z')).toBe('2 weeks ago')
  expect(ago('2026-11-14T02:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-15T01:00:00Z')).toBe('2 hours ago')
  expect(ago('2026-11-15T02:57:00Z')).toBe('3 minutes ago')
})

test('a clock that is a little behind does not speak of the future', () => {
  expect(ago('2026-11-15T03:00:20Z')).toBe('this minute')
})

test('Japanese is set solid', () => {
  expect(ago('2026-08-01T00:00:00Z', 'ja')).toBe('3か月前')
})
