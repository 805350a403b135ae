import { openingState } from '@kakehashi/domain/calendar/working-days'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { addDays, dayAt, instantAt } from '@kakehashi/domain/calendar/day'
import { after, duration } from '../src/clock.ts'
import type { Random } from './random.ts'
import { regularCalendar } from './regular-calendar.ts'

/** A time some hours later at which the office is open. */
export function nextOfficeTime(from: Date, hours: number, random: Random): Date {
  const wanted = after(from, hours * duration.hour)
  const state = openingState(wanted, regularCalendar)
  if (state.kind === 'open') return wanted
  const opens = state.kind === 'lunch' ? state.backAt : state.opensAt
  return after(opens, random.between(2, 110) * duration.minute)
}

/** A time some hours later at which a customer is awake. */
export function nextCustomerTime(from: Date, hours: number, random: Random): Date {
  const wanted = after(from, hours * duration.hour)
  const today = dayAt(wanted, sampleOffice.timeZone)
  const wakesAt = instantAt(today, '0645', sampleOffice.timeZone)
  if (wanted < wakesAt) return after(wakesAt, random.between(5, 120) * duration.minute)
  if (wanted < instantAt(today, '2250', sampleOffice.timeZone)) return wanted
  return after(
    instantAt(addDays(today, 1), '0645', sampleOffice.timeZone),
    random.between(5, 120) * duration.minute,
  )
}
