import type { FigureList } from '@kakehashi/contract/figures'
import type { Period } from '@kakehashi/domain/figures/periods'
import type { PaymentMethod } from '@kakehashi/domain/payments/methods'
import { type OpenStage, type Stage, stageBefore, stageEnds } from '@kakehashi/domain/request/stage'
import type { Kysely } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { CursorPosition } from '../db/cursor.ts'
import type { DB } from '../db/schema.gen.ts'
import { moves } from './parts.ts'

interface Page extends Period {
  readonly list: FigureList
  readonly service: string | undefined
  readonly translator: string | undefined
  /** Of 'ended'. */
  readonly stage: OpenStage
  readonly limit: number
  readonly after: CursorPosition | undefined
  readonly timeZone: string
}

export type ListedRow = Awaited<ReturnType<typeof listBehind>>[number]

interface Source {
  readonly table: 'payments' | 'requests' | 'quotes' | 'events'
  readonly at: string
  readonly id: string
  readonly where: (zone: RawBuilder<unknown>) => RawBuilder<unknown>
}

const entries = { table: 'payments', at: 'payments.at', id: 'payments.id' } as const

/** Each list reads one index, newest first, and only within the period. */
const sources: Record<Exclude<FigureList, 'ended'>, Source> = {
  taken: { ...entries, where: () => sql`not ${isRefund()}` },
  refunded: { ...entries, where: isRefund },
  ready: {
    table: 'requests',
    at: 'requests.reviewed_at',
    id: 'requests.id',
    where: () => sql`promised_on is not null`,
  },
  late: {
    table: 'requests',
    at: 'requests.reviewed_at',
    id: 'requests.id',
    where: (zone) =>
      sql`(reviewed_at at time zone ${zone})::date > coalesce(missed_on, promised_on)`,
  },
  ordered: {
    table: 'requests',
    at: 'requests.created_at',
    id: 'requests.id',
    where: () => sql`true`,
  },
  declined: {
    table: 'quotes',
    at: 'quotes.answered_at',
    id: 'quotes.request_id',
    where: () => sql`quotes.answer = 'declined' and quotes.withdrawn_at is null`,
  },
  returned: {
    table: 'events',
    at: 'events.at',
    id: 'events.id',
    where: () => sql`events.kind = 'request.returned' and not ${isUndone()}`,
  },
}

function sourceOf({ list, stage }: Page): Source {
  if (list !== 'ended') return sources[list]
  const at = `requests.${stageEnds[stage].event}_at`
  return {
    table: 'requests',
    at,
    id: 'requests.id',
    where: () => sql`${sql.ref(at)} is not null and imported_at is null`,
  }
}

/** When a stage began: at the end of the one before it, or with the order. */
function startOf(stage: OpenStage) {
  const before = stageBefore(stage)
  return sql.ref(before ? `requests.${stageEnds[before].event}_at` : 'requests.created_at')
}

export async function listBehind(db: Kysely<DB>, page: Page) {
  const { from, to, list, timeZone } = page
  const zone = sql.lit(timeZone)
  const source = sourceOf(page)
  const [at, id] = [sql.ref(source.at), sql.ref(source.id)]
  const { table } = source
  const isMoney = table === 'payments'
  const isStage = list === 'ended'
  const conditions = [
    sql`${at} >= (${from}::date)::timestamp at time zone ${zone}`,
    sql`${at} < (${to}::date + 1)::timestamp at time zone ${zone}`,
    source.where(zone),
    ...(page.service === undefined ? [] : [sql`requests.service_id = ${page.service}::uuid`]),
    ...(page.translator === undefined
      ? []
      : [sql`requests.translator_id = ${page.translator}::uuid`]),
    ...(page.after
      ? [sql`(${at}, ${id}) < (${page.after.created_at}, ${page.after.id}::uuid)`]
      : []),
  ]
  const { rows } = await sql<{
    id: string
    created_at: Date
    request_id: string
    order_number: string
    first_name: string
    last_name: string
    service_id: string
    service_name: string
    stage: Stage
    closed_at: Date | null
    started_at: Date
    ended_at: Date | null
    first_day: string | null
    cents: number | null
    method: PaymentMethod | null
    reason: string | null
  }>`
    select ${id} as id, ${at} as created_at, requests.id as request_id, order_number, first_name,
      last_name, requests.service_id, service_name, stage, closed_at,
      ${isStage ? startOf(page.stage) : sql`requests.created_at`} as started_at,
      ${isStage ? at : sql`reviewed_at`} as ended_at,
      coalesce(missed_on, requests.promised_on) as first_day,
      ${isMoney ? sql`difference_cents` : sql`null::integer`} as cents,
      ${isMoney ? sql`method` : sql`null::text`} as method,
      ${list === 'declined' ? sql`answer_reason` : sql`null::text`} as reason
    from ${sql.table(table)}
      ${table === 'requests' ? sql`` : sql`join requests on requests.id = ${table === 'events' ? sql`events.subject_id::uuid` : sql.ref(`${table}.request_id`)}`}
    where ${sql.join(conditions, sql` and `)}
    order by ${at} desc, ${id} desc limit ${sql.lit(page.limit)}`.execute(db)
  return rows
}

/** A counter-entry belongs to the list of the entry that it cancels. */
function isRefund() {
  return sql`(payments.is_refund or coalesce((
    select corrected.is_refund from payments corrected where corrected.id = payments.corrects_id), false))`
}

/** The next move after the return took it back. */
function isUndone() {
  return sql`coalesce((
    select later.kind = 'request.undone' from events later
    where later.subject_kind = 'request' and later.subject_id = events.subject_id
      and later.id > events.id and later.kind in (${sql.join(moves.map((kind) => sql.lit(kind)))})
    order by later.id limit 1), false)`
}
