import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { openPeriods, workingDays } from './opening-hours.ts'

test('weekdays begin with Monday, wherever the office counts from', () => {
  expect(workingDays({ openWeekdays: [0, 6, 3] })).toEqual(['Wednesday', 'Saturday', 'Sunday'])
})

test('an office is open before and after lunch, or without a break', () => {
  expect(openPeriods(sampleOffice)).toEqual([
    { opens: '09:00', closes: '13:00' },
    { opens: '14:00', closes: '17:00' },
  ])
  const hours = { ...sampleOffice.hours, lunchFrom: '1200', lunchUntil: '1200' }
  expect(openPeriods({ hours })).toEqual([{ opens: '09:00', closes: '17:00' }])
})
