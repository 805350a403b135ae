import type { Language } from '@kakehashi/domain/language'
import type { OfficeDay } from '@kakehashi/domain/calendar/office-day'
import { clockTime } from '@kakehashi/domain/calendar/office-hours'
import { formatDate, formatDay, formatWeekday } from '@kakehashi/domain/calendar/day-text'

/**
 * When a sentence about the office's day applies. The page contains all of them; it shows those of
 * `any-day` without script, and those that apply now with it.
 */
export type Occasion =
  | 'any-day'
  | 'today'
  | 'open'
  | 'morning'
  | 'afternoon'
  | 'lunch'
  | 'closed-now'
  | 'closed-today'
  | 'opens-today'
  | 'opens-weekday'
  | 'opens-date'
  | 'working-hours'
  | 'reason'
  | 'in-time'
  | 'hours-left'
  | 'minutes-left'
  | 'minute-left'
  | 'too-late'
  | 'next-off'

/** Values for the slots of these sentences. */
export interface Slots {
  date: string
  time: string
  opening: string
  reason: string
  hours: string
  minutes: string
  sameDay: string
  nextOff: string
  nextReason: string
}

export interface OfficeStatus {
  occasions: Occasion[]
  slots: Slots
}

export function officeStatus(day: OfficeDay, language: Language): OfficeStatus {
  const left = day.minutesForSameDay ?? 0
  const opens = opening(day)
  return {
    occasions: [
      'today',
      ...door(day),
      ...(opens ? [opens] : []),
      ...frame(day),
      ...sameDay(left),
      ...nextOff(day),
    ],
    slots: {
      date: formatDate(day.today, language),
      time: clockTime(day.minute, language),
      opening: (opens === 'opens-date' ? formatDay : formatWeekday)(day.opensOn, language),
      reason: day.reason?.[language] ?? '',
      hours: String(Math.floor(left / 60)),
      minutes: String(left % 60),
      sameDay: formatDay(day.sameDayIs, language),
      nextOff: day.nextDayOff ? formatDay(day.nextDayOff.day, language) : '',
      nextReason: day.nextDayOff?.reason[language] ?? '',
    },
  }
}

function door({ door: state, isDayOff }: OfficeDay): Occasion[] {
  if (state === 'closed') return [isDayOff ? 'closed-today' : 'closed-now']
  return state === 'lunch' ? ['lunch'] : ['open', state]
}

function opening({ door: state, today, opensOn }: OfficeDay): Occasion | undefined {
  if (state !== 'closed') return undefined
  if (opensOn === today) return 'opens-today'
  // On a Monday, 'Monday' would be read as today.
  return daysBetween(today, opensOn) < 7 ? 'opens-weekday' : 'opens-date'
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

function frame({ reason }: OfficeDay): Occasion[] {
  return [reason ? 'reason' : 'working-hours']
}

function sameDay(left: number): Occasion[] {
  if (left === 0) return ['too-late']
  if (left === 1) return ['in-time', 'minute-left']
  return ['in-time', left < 60 ? 'minutes-left' : 'hours-left']
}

function nextOff({ nextDayOff }: OfficeDay): Occasion[] {
  return nextDayOff ? ['next-off'] : []
}
