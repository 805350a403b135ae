import { describe, expect, test } from 'vitest'
import { sampleCalendar } from './testing/sample-calendar.ts'
import { officeDayAt } from './office-day.ts'

const typhoon = { en: 'Typhoon', ja: '台風' }
const calendar = sampleCalendar([
  { date: '2026-08-06', reason: typhoon },
  { date: '2026-08-07', reason: typhoon },
  { date: '2026-08-09', reason: { en: 'Power works', ja: '停電' } },
])

/** Time at the office | door | opens on | why today is off | minutes left for same day | same day is. */
const days = `
# An ordinary Thursday.
2026-11-12 00:00:00 | closed    | 2026-11-12 | -                | 630 | 2026-11-12
2026-11-12 08:59:59 | closed    | 2026-11-12 | -                |  91 | 2026-11-12
2026-11-12 09:00:00 | morning   | 2026-11-12 | -                |  90 | 2026-11-12
2026-11-12 09:42:00 | morning   | 2026-11-12 | -                |  48 | 2026-11-12
2026-11-12 10:29:00 | morning   | 2026-11-12 | -                |   1 | 2026-11-12
2026-11-12 10:29:59 | morning   | 2026-11-12 | -                |   1 | 2026-11-12
2026-11-12 10:30:00 | morning   | 2026-11-12 | -                |   - | 2026-11-13
2026-11-12 12:59:59 | morning   | 2026-11-12 | -                |   - | 2026-11-13
2026-11-12 13:00:00 | lunch     | 2026-11-12 | -                |   - | 2026-11-13
2026-11-12 14:00:00 | afternoon | 2026-11-12 | -                |   - | 2026-11-13
2026-11-12 16:59:59 | afternoon | 2026-11-12 | -                |   - | 2026-11-13
2026-11-12 17:00:00 | closed    | 2026-11-13 | -                |   - | 2026-11-13
# Friday evening and the weekend.
2026-11-13 18:00:00 | closed    | 2026-11-16 | -                |   - | 2026-11-16
2026-11-14 10:00:00 | closed    | 2026-11-16 | off              |   - | 2026-11-16
2026-11-15 23:59:59 | closed    | 2026-11-16 | off              |   - | 2026-11-16
2026-11-16 00:00:00 | closed    | 2026-11-16 | -                | 630 | 2026-11-16
# Thanksgiving, and the evening before it.
2026-11-25 17:30:00 | closed    | 2026-11-27 | -                |   - | 2026-11-27
2026-11-26 09:42:00 | closed    | 2026-11-27 | Thanksgiving Day |   - | 2026-11-27
# A long weekend: Friday afternoon, and the Monday itself.
2027-01-15 16:00:00 | afternoon | 2027-01-15 | -                |   - | 2027-01-19
2027-01-15 17:00:00 | closed    | 2027-01-19 | -                |   - | 2027-01-19
2027-01-18 11:00:00 | closed    | 2027-01-19 | Martin Luther King Jr. Day | - | 2027-01-19
# A typhoon takes Thursday and Friday: the evening before, the day, and its weekend.
2026-08-05 17:00:00 | closed    | 2026-08-10 | -                |   - | 2026-08-10
2026-08-06 09:42:00 | closed    | 2026-08-10 | Typhoon          |   - | 2026-08-10
2026-08-08 09:42:00 | closed    | 2026-08-10 | off              |   - | 2026-08-10
2026-08-09 09:42:00 | closed    | 2026-08-10 | Power works      |   - | 2026-08-10
`
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replaceAll(/ +/g, ' '))

const at = (clock: string) => officeDayAt(new Date(`${clock.replace(' ', 'T')}+09:00`), calendar)

function answer(clock: string): string {
  const { door, opensOn, isDayOff, reason, minutesForSameDay, sameDayIs } = at(clock)
  const off = reason?.en ?? (isDayOff ? 'off' : '-')
  return [clock, door, opensOn, off, minutesForSameDay ?? '-', sameDayIs].join(' | ')
}

describe('the opening state through the day', () => {
  test.each(days)('%s', (row) => {
    expect(answer(row.slice(0, 19))).toBe(row)
  })
})

test.each([
  ['2026-11-12 09:42:00', '2026-11-12', 582],
  ['2026-11-12 23:59:59', '2026-11-12', 1439],
  ['2026-11-13 00:00:00', '2026-11-13', 0],
])('at %s it is %s at the office, minute %i', (clock, today, minute) => {
  expect(at(clock)).toMatchObject({ today, minute })
})

describe('the next weekday on which the office is closed', () => {
  test.each([
    ['2026-11-12 09:42:00', '2026-11-26', 'Thanksgiving Day'],
    ['2026-11-25 17:30:00', '2026-11-26', 'Thanksgiving Day'],
    ['2026-11-26 09:42:00', '2026-12-25', 'Christmas Day'],
    ['2026-08-05 10:00:00', '2026-08-06', 'Typhoon'],
    ['2026-08-06 10:00:00', '2026-08-07', 'Typhoon'],
    // A closure on a Sunday is skipped, and a holiday on a Saturday is observed on the Friday.
    ['2026-08-07 10:00:00', '2026-09-07', 'Labor Day'],
    ['2026-07-01 10:00:00', '2026-07-03', 'Independence Day (observed)'],
    ['2026-07-03 10:00:00', '2026-08-06', 'Typhoon'],
    ['2026-12-30 10:00:00', '2027-01-01', "New Year's Day"],
  ])('seen from %s: %s, %s', (clock, day, reason) => {
    const { nextDayOff } = at(clock)

    expect([nextDayOff?.day, nextDayOff?.reason.en]).toEqual([day, reason])
  })
})
