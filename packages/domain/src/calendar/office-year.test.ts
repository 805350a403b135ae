import { expect, test } from 'vitest'
import { officeYear } from './office-year.ts'

test('the year begins with New Year’s Day in Okinawa', () => {
  expect(officeYear(new Date('2026-12-31T14:59:59Z'))).toBe('2026')
  expect(officeYear(new Date('2026-12-31T15:00:00Z'))).toBe('2027')
})
