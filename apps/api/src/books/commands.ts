import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { readFigures } from './figures.ts'
import { readPeriod } from './periods.ts'
import * as queries from './queries.ts'

export async function closeMonth(
  trx: Transaction<DB>,
  month: string,
  actorId: string,
  { now, timeZone }: OfficeTime,
): Promise<void> {
  demand(await queries.lockBooks(trx), 'books-busy')
  const { period } = await readPeriod(trx, month, timeZone)
  const { startsAt, endsAt } = period
  demand(now >= endsAt, 'month-not-over')
  demand((await queries.lockClosing(trx, month)) === undefined, 'month-closed-already')
  const dayOf = ({ opened_at }: { opened_at: Date }) => ({
    en: officeDate(opened_at, 'en', timeZone),
    ja: officeDate(opened_at, 'ja', timeZone),
  })
  const [open] = await queries.listOpenTills(trx, endsAt)
  if (open) throw new Refusal('month-has-open-till', { values: { day: dayOf(open) } })
  const [unexplained] = await queries.listUnexplainedTills(trx, startsAt, endsAt)
  if (unexplained) {
    throw new Refusal('month-has-unexplained-till', { values: { day: dayOf(unexplained) } })
  }
  await queries.insertClosing(trx, {
    id: uuidv7(),
    month: firstOfMonth(month),
    starts_at: startsAt,
    ends_at: endsAt,
    closed_at: now,
    closed_by: actorId,
    figures: JSON.stringify(await readFigures(trx, period)),
  })
  await report(trx, 'books.closed', month, actorId, now)
}

/** What was kept stays in the history, so that it can be compared with the next closing. */
export async function reopenMonth(
  trx: Transaction<DB>,
  month: string,
  reason: string,
  actorId: string,
  now: Date,
): Promise<void> {
  const closing = await queries.lockClosing(trx, month)
  if (!closing) throw new Refusal('month-not-closed')
  await queries.saveReopening(trx, closing.id, {
    reopened_at: now,
    reopened_by: actorId,
    reopen_reason: reason,
  })
  await report(trx, 'books.reopened', month, actorId, now)
}

async function report(
  trx: Transaction<DB>,
  kind: 'books.closed' | 'books.reopened',
  month: string,
  actorId: string,
  now: Date,
): Promise<void> {
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'books', id: month } })
  await publishChange(trx, { type: 'Books', id: month }, [])
}
