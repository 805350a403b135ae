import { getFigures } from '@kakehashi/contract/figures'
import { addDays, type Day, monthOf } from '@kakehashi/domain/calendar/day'
import { daysIn, monthsIn, type Period } from '@kakehashi/domain/figures/periods'

export const presetNames = ['month', 'last-month', 'quarter', 'year'] as const
export type PresetName = (typeof presetNames)[number]

/** What is asked for with one press; the present ones end today. */
export function presetsOf(today: Day): Readonly<Record<PresetName, Period>> {
  const { from } = monthOf(today)
  const month = Number(today.slice(5, 7))
  return {
    month: { from, to: today },
    'last-month': monthOf(today, -1),
    quarter: { from: monthOf(today, -((month - 1) % 3)).from, to: today },
    year: { from: monthOf(today, 1 - month).from, to: today },
  }
}

/** The period in the address; the present month if there is none that can be right. */
export function periodIn(search: URLSearchParams, today: Day): Period {
  const sent = { from: search.get('from'), to: search.get('to') }
  const { success, data } = getFigures.query.safeParse(sent)
  return success ? data : presetsOf(today).month
}

export function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to
}

/** The month, quarter or year before or after; otherwise as many days. Ends today at the latest. */
export function shifted(period: Period, by: -1 | 1, today: Day): Period {
  const { from, to } = period
  const isOfMonths = from.endsWith('-01') && (to === monthOf(to).to || to === today)
  if (!isOfMonths) {
    const days = by * daysIn(period)
    return { from: addDays(from, days), to: addDays(to, days) }
  }
  const months = monthsOf(period, today)
  const last = monthOf(from, by * months + months - 1).to
  return { from: monthOf(from, by * months).from, to: last < today ? last : today }
}

/** The present quarter and year count with all the months that they will have. */
function monthsOf(period: Period, today: Day): number {
  const { month, quarter, year } = presetsOf(today)
  if (isSame(period, month)) return 1
  if (isSame(period, quarter)) return 3
  return isSame(period, year) ? 12 : monthsIn(period).length
}
