import { office } from '@kakehashi/domain/office'
import type { OfficeDay } from '@kakehashi/domain/calendar/office-day'

/** Width of the drawing, from opening to closing. */
export const dayWidth = 336

/** The x position of a time such as '0900'. */
export function placeOf(time: string): number {
  return placeOfMinute(minutes(time))
}

const { opens, lunchFrom, lunchUntil, closes } = office.hours

export const places = {
  lunchFrom: placeOf(lunchFrom),
  lunchUntil: placeOf(lunchUntil),
  limit: placeOf(office.sameDayUntil),
}

/**
 * The path over the opening hours that have passed today, and the x position of the current time.
 */
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
