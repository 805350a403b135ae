import type { OpenState } from '../working-days.ts'
import { sampleCalendar } from './sample-calendar.ts'
import { openingState, readyOn, timeLeftForSameDay, workingDaysAfter } from '../working-days.ts'

/** A typhoon on a Thursday and a Friday; the closure on a Sunday changes nothing. */
export const calendar = sampleCalendar([
  { date: '2026-08-06', reason: { en: 'Typhoon', ja: '台風' } },
  { date: '2026-08-07', reason: { en: 'Typhoon', ja: '台風' } },
  { date: '2026-08-09', reason: { en: 'Power works', ja: '停電' } },
])

/**
 * Time at the office | opening state | milliseconds left for the same day | ready day of a same-day
 * request | opening time three working days later.
 */
export const table: readonly string[] = `
# An ordinary Monday, by the second.
2026-03-02 00:00:00.000 | closed, opens 2026-03-02 09:00 | 37800000 | 2026-03-02 | 2026-03-05 09:00
2026-03-02 08:59:59.999 | closed, opens 2026-03-02 09:00 |  5400001 | 2026-03-02 | 2026-03-05 09:00
2026-03-02 09:00:00.000 | open until 2026-03-02 13:00    |  5400000 | 2026-03-02 | 2026-03-05 09:00
2026-03-02 10:29:59.000 | open until 2026-03-02 13:00    |     1000 | 2026-03-02 | 2026-03-05 09:00
2026-03-02 10:29:59.999 | open until 2026-03-02 13:00    |        1 | 2026-03-02 | 2026-03-05 09:00
2026-03-02 10:30:00.000 | open until 2026-03-02 13:00    |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 10:31:00.000 | open until 2026-03-02 13:00    |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 12:59:59.000 | open until 2026-03-02 13:00    |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 12:59:59.999 | open until 2026-03-02 13:00    |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 13:00:00.000 | lunch, back 2026-03-02 14:00   |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 13:59:59.000 | lunch, back 2026-03-02 14:00   |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 13:59:59.999 | lunch, back 2026-03-02 14:00   |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 14:00:00.000 | open until 2026-03-02 17:00    |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 16:59:59.999 | open until 2026-03-02 17:00    |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 17:00:00.000 | closed, opens 2026-03-03 09:00 |        - | 2026-03-03 | 2026-03-05 09:00
2026-03-02 23:59:59.999 | closed, opens 2026-03-03 09:00 |        - | 2026-03-03 | 2026-03-05 09:00
# The rest of the week: three working days span the weekend.
2026-03-03 00:00:00.000 | closed, opens 2026-03-03 09:00 | 37800000 | 2026-03-03 | 2026-03-06 09:00
2026-03-03 10:00:00.000 | open until 2026-03-03 13:00    |  1800000 | 2026-03-03 | 2026-03-06 09:00
2026-03-04 10:00:00.000 | open until 2026-03-04 13:00    |  1800000 | 2026-03-04 | 2026-03-09 09:00
2026-03-05 15:00:00.000 | open until 2026-03-05 17:00    |        - | 2026-03-06 | 2026-03-10 09:00
2026-03-06 10:00:00.000 | open until 2026-03-06 13:00    |  1800000 | 2026-03-06 | 2026-03-11 09:00
2026-03-06 13:30:00.000 | lunch, back 2026-03-06 14:00   |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-06 17:00:00.000 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-06 20:00:00.000 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-07 00:00:00.000 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-07 10:00:00.000 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-08 13:30:00.000 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-08 23:59:59.999 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-03-09 00:00:00.000 | closed, opens 2026-03-09 09:00 | 37800000 | 2026-03-09 | 2026-03-12 09:00
# Daylight saving time starts and ends in America at these times; Okinawa has none.
2026-03-08 16:30:00.000 | closed, opens 2026-03-09 09:00 |        - | 2026-03-09 | 2026-03-11 09:00
2026-11-01 15:30:00.000 | closed, opens 2026-11-02 09:00 |        - | 2026-11-02 | 2026-11-04 09:00
2026-11-02 09:30:00.000 | open until 2026-11-02 13:00    |  3600000 | 2026-11-02 | 2026-11-05 09:00
# Holidays on a Monday make the weekend three days long.
2026-01-16 17:00:00.000 | closed, opens 2026-01-20 09:00 |        - | 2026-01-20 | 2026-01-22 09:00
2026-01-19 10:00:00.000 | closed, opens 2026-01-20 09:00 |        - | 2026-01-20 | 2026-01-22 09:00
2026-02-13 11:00:00.000 | open until 2026-02-13 13:00    |        - | 2026-02-17 | 2026-02-19 09:00
2026-05-22 16:00:00.000 | open until 2026-05-22 17:00    |        - | 2026-05-26 | 2026-05-28 09:00
2026-09-07 09:00:00.000 | closed, opens 2026-09-08 09:00 |        - | 2026-09-08 | 2026-09-10 09:00
2026-10-12 13:30:00.000 | closed, opens 2026-10-13 09:00 |        - | 2026-10-13 | 2026-10-15 09:00
# Holidays in the middle of a week.
2026-11-10 17:00:00.000 | closed, opens 2026-11-12 09:00 |        - | 2026-11-12 | 2026-11-16 09:00
2026-11-11 10:00:00.000 | closed, opens 2026-11-12 09:00 |        - | 2026-11-12 | 2026-11-16 09:00
2026-11-25 17:30:00.000 | closed, opens 2026-11-27 09:00 |        - | 2026-11-27 | 2026-12-01 09:00
2026-11-26 12:00:00.000 | closed, opens 2026-11-27 09:00 |        - | 2026-11-27 | 2026-12-01 09:00
2026-11-27 10:00:00.000 | open until 2026-11-27 13:00    |  1800000 | 2026-11-27 | 2026-12-02 09:00
# Independence Day 2026 is a Saturday, in 2027 a Sunday; Juneteenth 2027 a Saturday.
2026-07-02 17:00:00.000 | closed, opens 2026-07-06 09:00 |        - | 2026-07-06 | 2026-07-08 09:00
2026-07-03 10:00:00.000 | closed, opens 2026-07-06 09:00 |        - | 2026-07-06 | 2026-07-08 09:00
2026-07-04 10:00:00.000 | closed, opens 2026-07-06 09:00 |        - | 2026-07-06 | 2026-07-08 09:00
2027-07-02 17:00:00.000 | closed, opens 2027-07-06 09:00 |        - | 2027-07-06 | 2027-07-08 09:00
2027-07-05 10:00:00.000 | closed, opens 2027-07-06 09:00 |        - | 2027-07-06 | 2027-07-08 09:00
2027-06-18 10:00:00.000 | closed, opens 2027-06-21 09:00 |        - | 2027-06-21 | 2027-06-23 09:00
2020-06-19 10:00:00.000 | open until 2020-06-19 13:00    |  1800000 | 2020-06-19 | 2020-06-24 09:00
# The ends of years.
2021-12-23 17:00:00.000 | closed, opens 2021-12-27 09:00 |        - | 2021-12-27 | 2021-12-29 09:00
2021-12-30 17:00:00.000 | closed, opens 2022-01-03 09:00 |        - | 2022-01-03 | 2022-01-05 09:00
2021-12-31 10:00:00.000 | closed, opens 2022-01-03 09:00 |        - | 2022-01-03 | 2022-01-05 09:00
2022-01-01 00:00:00.000 | closed, opens 2022-01-03 09:00 |        - | 2022-01-03 | 2022-01-05 09:00
2022-12-30 17:00:00.000 | closed, opens 2023-01-03 09:00 |        - | 2023-01-03 | 2023-01-05 09:00
2023-01-02 10:00:00.000 | closed, opens 2023-01-03 09:00 |        - | 2023-01-03 | 2023-01-05 09:00
2026-12-31 10:00:00.000 | open until 2026-12-31 13:00    |  1800000 | 2026-12-31 | 2027-01-06 09:00
2026-12-31 23:59:59.999 | closed, opens 2027-01-04 09:00 |        - | 2027-01-04 | 2027-01-06 09:00
2027-01-01 00:00:00.000 | closed, opens 2027-01-04 09:00 |        - | 2027-01-04 | 2027-01-06 09:00
2027-12-31 10:00:00.000 | closed, opens 2028-01-03 09:00 |        - | 2028-01-03 | 2028-01-05 09:00
2028-02-28 17:00:00.000 | closed, opens 2028-02-29 09:00 |        - | 2028-02-29 | 2028-03-02 09:00
2028-02-29 10:00:00.000 | open until 2028-02-29 13:00    |  1800000 | 2028-02-29 | 2028-03-03 09:00
# Inauguration Day: the office is open.
2029-01-20 10:00:00.000 | closed, opens 2029-01-22 09:00 |        - | 2029-01-22 | 2029-01-24 09:00
2037-01-20 10:00:00.000 | open until 2037-01-20 13:00    |  1800000 | 2037-01-20 | 2037-01-23 09:00
# The typhoon.
2026-08-05 10:00:00.000 | open until 2026-08-05 13:00    |  1800000 | 2026-08-05 | 2026-08-12 09:00
2026-08-05 17:00:00.000 | closed, opens 2026-08-10 09:00 |        - | 2026-08-10 | 2026-08-12 09:00
2026-08-06 10:00:00.000 | closed, opens 2026-08-10 09:00 |        - | 2026-08-10 | 2026-08-12 09:00
2026-08-07 13:30:00.000 | closed, opens 2026-08-10 09:00 |        - | 2026-08-10 | 2026-08-12 09:00
2026-08-09 20:00:00.000 | closed, opens 2026-08-10 09:00 |        - | 2026-08-10 | 2026-08-12 09:00
`
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replaceAll(/ +/g, ' '))

/** The time at the office at the start of a row. */
export function instantOf(row: string): Date {
  return new Date(`${row.slice(0, 23).replace(' ', 'T')}+09:00`)
}

/** The row as the calendar computes it. */
export function answer(row: string): string {
  const instant = instantOf(row)

  return [
    row.slice(0, 23),
    stateText(openingState(instant, calendar)),
    timeLeftForSameDay(instant, calendar) ?? '-',
    readyOn(instant, 0, calendar),
    tokyoTime(workingDaysAfter(instant, 3, calendar)),
  ].join(' | ')
}

function stateText(state: OpenState): string {
  switch (state.kind) {
    case 'open':
      return `open until ${tokyoTime(state.until)}`
    case 'lunch':
      return `lunch, back ${tokyoTime(state.backAt)}`
    case 'closed':
      return `closed, opens ${tokyoTime(state.opensAt)}`
  }
}

/** Formatted by the platform, as a check on our own arithmetic. */
const tokyoFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: calendar.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

function tokyoTime(instant: Date): string {
  if (instant.getTime() % 60_000 !== 0) throw new Error('Not on the minute')
  return tokyoFormat.format(instant)
}
