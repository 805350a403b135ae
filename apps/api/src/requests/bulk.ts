import type { changeRequests } from '@kakehashi/contract/requests/bulk'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import { priceText } from '@kakehashi/domain/money'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { remainingCents } from '@kakehashi/domain/request/state'
import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { demand, Refusal } from '../refusal.ts'
import { lockVisibleRequest } from './access.ts'
import { advanceRequest, type CommandInput } from './commands.ts'
import { findRequests } from './queries.ts'
import { remindCustomer } from './remind.ts'
import { stateOf } from './state.ts'
import { undo } from './view.ts'

type BulkChange = BodyOf<typeof changeRequests>

interface BulkResult {
  readonly done: string[]
  readonly refused: { readonly _id: string; readonly refusal: Refusal }[]
}

/** Each request is its own transaction, so that one refusal does not undo the others. */
export async function changeMany(
  db: Database,
  change: BulkChange,
  undoSeconds: number,
  actor: Actor,
  now: Date,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  // One after the other: a long selection must not take all connections of the pool.
  for (const { _id, version } of change.requests) {
    const seen = { requestId: _id, seenVersion: version, undoSeconds }
    try {
      await db.transaction().execute((trx) => changeOne(trx, change, seen, actor, now))
      result.done.push(_id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result.refused.push({ _id, refusal: error })
    }
  }
  return result
}

/** What can be undone of the requests that were changed. */
export async function undoableOf(db: Database, done: readonly string[], now: Date) {
  const rows = await findRequests(db, done)
  return rows.flatMap((row) => {
    const { undo: move } = undo(row, now)
    return move ? [{ _id: row.id, ...move }] : []
  })
}

async function changeOne(
  trx: Transaction<DB>,
  change: BulkChange,
  seen: Omit<CommandInput, 'command'> & { readonly seenVersion: number },
  actor: Actor,
  now: Date,
): Promise<void> {
  switch (change.action) {
    case 'assign': {
      const command = { kind: 'assignTranslator', translatorId: change.translator } as const
      return advanceRequest(trx, { ...seen, command }, actor, now)
    }
    case 'remind':
      return remindCustomer(trx, seen, actor, now)
    case 'deliver':
      await demandPaid(trx, seen.requestId, actor)
      return advanceRequest(trx, { ...seen, command: { kind: 'deliver' } }, actor, now)
  }
}

/** On its own screen a clerk can deliver with a balance, and is asked; among many it is an oversight. */
async function demandPaid(trx: Transaction<DB>, requestId: string, actor: Actor): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  const remaining = remainingCents(stateOf(row))
  demand(remaining === 0, 'balance-remains', { values: { remaining: priceText(remaining) } })
}
