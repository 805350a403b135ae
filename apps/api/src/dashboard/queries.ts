import {
  type dashboard,
  maxDueRequests,
  maxLateRequests,
  maxOverdueCount,
} from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { type Day, dayAt } from '@kakehashi/domain/calendar/day'
import type { OfficeCalendar } from '@kakehashi/domain/calendar/office-calendar'
import { previousSameDayCutOff, timeLeftForSameDay } from '@kakehashi/domain/calendar/working-days'
import { branches, findSources } from '@kakehashi/domain/people/people'
import { needsNewDay } from '@kakehashi/domain/request/late'
import type { Stage } from '@kakehashi/domain/request/stage'
import { stages } from '@kakehashi/domain/request/stage'
import type { Kysely } from 'kysely'
import { readCounters } from '../counters/queries.ts'
import { toCursor } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import type { OfficeTime } from '../office/office-time.ts'
import {
  countDueOn,
  countOverdue,
  listDue,
  listForToday,
  listPastReadyDay,
} from '../requests/due-queries.ts'
import { listRequests, type RequestRow } from '../requests/queries.ts'
import { stateOf } from '../requests/state.ts'
import { toOfficeItem } from '../requests/view.ts'
import { listNamedServices } from '../services/queries.ts'
import { getCalendar } from '../settings/calendar.ts'
import { getSetting } from '../settings/queries.ts'

type Dashboard = ReplyOf<typeof dashboard>

/** Reads maintained counters, so that no large table has to be counted. */
export async function readDashboard(db: Kysely<DB>, newest: number, now: Date): Promise<Dashboard> {
  const calendar = await getCalendar(db)
  const time = { now, timeZone: calendar.timeZone }
  const today = dayAt(now, calendar.timeZone)
  const services = await listNamedServices(db)
  const count = await readCounters(db, [
    ...stages.map((stage) => `stage:${stage}`),
    'balance-due',
    'unread',
    'people:customer',
    'people:translator',
    ...branches.map((branch) => `branch:${branch}`),
    ...findSources.map((source) => `find:${source}`),
    ...services.flatMap(({ id }) => [`service:${id}:open`, `service:${id}:completed`]),
  ])
  const column = async (stage: Stage) => {
    const page = { list: stage, limit: newest, after: undefined }
    const rows = newest === 0 ? [] : await listRequests(db, page)
    const last = rows.length === newest ? rows.at(-1) : undefined
    return {
      count: count(`stage:${stage}`),
      overdue: await countOverdue(db, stage, today, maxOverdueCount),
      newest: rows.map((row) => toOfficeItem(row, ['office'], time)),
      ...(last && { next: toCursor(last) }),
    }
  }
  const columns: [Stage, Dashboard['stages'][Stage]][] = []
  // One after the other: the dashboard must not take all connections of the pool.
  for (const stage of stages) columns.push([stage, await column(stage)])
  const late = newest === 0 ? [] : await listLate(db, time)
  const due = newest === 0 ? [] : await listMostUrgent(db, late, today, maxDueRequests)
  return {
    stages: Object.fromEntries(columns) as Dashboard['stages'],
    late: late.map((row) => toOfficeItem(row, ['office'], time)),
    due: due.map((row) => toOfficeItem(row, ['office'], time)),
    dueToday: await countDueOn(db, today, maxOverdueCount),
    sameDay: newest === 0 ? [] : await readSameDay(db, now, calendar),
    staffNeedSecondFactor: await getSetting(db, 'staffSecondFactor'),
    balanceDue: count('balance-due'),
    unread: count('unread'),
    customers: count('people:customer'),
    translators: count('people:translator'),
    serviceComponent: tally(branches, (branch) => count(`branch:${branch}`)),
    industry: services.map(({ id, name }) => ({
      service: id,
      name,
      open: count(`service:${id}:open`),
      completed: count(`service:${id}:completed`),
    })),
    referralSource: tally(findSources, (source) => count(`find:${source}`)),
  }
}

export async function listLate(
  db: Kysely<DB>,
  { now, timeZone }: OfficeTime,
): Promise<RequestRow[]> {
  const rows = await listPastReadyDay(db, dayAt(now, timeZone), maxLateRequests)
  return rows.filter((row) => needsNewDay(stateOf(row), now, timeZone))
}

/** A late request may not be due yet: one that was accepted after its ready-by day had been set. */
export async function listMostUrgent(
  db: Kysely<DB>,
  late: readonly RequestRow[],
  today: Day,
  limit: number,
): Promise<RequestRow[]> {
  const due = await listDue(db, today, limit)
  const since = new Map(due.map((row) => [row, row.due_on ?? '']))
  for (const row of late) {
    const known = due.find(({ id }) => id === row.id)
    since.set(known ?? row, earlier(row.promised_on, known?.due_on))
  }
  return [...since]
    .toSorted(([, one], [, other]) => (one < other ? -1 : Number(one > other)))
    .map(([row]) => row)
    .slice(0, limit)
}

const earlier = (one: string | null, other: string | null = null) =>
  [one, other].filter((day) => day !== null).toSorted()[0] ?? ''

/** Empty after the cut-off time, when they count as ordinary requests. */
async function readSameDay(
  db: Kysely<DB>,
  now: Date,
  calendar: OfficeCalendar,
): Promise<Dashboard['sameDay']> {
  if (timeLeftForSameDay(now, calendar) === null) return []
  const time = { now, timeZone: calendar.timeZone }
  const today = dayAt(now, calendar.timeZone)
  const rows = await listForToday(db, today, previousSameDayCutOff(today, calendar))
  return rows.map((row) => toOfficeItem(row, ['office'], time))
}

function tally<Name extends string>(
  names: readonly Name[],
  countOf: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as Record<Name, number>
}
