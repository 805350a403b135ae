import { monthOf } from '@kakehashi/domain/calendar/day'
import { type Period, periodOfMonth } from '@kakehashi/domain/payments/books'
import { firstOfMonth, monthText } from '@kakehashi/domain/payments/pay'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { listClosed, type NamedClosing } from './queries.ts'

export interface PeriodOfMonth {
  readonly period: Period
  /** The closing in force. */
  readonly closing: NamedClosing | undefined
}

/**
 * A closed month keeps its moments if the office changes its time zone. An open one begins and ends
 * with its closed neighbours, so that no entry is in two months or in none.
 */
export async function readPeriod(
  db: Kysely<DB>,
  month: string,
  timeZone: string,
): Promise<PeriodOfMonth> {
  const periodOf = await readPeriods(db, month, month, timeZone)
  return periodOf(month)
}

/** For the months between two, both included. */
export async function readPeriods(
  db: Kysely<DB>,
  from: string,
  to: string,
  timeZone: string,
): Promise<(month: string) => PeriodOfMonth> {
  const closings = await listClosed(db, monthsOn(from, -1), monthsOn(to, 1))
  const closingOf = (month: string) => closings.find((one) => monthText(one.month) === month)
  return (month) => {
    const closing = closingOf(month)
    const { startsAt, endsAt } = periodOfMonth(month, timeZone)
    return {
      closing,
      period: {
        startsAt: closing?.starts_at ?? closingOf(monthsOn(month, -1))?.ends_at ?? startsAt,
        endsAt: closing?.ends_at ?? closingOf(monthsOn(month, 1))?.starts_at ?? endsAt,
      },
    }
  }
}

export function monthsOn(month: string, count: number): string {
  return monthText(monthOf(firstOfMonth(month), count).from)
}
