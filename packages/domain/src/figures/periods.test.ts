import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, monthOf } from '../calendar/day.ts'
import { daysIn, type Period, periodBefore, segmentsOf, yearBefore } from './periods.ts'

const period = (from: string, to: string): Period => ({ from, to })

describe('what a period is compared with', () => {
  test.each([
    ['October', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['the first days of November', '2026-11-01', '2026-11-12', '2026-10-01', '2026-10-12'],
    ['March up to the 30th', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a quarter', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['a week', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
    ['the year so far', '2026-01-01', '2026-11-19', '2025-02-12', '2025-12-31'],
  ])('%s with what was before it', (_, from, to, beforeFrom, beforeTo) => {
    expect(periodBefore(period(from, to))).toEqual(period(beforeFrom, beforeTo))
  })

  test.each([
    ['October', '2026-10-01', '2026-10-31', '2025-10-01', '2025-10-31'],
    ['February after a leap year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['the 29th of February', '2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['a week over New Year', '2026-12-28', '2027-01-03', '2025-12-28', '2026-01-03'],
  ])('%s with the same days a year before', (_, from, to, beforeFrom, beforeTo) => {
    expect(yearBefore(period(from, to))).toEqual(period(beforeFrom, beforeTo))
  })
})

const anyPeriod = fc
  .record({ start: fc.integer({ min: 0, max: 2_000 }), days: fc.integer({ min: 0, max: 900 }) })
  .map(({ start, days }) => {
    const from = addDays('2024-01-01', start)
    return period(from, addDays(from, days))
  })

test('the months and days that are added up are each day of the period once', () => {
  fc.assert(
    fc.property(anyPeriod, (each) => {
      const parts = segmentsOf(each).map(({ span, from, to }) =>
        span === 'day' ? { from, to } : { from, to: monthOf(to).to },
      )
      expect(parts[0]?.from).toBe(each.from)
      expect(parts.at(-1)?.to).toBe(each.to)
      for (const [index, part] of parts.slice(1).entries()) {
        expect(part.from).toBe(addDays(parts[index]?.to ?? '', 1))
      }
    }),
  )
})

test('the period before ends before the period; only months differ in length', () => {
  fc.assert(
    fc.property(anyPeriod, (each) => {
      const before = periodBefore(each)
      expect(before.to < each.from).toBe(true)
      expect(each.from.endsWith('-01') || daysIn(before) === daysIn(each)).toBe(true)
    }),
  )
})
