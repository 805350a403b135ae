import { expect, test } from 'vitest'
import { closedDaysText, openDaysText } from './weekday-text.ts'

const weekdays = [1, 2, 3, 4, 5]

test.each([
  [weekdays, 'Monday to Friday', '月曜〜金曜'],
  [[0, 1, 2, 3, 4, 5, 6], 'every day', '毎日'],
  [[2, 3, 4, 5, 6, 0], 'Tuesday to Sunday', '火曜〜日曜'],
  [[5, 1, 3], 'Monday, Wednesday and Friday', '月曜・水曜・金曜'],
  [[1, 2], 'Monday and Tuesday', '月曜・火曜'],
])('the open days %j are written as %s', (openWeekdays, english, japanese) => {
  expect(openDaysText({ openWeekdays }, 'en')).toBe(english)
  expect(openDaysText({ openWeekdays }, 'ja')).toBe(japanese)
})

test('closed days are the other weekdays and the holidays that the office keeps', () => {
  const office = { openWeekdays: weekdays, holidays: 'us-federal' } as const
  expect(closedDaysText(office, 'en')).toBe('Saturday, Sunday and American holidays')
  expect(closedDaysText(office, 'ja')).toBe('土曜・日曜・米国の祝日')
  expect(closedDaysText({ ...office, holidays: 'none' }, 'en')).toBe('Saturday and Sunday')
  const always = { openWeekdays: [0, 1, 2, 3, 4, 5, 6], holidays: 'none' } as const
  expect(closedDaysText(always, 'en')).toBeNull()
})
