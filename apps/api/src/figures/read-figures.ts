import type { getFigures } from '@kakehashi/contract/figures'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { monthOf } from '@kakehashi/domain/calendar/day'
import { monthsIn, type Period, periodBefore, yearBefore } from '@kakehashi/domain/figures/periods'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { listNamedServices } from '../services/queries.ts'
import {
  isFigureCountComplete,
  listTranslatorNames,
  readNow,
  sumMonths,
  sumPeriods,
} from './queries.ts'
import { toMonth, toNow, toSums } from './view.ts'

/** Shorter periods are drawn with the months before them. */
const fewestMonths = 12

export async function readFigures(
  db: Kysely<DB>,
  period: Period,
): Promise<ReplyOf<typeof getFigures>> {
  const periods = { period, before: periodBefore(period), yearBefore: yearBefore(period) }
  const twelve = monthOf(period.to, 1 - fewestMonths).from
  const months = monthsIn({ from: period.from < twelve ? period.from : twelve, to: period.to })
  // One after the other: the dashboard must not take all connections of the pool.
  const amounts = await sumPeriods(db, periods)
  const charted = await sumMonths(db, { from: months[0] ?? twelve, to: period.to })
  const now = await readNow(db)
  const sums = {
    period: toSums(periods.period, amounts('period')),
    before: toSums(periods.before, amounts('before')),
    yearBefore: toSums(periods.yearBefore, amounts('yearBefore')),
  }
  const counted = Object.values(sums).flatMap(({ translators }) => Object.keys(translators))
  const people = [...new Set([...counted, ...now.keys('in-hand')])].filter(isId)
  const translators = await listTranslatorNames(db, people)
  const services = await listNamedServices(db)
  return {
    isComplete: await isFigureCountComplete(db),
    ...sums,
    months: months.map((month) => toMonth(month, charted(month))),
    now: toNow(now),
    translators: translators.map(({ id, name }) => ({ _id: id, name: name ?? '' })),
    services: services.map(({ id, name }) => ({ _id: id, name })),
  }
}

/** The others are words, such as 'former'. */
const isId = (key: string) => key.includes('-')
