import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from './day.ts'
import { federalHolidayOn } from './federal-holidays.ts'

/** Days off that fall on weekdays, from the OPM calendar. */
const daysOff: Record<string, string> = {
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
}

describe('federal holidays are exactly the weekdays in the OPM calendar', () => {
  test.each(Object.entries(daysOff))('in %s', (year, printed) => {
    const computed = weekdaysOf(year).filter((day) => federalHolidayOn(day) !== null)

    expect(computed.map((day) => day.slice(5)).join(' ')).toBe(printed)
  })
})

describe('every holiday has a name in both languages', () => {
  test.each([
    ['2026-01-01', "New Year's Day", '元日'],
    ['2026-01-19', 'Martin Luther King Jr. Day', 'キング牧師記念日'],
    ['2026-02-16', "Presidents' Day", '大統領の日'],
    ['2026-05-25', 'Memorial Day', '戦没将兵追悼記念日'],
    ['2026-06-19', 'Juneteenth', 'ジューンティーンス（奴隷解放記念日）'],
    ['2026-07-04', 'Independence Day', '独立記念日'],
    ['2026-09-07', 'Labor Day', 'レイバーデー（労働者の日）'],
    ['2026-10-12', 'Columbus Day', 'コロンブス・デー'],
    ['2026-11-11', 'Veterans Day', '退役軍人の日'],
    ['2026-11-26', 'Thanksgiving Day', '感謝祭'],
    ['2026-12-25', 'Christmas Day', 'クリスマス'],
  ])('%s is %s', (day, en, ja) => {
    expect(federalHolidayOn(day)).toEqual({ en, ja })
  })
})

describe('a holiday on a weekend is observed on the nearest weekday', () => {
  test.each([
    ['2021-06-18', 'Juneteenth (observed)', 'ジューンティーンス（奴隷解放記念日）の振替休日'],
    ['2021-12-31', "New Year's Day (observed)", '元日の振替休日'],
    ['2022-12-26', 'Christmas Day (observed)', 'クリスマスの振替休日'],
    ['2023-01-02', "New Year's Day (observed)", '元日の振替休日'],
    ['2027-12-31', "New Year's Day (observed)", '元日の振替休日'],
    ['2028-11-10', 'Veterans Day (observed)', '退役軍人の日の振替休日'],
  ])('%s is %s', (day, en, ja) => {
    expect(federalHolidayOn(day)).toEqual({ en, ja })
  })

  test.each(['2022-01-01', '2027-07-04', '2028-01-01', '2028-11-11'])(
    '%s keeps its own name',
    (day) => {
      expect(federalHolidayOn(day)?.en).not.toContain('observed')
    },
  )
})

test.each(['2020-06-19', '2020-06-18', '1985-01-21', '2025-01-21', '2037-01-20', '2021-01-20'])(
  '%s is not a holiday',
  (day) => {
    expect(federalHolidayOn(day)).toBeNull()
  },
)

function weekdaysOf(year: string): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  return days
    .filter((day) => day.startsWith(year))
    .filter((day) => ![0, 6].includes(weekdayOf(day)))
}
