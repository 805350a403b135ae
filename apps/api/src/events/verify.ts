import { sql } from 'kysely'
import { duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { Anchor } from './anchors.ts'
import { origin, sealOf } from './hash-chain.ts'
import type { HistoryKeys } from './history-keys.ts'

const pageSize = 5_000
/** The report is for a person, who looks at the first ones anyway. */
const maxProblems = 20
/** Processes whose clocks differ, and transactions that take long. */
const lateness = duration.hour
/** Recorded when its mail is sent, which an outage may delay. */
const lateKind = 'password.reset-asked'

interface Problem {
  readonly position?: number
  readonly eventId?: string
  readonly anchor?: string
  readonly what: string
}

export type Verdict =
  | {
      readonly isIntact: true
      readonly count: number
      readonly head: string
      /** Events up to this position were sealed before there were keys. */
      readonly unkeyedUntil: number
      readonly anchors: number
    }
  | { readonly isIntact: false; readonly count: number; readonly problems: readonly Problem[] }

/** One line for whoever looks after the server. */
export function describeProblem({ position, eventId, anchor, what }: Problem): string {
  const names = [
    position && `event ${position}`,
    eventId && `id ${eventId}`,
    anchor && `anchor ${anchor}`,
  ]
  return `${names.filter(Boolean).join(', ')}: ${what}`
}

export interface VerifyOptions {
  readonly keys: HistoryKeys
  /** Seals noted outside the database; undefined where none are kept, as in some tests. */
  readonly anchors?: readonly Anchor[]
  /** False for sample data, whose events tell of a simulated year. */
  readonly isTimeReal?: boolean
}

/** Reports what was edited, removed, added or reordered after it was sealed, event by event. */
export async function verifyEvents(db: Database, options: VerifyOptions): Promise<Verdict> {
  const problems: Problem[] = []
  const chain = createChain(options, (problem) => problems.push(problem))
  for (let last = 0, isMore = true; isMore;) {
    const page = await listSealed(db, last)
    for (const row of page) chain.check(row)
    last = page.at(-1)?.position ?? last
    isMore = page.length === pageSize && problems.length < maxProblems
  }
  chain.finish()
  for (const { id } of await listNeverSealed(db)) {
    problems.push({ eventId: id, what: 'it is not sealed and does not wait for it' })
  }
  const result = chain.result()
  if (problems.length > 0) {
    const { count } = result
    return { isIntact: false, count, problems: problems.slice(0, maxProblems) }
  }
  return { isIntact: true, ...result, anchors: options.anchors?.length ?? 0 }
}

type SealedRow = Awaited<ReturnType<typeof listSealed>>[number]

function createChain(
  { keys, anchors, isTimeReal = false }: VerifyOptions,
  report: (problem: Problem) => void,
) {
  const anchorsAt = Map.groupBy(anchors ?? [], ({ position }) => position)
  let position = 0
  /** Unknown behind a missing seal, where the next one cannot be checked. */
  let previous: Buffer | undefined = origin
  let unkeyedUntil = 0
  let newest = 0

  /** Undefined if the seal belongs to its event. */
  function problemOf(row: SealedRow): string | undefined {
    const { id, at, kind, actor_id, subject_kind, subject_id, fields } = row
    if (!id || !at || !kind || !subject_kind || !subject_id || !fields)
      return 'its event is missing'
    if (row.key_id === null && unkeyedUntil < position - 1) {
      return 'its seal has no key, but an earlier one has'
    }
    const key = row.key_id === null ? undefined : keys.find(row.key_id)
    if (row.key_id !== null && !key) return `HISTORY_KEYS has no key ${row.key_id}, which sealed it`
    const facts = { id, at, kind, actor_id, subject_kind, subject_id, fields }
    if (previous && !sealOf(previous, position, facts, key).equals(row.hash)) {
      return 'it was changed or moved'
    }
    if (isTimeReal && kind !== lateKind && at.getTime() < newest - lateness) {
      return `it says ${at.toISOString()}, but was added after events of ${new Date(newest).toISOString()}`
    }
    newest = Math.max(newest, at.getTime())
    return undefined
  }

  return {
    check(row: SealedRow) {
      position += 1
      if (row.position !== position) {
        report({ position, what: 'a seal is missing' })
        position = row.position
        previous = undefined
      }
      const what = problemOf(row)
      if (what !== undefined) report({ position, eventId: row.event_id, what })
      for (const { name, hash } of anchorsAt.get(position) ?? []) {
        if (hash !== row.hash.toString('hex')) {
          report({ position, anchor: name, what: 'the anchor has another seal for this event' })
        }
      }
      if (row.key_id === null && unkeyedUntil === position - 1) unkeyedUntil = position
      previous = row.hash
    },
    finish() {
      for (const anchor of anchors ?? []) {
        if (anchor.position <= position) continue
        const what = `the anchor is newer than the history, which ends at event ${position}`
        report({ position: anchor.position, anchor: anchor.name, what })
      }
      if (position > 0 && unkeyedUntil === position) {
        report({ position, what: 'no event is sealed with a key' })
      } else if (position > 0 && anchors?.length === 0) {
        report({ position, what: 'no anchor is left in the file store' })
      }
    },
    result: () => ({ count: position, head: (previous ?? origin).toString('hex'), unkeyedUntil }),
  }
}

function listSealed(db: Database, after: number) {
  return db
    .selectFrom('event_seals')
    .leftJoin('events', 'events.id', 'event_seals.event_id')
    .select(['position', 'hash', 'key_id', 'event_id'])
    .select(['id', 'at', 'kind', 'actor_id', 'subject_kind', 'subject_id', 'fields'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(pageSize)
    .execute()
}

/** A row deleted from the queue would keep its event out of the chain for ever. */
async function listNeverSealed(db: Database): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from events
    where not exists (select from event_seals where event_id = events.id)
      and not exists (select from unsealed_events where event_id = events.id)
    order by id limit ${maxProblems}`.execute(db)
  return rows
}
