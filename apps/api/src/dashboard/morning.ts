import { maxOverdueCount } from '@kakehashi/contract/dashboard'
import { addDays, dayAt } from '@kakehashi/domain/calendar/day'
import { inEachLanguage } from '@kakehashi/domain/language'
import type { Mail } from '@kakehashi/emails'
import type { Kysely } from 'kysely'
import { readCounters } from '../counters/queries.ts'
import type { DB } from '../db/schema.gen.ts'
import { sumRefundsOwed, sumUnpaid } from '../money/queries.ts'
import { getTimeZone } from '../office/queries.ts'
import { listAwaitingReply } from '../requests/conversations/queries.ts'
import { listRequests, type RequestRow } from '../requests/queries.ts'
import { listAllServices, type ServiceRow } from '../services/queries.ts'
import { listLate, listMostUrgent } from './queries.ts'

type MorningFacts = Extract<Mail, { kind: 'morning' }>['facts']
type MorningRequest = MorningFacts['dueToday']['first'][number]

/** More are told as their number only: the mail fits on one screen. */
const listed = 5

/** What staff read before the office opens. Longer lists are counted up to a limit, money as a whole. */
export async function readMorning(db: Kysely<DB>, now: Date): Promise<MorningFacts> {
  const timeZone = await getTimeZone(db)
  const today = dayAt(now, timeZone)
  const yesterday = addDays(today, -1)
  const services = new Map((await listAllServices(db)).map((service) => [service.id, service]))
  const toList = (rows: readonly RequestRow[]) => ({
    count: rows.length,
    first: rows.slice(0, listed).map((row) => toMorningRequest(row, services.get(row.service_id))),
  })

  const late = await listLate(db, { now, timeZone })
  const overdue = await listMostUrgent(db, late, yesterday, maxOverdueCount)
  const isOverdue = new Set(overdue.map(({ id }) => id))
  const dueToday = await listRequests(db, {
    list: 'due',
    dueAfter: yesterday,
    dueUntil: today,
    sort: 'due',
    limit: maxOverdueCount,
    after: undefined,
  })
  const waiting = await listAwaitingReply(db, { limit: maxOverdueCount, after: undefined })
  const oldest = waiting[0]?.awaiting_reply_since
  const countOf = await readCounters(db, ['stage:quote'])
  return {
    day: today,
    most: maxOverdueCount,
    dueToday: toList(dueToday.filter(({ id }) => !isOverdue.has(id))),
    overdue: toList(overdue),
    unanswered: { count: waiting.length, since: oldest ? dayAt(oldest, timeZone) : null },
    toQuote: countOf('stage:quote'),
    unpaid: await sumUnpaid(db),
    refundsOwed: await sumRefundsOwed(db),
  }
}

/** Without the customer's name: a mail is readable on its way. */
function toMorningRequest(row: RequestRow, service: ServiceRow | undefined): MorningRequest {
  return {
    orderNumber: row.order_number,
    service: inEachLanguage((language) =>
      language === 'ja' ? (service?.name_ja ?? row.service_name) : row.service_name,
    ),
    serviceKind: row.service_kind,
    stage: row.stage,
  }
}
