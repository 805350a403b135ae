import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

test.each([
  ['平成6年4月17日', '1994-04-17'],
  ['H6.4.17', '1994-04-17'],
  ['1994年4月17日', '1994-04-17'],
  ['April 17, 1994', '1994-04-17'],
  ['04/17/1994', '1994-04-17'],
  ['1994-04-17', '1994-04-17'],
])('%s is read in its calendar', (typed, day) => {
  expect(readDate(typed)).toEqual({ kind: 'read', day, dayFirst: null })
})

test('a date that can be of either order tells the other day', () => {
  expect(readDate('07/08/1999')).toEqual({
    kind: 'read',
    day: '1999-07-08',
    dayFirst: '1999-08-07',
  })
})

test.each([
  ['昭和65年1月8日', 'after-era', ['1990-01-08']],
  ['明治5年11月1日', 'lunar-calendar', []],
  ['February 30, 1990', 'no-such-day', []],
  ['17/04/1994', 'only-day-first', ['1994-04-17']],
  ['soon', 'not-a-date', []],
])('%s is refused', (typed, why, perhaps) => {
  expect(readDate(typed)).toEqual({ kind: 'refused', why, perhaps })
})
