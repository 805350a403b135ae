import type { OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { type Day, dayAt, openingState, readyOn } from '@kakehashi/domain/calendar/working-days'

export interface ReadyEstimate {
  readonly ready: Day
  /** The first day on which a quote can be made and accepted. */
  readonly acceptOn: Day
  readonly isToday: boolean
}

/** An estimate before we have seen the documents. There are no quotes while we are closed. */
export function readyEstimate(
  now: Date,
  usualWorkingDays: number,
  calendar: OfficeCalendar,
): ReadyEstimate {
  const state = openingState(now, calendar)
  const acceptedAt = state.kind === 'closed' ? state.opensAt : now
  const acceptOn = dayAt(acceptedAt, calendar.timeZone)
  return {
    ready: readyOn(acceptedAt, usualWorkingDays, calendar),
    acceptOn,
    isToday: acceptOn === dayAt(now, calendar.timeZone),
  }
}
