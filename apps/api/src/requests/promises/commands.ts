import { type Day, isOver } from '@kakehashi/domain/calendar/day'
import { closureOn } from '@kakehashi/domain/calendar/working-days'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { isWorkStage } from '@kakehashi/domain/request/stage'
import { dayAfterClosure, isPromisedOnClosure } from '@kakehashi/domain/request/closed-promise'
import type { Transaction } from 'kysely'
import { findUser } from '../../accounts/people/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { getTimeZone } from '../../office/queries.ts'
import { getCalendar } from '../../settings/calendar.ts'
import { advanceRequest } from '../commands.ts'
import { lockRequest, type RequestRow } from '../queries.ts'
import { deleteMovedPromise, findMovedPromise, saveMovedPromise } from './queries.ts'

/** A ready-by day as the person saw it. */
interface SeenPromise {
  readonly request: string
  readonly promisedOn: Day
}

interface Moved {
  readonly moved: number
  readonly unchanged: string[]
}

/** Moves the promises to the day that the closures leave for them. */
export function moveClosedPromises(
  deps: Deps,
  promises: readonly SeenPromise[],
  actor: Actor,
): Promise<Moved> {
  return forEachRequest(deps, promises, async (trx, row, promisedOn, now) => {
    const earlier = await findMovedPromise(trx, row.id, promisedOn)
    // The same call again, after its reply was lost.
    if (earlier && earlier.moved_to === row.promised_on) return true
    const calendar = await getCalendar(trx)
    if (row.promised_on !== promisedOn || !isPromisedOnClosure(promisedOn, calendar)) return false
    const day = dayAfterClosure(promisedOn, calendar)
    const { language = 'en' } = (await findUser(trx, row.user_id)) ?? {}
    const reason = closureOn(promisedOn, calendar)?.reason[language] ?? ''
    await promise(trx, row, { day, reason }, actor, now)
    await saveMovedPromise(trx, { requestId: row.id, promisedOn, movedTo: day }, now)
    return true
  })
}

/** Puts moved promises back on the day from which a closure had moved them. */
export function restoreMovedPromises(
  deps: Deps,
  promises: readonly SeenPromise[],
  actor: Actor,
): Promise<Moved> {
  return forEachRequest(deps, promises, async (trx, row, promisedOn, now) => {
    const move = await findMovedPromise(trx, row.id, promisedOn)
    if (!move) return row.promised_on === promisedOn
    if (row.promised_on !== move.moved_to) return false
    if (isOver(promisedOn, now, await getTimeZone(trx))) return false
    await promise(trx, row, { day: promisedOn, reason: '' }, actor, now)
    await deleteMovedPromise(trx, row.id, promisedOn)
    const back = { requestId: row.id, promisedOn: move.moved_to, movedTo: promisedOn }
    await saveMovedPromise(trx, back, now)
    return true
  })
}

async function promise(
  trx: Transaction<DB>,
  row: RequestRow,
  change: { readonly day: Day; readonly reason: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const command = { kind: 'promise', ...change } as const
  // A promise is no move that can be undone.
  const input = { requestId: row.id, command, seenVersion: row.version, undoSeconds: 0 }
  await advanceRequest(trx, input, actor, now)
}

/** Each in its own transaction, so that one that was changed meanwhile does not stop the others. */
async function forEachRequest(
  { db, clock }: Deps,
  promises: readonly SeenPromise[],
  work: (trx: Transaction<DB>, row: RequestRow, promisedOn: Day, now: Date) => Promise<boolean>,
): Promise<Moved> {
  const unchanged: string[] = []
  let moved = 0
  for (const { request, promisedOn } of promises) {
    await db.transaction().execute(async (trx) => {
      const row = await lockRequest(trx, request)
      if (!row) return
      const isOpen = row.closed_at === null && (row.stage === 'payment' || isWorkStage(row.stage))
      if (isOpen && (await work(trx, row, promisedOn, clock.now()))) moved += 1
      else unchanged.push(row.order_number)
    })
  }
  return { moved, unchanged }
}
