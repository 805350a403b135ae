import { expect, test } from 'vitest'
import { daysInRange, joinClosedDays, isClosureTooLong } from './closed-days.ts'

const typhoon = { en: 'Typhoon', ja: '台風' }
const training = { en: 'Staff training', ja: 'スタッフ研修' }

test('a closure lists each of its days, across the end of a month too', () => {
  expect(daysInRange({ from: '2026-09-29', until: '2026-10-01' })).toEqual([
    '2026-09-29',
    '2026-09-30',
    '2026-10-01',
  ])
  expect(daysInRange({ from: '2026-09-29', until: '2026-09-29' })).toEqual(['2026-09-29'])
  expect(daysInRange({ from: '2026-09-29', until: '2026-09-28' })).toEqual([])
})

test('more than 31 days is too long', () => {
  expect(isClosureTooLong({ from: '2026-12-20', until: '2027-01-19' })).toBe(false)
  expect(isClosureTooLong({ from: '2026-12-20', until: '2027-01-20' })).toBe(true)
  expect(isClosureTooLong({ from: '', until: '2027-01-20' })).toBe(false)
})

test('consecutive days with the same reason are joined, others stay separate', () => {
  const closures = [
    { date: '2026-09-13', reason: typhoon },
    { date: '2026-09-14', reason: { ...typhoon } },
    { date: '2026-09-15', reason: training },
    { date: '2026-09-17', reason: training },
  ]
  expect(joinClosedDays(closures)).toEqual([
    { from: '2026-09-13', until: '2026-09-14', reason: typhoon },
    { from: '2026-09-15', until: '2026-09-15', reason: training },
    { from: '2026-09-17', until: '2026-09-17', reason: training },
  ])
  expect(joinClosedDays([])).toEqual([])
})
