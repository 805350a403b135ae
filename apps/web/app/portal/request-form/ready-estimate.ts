import {
  openingState,
  readyOn,
  tokyoDay,
  type Closures,
  type Day,
} from '@kakehashi/domain/calendar/working-days'

export interface ReadyEstimate {
  readonly ready: Day
  /** The first day on which a quote can come and be accepted. */
  readonly acceptOn: Day
  readonly isToday: boolean
}

/** What we can say before we have seen the papers. While we are closed, nobody writes a quote. */
export function readyEstimate(
  now: Date,
  usualWorkingDays: number,
  closures: Closures,
): ReadyEstimate {
  const state = openingState(now, closures)
  const acceptedAt = state.kind === 'closed' ? state.opensAt : now
  const acceptOn = tokyoDay(acceptedAt)
  return {
    ready: readyOn(acceptedAt, usualWorkingDays, closures),
    acceptOn,
    isToday: acceptOn === tokyoDay(now),
  }
}
