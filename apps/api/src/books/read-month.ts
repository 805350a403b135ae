import type { MonthItem, MonthState, MonthView } from '@kakehashi/contract/books'
import { differingParts, monthAt, type Period } from '@kakehashi/domain/payments/books'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { readCompared, readFigures, sumByMethod } from './figures.ts'
import { monthsOn, readPeriod, readPeriods } from './periods.ts'
import * as queries from './queries.ts'
import { closedFields, toFigures, toHistory, toTill, toTotal } from './view.ts'

const monthsOfPage = 12

/** Up to the month of the first entry. */
export async function readMonths(
  db: Kysely<DB>,
  { now, timeZone }: OfficeTime,
  before: string | undefined,
): Promise<{ months: MonthItem[]; hasOlder: boolean }> {
  const newest = before === undefined ? monthAt(now, timeZone) : monthsOn(before, -1)
  const oldest = monthAt((await queries.findFirstEntry(db)) ?? now, timeZone)
  const page = Array.from({ length: monthsOfPage }, (_, index) => monthsOn(newest, -index))
  const months = page.filter((month) => month >= oldest)
  const periodOf = await readPeriods(db, page.at(-1) ?? newest, newest, timeZone)
  const items: MonthItem[] = []
  for (const month of months) {
    const { closing, period } = periodOf(month)
    const item = {
      month,
      state: stateOf(period, closing !== undefined, now),
      ...closedFields(closing),
    }
    if (closing) {
      const ledger = await readCompared(db, period)
      const differs = differingParts(closing.figures, ledger)
      items.push({ ...item, differs, ...toTotal(ledger.methods) })
    } else {
      items.push({ ...item, differs: [], ...toTotal(await sumByMethod(db, period)) })
    }
  }
  return { months: items, hasOlder: (months.at(-1) ?? oldest) > oldest }
}

export async function readMonth(
  db: Kysely<DB>,
  month: string,
  { now, timeZone }: OfficeTime,
): Promise<MonthView> {
  const closings = await queries.listClosings(db, month)
  const { closing, period } = await readPeriod(db, month, timeZone)
  const ledger = await readFigures(db, period)
  const openTills = await queries.listOpenTills(db, period.endsAt)
  const unexplained = await queries.listUnexplainedTills(db, period.startsAt, period.endsAt)
  return {
    month,
    state: stateOf(period, closing !== undefined, now),
    ...closedFields(closing),
    differs: closing ? differingParts(closing.figures, ledger) : [],
    figures: toFigures(ledger),
    ...(closing && { closedFigures: toFigures(closing.figures) }),
    openTills: openTills.map(toTill),
    unexplainedTills: unexplained.map(toTill),
    history: toHistory(closings),
  }
}

function stateOf({ endsAt }: Period, isClosed: boolean, now: Date): MonthState {
  if (isClosed) return 'closed'
  return now < endsAt ? 'running' : 'open'
}
