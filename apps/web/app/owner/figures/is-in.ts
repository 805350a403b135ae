import { monthOf } from '@kakehashi/domain/calendar/day'
import type { Figures } from '../../api/figures-api.ts'

/** Whether a month is in the period, in part at least. */
export function isIn(month: string, { period }: Figures): boolean {
  return month <= period.to && monthOf(month).to >= period.from
}
