import { expect, test } from 'vitest'
import { officeYear } from './office-year.ts'

test('the year begins with New Year’s Day in Okinawa', () => {
  expect(officeYear(new Date('2026-12-31T14:59:59Z'), 'Asia/Tokyo')).toBe('2026')
  expect(officeYear(new Date('2026-12-31T15:00:00Z'), 'Asia/Tokyo')).toBe('2027')
})

test('the year of an office in another time zone', () => {
  expect(officeYear(new Date('2027-01-01T02:00:00Z'), 'America/New_York')).toBe('2026')
})
