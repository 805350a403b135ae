import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type * as contract from '@kakehashi/contract/waiting-numbers'
import { type Day, dayAt } from '@kakehashi/domain/calendar/day'
import {
  stateAfter,
  type WaitingNumberChange,
  type WaitingNumberState,
} from '@kakehashi/domain/counter/waiting-number'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { getTimeZone } from '../office/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { getSetting } from '../settings/queries.ts'
import * as queries from './queries.ts'

type Row = queries.WaitingNumberRow

export async function giveNumber(
  trx: Transaction<DB>,
  { visit }: BodyOf<typeof contract.giveWaitingNumber>,
  actorId: string,
  now: Date,
): Promise<Row> {
  const day = await openDay(trx, now)
  const given = await queries.insertWaitingNumber(trx, {
    id: uuidv7(),
    day,
    number: await queries.nextNumberOf(trx, day),
    visit: visit ?? null,
    state: 'waiting',
    given_at: now,
  })
  await report(trx, 'given', given, actorId, now)
  return given
}

/**
 * Two clerks never call the same number, and a counter never calls two: whoever has not seen what
 * is called there, because of a second press or a second browser, is refused.
 */
export async function callNext(
  trx: Transaction<DB>,
  { counter, before }: BodyOf<typeof contract.callNextNumber>,
  actorId: string,
  now: Date,
): Promise<Row | undefined> {
  const day = await openDay(trx, now)
  const current = await queries.lockCalledNumber(trx, day, counter)
  if (current) {
    demand(current.id === before, 'counter-calls-another', { values: { counter } })
    await queries.saveWaitingNumber(trx, current.id, { state: 'served' })
    await report(trx, 'done', current, actorId, now)
  }
  const next = await queries.lockLowestWaiting(trx, day)
  if (!next) return undefined
  const called = await queries.saveWaitingNumber(trx, next.id, {
    state: 'called',
    counter,
    called_at: now,
    first_called_at: next.first_called_at ?? now,
  })
  await report(trx, 'called', called, actorId, now)
  return called
}

export async function changeNumber(
  trx: Transaction<DB>,
  id: string,
  change: WaitingNumberChange,
  actorId: string,
  now: Date,
): Promise<Row> {
  const row = await queries.lockWaitingNumber(trx, id, await openDay(trx, now))
  if (!row) throw new Refusal('not-found')
  if (isRepeated(change, row.state)) return row
  const state = stateAfter(change, row.state)
  if (!state) throw new Refusal('waiting-number-changed', { values: { number: row.number } })
  const changed = await queries.saveWaitingNumber(trx, id, {
    state,
    ...(change === 'call-again' && { called_at: now }),
  })
  await report(trx, change, changed, actorId, now)
  return changed
}

/** A second press of the same button has nothing to add. */
function isRepeated(change: WaitingNumberChange, state: WaitingNumberState): boolean {
  return change !== 'call-again' && state === stateAfter(change, 'called')
}

async function openDay(trx: Transaction<DB>, now: Date): Promise<Day> {
  demand(await getSetting(trx, 'waitingNumbers'), 'waiting-numbers-off')
  return dayAt(now, await getTimeZone(trx))
}

async function report(
  trx: Transaction<DB>,
  what: 'given' | 'called' | WaitingNumberChange,
  { id }: Row,
  actorId: string,
  now: Date,
): Promise<void> {
  const subject = { kind: 'waiting-number', id } as const
  await recordEvent(trx, { kind: `waiting-number.${what}`, at: now, actorId, subject })
  await publishChange(trx, { type: 'WaitingNumbers' }, [])
}
