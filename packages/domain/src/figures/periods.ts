import { addDays, type Day, dayOf, monthOf } from '../calendar/day.ts'

/** Days of the office, both included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

/** Longer ones would need more rows than a screen should cost. */
export const longestPeriodDays = 1_100

export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Whole months are compared with whole months, and the days of a month with those of the one before. */
export function periodBefore(period: Period): Period {
  const { from, to } = period
  const months = monthsIn(period).length
  if (from.endsWith('-01') && to === monthOf(to).to) {
    return { from: monthOf(from, -months).from, to: monthOf(from, -1).to }
  }
  if (from.endsWith('-01') && months === 1) {
    const before = monthOf(from, -1)
    const sameDay = addDays(before.from, daysIn(period) - 1)
    return { from: before.from, to: sameDay < before.to ? sameDay : before.to }
  }
  return { from: addDays(from, -daysIn(period)), to: addDays(from, -1) }
}

/** The same days a year earlier; the last day of February stands for the 29th. */
export function yearBefore({ from, to }: Period): Period {
  const isWholeMonth = to === monthOf(to).to
  return {
    from: aYearEarlier(from),
    to: isWholeMonth ? monthOf(to, -12).to : aYearEarlier(to),
  }
}

function aYearEarlier(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const sameDay = dayOf(year - 1, month, date)
  const { to } = monthOf(day, -12)
  return sameDay < to ? sameDay : to
}

/** The first days of the months that a period touches. */
export function monthsIn({ from, to }: Period): Day[] {
  const months: Day[] = []
  for (let month = monthOf(from).from; month <= to; month = monthOf(month, 1).from) {
    months.push(month)
  }
  return months
}

/** Days or months of which a figure is the sum, both ends included. */
export interface Segment extends Period {
  readonly span: 'day' | 'month'
}

/** The fewest rows that add up to a period: its whole months, and the days at its ends. */
export function segmentsOf(period: Period): Segment[] {
  const { from, to } = period
  const whole = monthsIn(period).filter((month) => month >= from && monthOf(month).to <= to)
  const [first] = whole
  const last = whole.at(-1)
  if (first === undefined || last === undefined) return [{ span: 'day', ...period }]
  const segments: Segment[] = [
    { span: 'day', from, to: addDays(first, -1) },
    { span: 'month', from: first, to: last },
    { span: 'day', from: monthOf(last, 1).from, to },
  ]
  return segments.filter((segment) => segment.from <= segment.to)
}
