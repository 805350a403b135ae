import { office } from '@kakehashi/domain/office'
import type { OfficeDay } from '@kakehashi/domain/calendar/office-day'

/** The drawn day is as long as this, from opening to closing. */
export const dayWidth = 336

/** Where a time, written as '0900', stands on the drawn day. */
export function placeOf(time: string): number {
  return placeOfMinute(minutes(time))
}

const { opens, lunchFrom, lunchUntil, closes } = office.hours

export const places = {
  lunchFrom: placeOf(lunchFrom),
  lunchUntil: placeOf(lunchUntil),
  limit: placeOf(office.sameDayUntil),
}

/** What of today nobody will find open any more, as a path, and where now is. */
export function dayLine({ minute, isDayOff }: OfficeDay): { past: string; now: number | null } {
  const place = isDayOff ? dayWidth : placeOfMinute(minute)
  if (place < 0) return { past: '', now: null }
  const morning = `M0 26H${Math.min(place, places.lunchFrom)}`
  const afternoon = `M${places.lunchUntil} 26H${Math.min(place, dayWidth)}`
  return {
    past: place > places.lunchUntil ? morning + afternoon : morning,
    now: place < dayWidth ? place : null,
  }
}

function placeOfMinute(minute: number): number {
  const from = minutes(opens)
  return Math.round(((minute - from) / (minutes(closes) - from)) * dayWidth * 10) / 10
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
}
