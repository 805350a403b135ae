import type { OfficeDay } from '@kakehashi/domain/calendar/office-day'
import type { Office } from '@kakehashi/domain/office'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'

/** Width of the drawing, from opening to closing. */
export const dayWidth = 336

type Hours = Pick<Office, 'hours' | 'sameDayUntil'>

/** The x position of a time such as '0900'. */
export function placeOf(time: string, office: Hours): number {
  return placeOfMinute(minutes(time), office)
}

export function placesOf(office: Hours) {
  const { lunchFrom, lunchUntil } = office.hours
  return {
    lunchFrom: placeOf(lunchFrom, office),
    lunchUntil: placeOf(lunchUntil, office),
    limit: placeOf(office.sameDayUntil, office),
    ticks: fullHours(office).map((minute) => placeOfMinute(minute, office)),
  }
}

/**
 * The path over the opening hours that have passed today, and the x position of the current time.
 */
export function dayLine(
  { minute, isDayOff }: Pick<OfficeDay, 'minute' | 'isDayOff'>,
  office: Hours,
): { past: string; now: number | null } {
  const { lunchFrom, lunchUntil } = placesOf(office)
  const place = isDayOff ? dayWidth : placeOfMinute(minute, office)
  if (place < 0) return { past: '', now: null }
  const morning = `M0 26H${Math.min(place, lunchFrom)}`
  const afternoon = `M${lunchUntil} 26H${Math.min(place, dayWidth)}`
  return {
    past: place > lunchUntil ? morning + afternoon : morning,
    now: place < dayWidth ? place : null,
  }
}

/** The hours between opening and closing, except those that the lunch break begins, ends or covers. */
function fullHours({ hours }: Hours): number[] {
  const [opens, closes] = [minutes(hours.opens), minutes(hours.closes)]
  const [lunchFrom, lunchUntil] = [minutes(hours.lunchFrom), minutes(hours.lunchUntil)]
  return Array.from({ length: 24 }, (_, hour) => hour * 60)
    .filter((minute) => minute > opens && minute < closes)
    .filter((minute) => !hasLunch({ hours }) || minute < lunchFrom || minute > lunchUntil)
}

function placeOfMinute(minute: number, { hours }: Hours): number {
  const from = minutes(hours.opens)
  return Math.round(((minute - from) / (minutes(hours.closes) - from)) * dayWidth * 10) / 10
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(2))
}
