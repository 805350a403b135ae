import { monthOf } from '@kakehashi/domain/calendar/day'
import type { Office } from '@kakehashi/domain/office'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { sumByDay } from '../money/queries.ts'
import { readFigures } from './figures.ts'
import type { StatementFacts } from './statement-parts.ts'
import { listPayOfContractors } from './pay-of-contractors.ts'
import { readPeriod } from './periods.ts'
import { listTillCounts } from './queries.ts'

/** Of a closed month the figures that were kept. */
export async function readStatement(
  db: Kysely<DB>,
  month: string,
  office: Office,
  now: Date,
): Promise<StatementFacts> {
  const { timeZone } = office
  const { closing, period } = await readPeriod(db, month, timeZone)
  return {
    office,
    period,
    closing,
    figures: closing?.figures ?? (await readFigures(db, period)),
    days: await sumByDay(db, { ...monthOf(firstOfMonth(month)), timeZone }),
    tills: await listTillCounts(db, period),
    contractors: await listPayOfContractors(db, period),
    now,
  }
}
