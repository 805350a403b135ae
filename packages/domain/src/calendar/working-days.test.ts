import { sampleOffice } from '../sample/office.ts'
import { sampleCalendar } from './testing/sample-calendar.ts'
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import {
  addWorkingDays,
  closureOn,
  isWorkingDay,
  readyOn,
  workingDaysAfter,
} from './working-days.ts'
import { answer, calendar, instantOf, table } from './testing/calendar-table.ts'

describe('opening hours, same-day time and ready days', () => {
  test.each(table)('%s', (row) => {
    expect(answer(row)).toBe(row)
  })

  test('three working days end on the day of a reminder after three working days', () => {
    for (const row of table) {
      expect(readyOn(instantOf(row), 3, calendar)).toBe(row.slice(-16, -6))
    }
  })

  test('the table has at least 60 rows', () => {
    expect(table.length).toBeGreaterThanOrEqual(60)
  })
})

describe('the result does not depend on the time zone of the server', () => {
  const script = `
    const { answer, table } = await import(process.argv[1])
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    process.stdout.write(JSON.stringify({ zone, rows: table.map(answer) }))
  `
  const tableUrl = new URL('testing/calendar-table.ts', import.meta.url).href

  test.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'in %s',
    (zone) => {
      const printed = execFileSync(
        process.execPath,
        ['--input-type=module', '--eval', script, tableUrl],
        { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
      )

      expect(JSON.parse(printed)).toEqual({ zone, rows: table })
    },
  )
})

describe('why the office is closed', () => {
  test.each([
    ['2026-03-06', null, undefined, undefined],
    ['2026-03-07', 'weekend', 'Weekend', '土曜・日曜'],
    ['2026-03-08', 'weekend', 'Weekend', '土曜・日曜'],
    ['2026-07-03', 'holiday', 'Independence Day (observed)', '独立記念日の振替休日'],
    ['2026-07-04', 'holiday', 'Independence Day', '独立記念日'],
    ['2026-08-06', 'closure', 'Typhoon', '台風'],
    ['2026-08-09', 'closure', 'Power works', '停電'],
  ])('on %s: %s', (day, kind, en, ja) => {
    expect(closureOn(day, calendar)).toEqual(kind && { kind, reason: { en, ja } })
    expect(isWorkingDay(day, calendar)).toBe(kind === null)
  })

  test("the office's own reason comes before the holiday", () => {
    const moving = { date: '2026-12-25', reason: { en: 'We are moving', ja: '移転のため' } }

    expect(closureOn('2026-12-25', sampleCalendar([moving]))?.reason.en).toBe('We are moving')
    expect(closureOn('2026-12-25', sampleCalendar())?.reason.en).toBe('Christmas Day')
  })
})

describe('counting working days', () => {
  test.each([
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-03-02', 1, '2026-03-03'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-06', 6, '2026-03-16'],
    ['2026-08-05', 1, '2026-08-10'],
    ['2025-12-24', 5, '2026-01-02'],
    ['2026-01-01', 248, '2026-12-31'],
  ])('%s and %i working days is %s', (day, count, reached) => {
    expect(addWorkingDays(day, count, calendar)).toBe(reached)
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a count of %f days throws',
    (count) => {
      expect(() => addWorkingDays('2026-03-02', count, sampleCalendar())).toThrow(RangeError)
      expect(() => readyOn(new Date('2026-03-02T00:00:00Z'), count, sampleCalendar())).toThrow(
        RangeError,
      )
    },
  )

  test.each(['2026-02-30', '2026-13-01', '2026-3-2', '', 'tomorrow'])('%j is not a day', (day) => {
    expect(() => isWorkingDay(day, sampleCalendar())).toThrow(RangeError)
  })

  test('a reminder is due when the office opens', () => {
    const quotedLate = new Date('2026-03-06T23:40:00+09:00')

    expect(workingDaysAfter(quotedLate, 3, sampleCalendar())).toEqual(
      new Date('2026-03-11T09:00:00+09:00'),
    )
  })
})

test('a marriage certificate takes three days, before and after the same-day cut-off', () => {
  expect(sampleOffice.sameDayUntil).toBe('1030')
  expect(readyOn(new Date('2026-03-02T09:00:00+09:00'), 3, sampleCalendar())).toBe('2026-03-05')
  expect(readyOn(new Date('2026-03-02T16:59:00+09:00'), 3, sampleCalendar())).toBe('2026-03-05')
})
