import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Part } from '@kakehashi/domain/request/commands'
import { partsOf } from '@kakehashi/domain/request/commands'
import type { Kysely, Transaction } from 'kysely'
import { duration } from '../clock.ts'
import type { DB } from '../db/schema.gen.ts'
import { isHeld } from '../outbox/held-move.ts'
import { demand, Refusal } from '../refusal.ts'
import type { RequestRow } from './queries.ts'
import { findRequest, lockRequest } from './queries.ts'
import { partiesOf } from './state.ts'

/** A request with the reader's relations to it: office, customer or translator. */
export interface VisibleRequest {
  readonly row: RequestRow
  readonly parts: readonly Part[]
  /** For a translator: ended requests of before are closed to them. */
  readonly keepsEndedSince?: Date | undefined
}

/** A customer does not see the office's last move yet, so they cannot act on it. */
export function demandNotHeld({ row, parts }: VisibleRequest, now: Date): void {
  const isStaff = parts.some((part) => part !== 'customer')
  const left = (row.held_until?.getTime() ?? 0) - now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(left / duration.second))
  demand(isStaff || !isHeld(row, now), 'request-being-changed', { retryAfterSeconds })
}

/** Refuses an invisible request like a missing one, so that ids cannot be probed. */
export async function getVisibleRequest(
  db: Kysely<DB>,
  id: string,
  actor: Actor,
): Promise<VisibleRequest> {
  return demandVisible(await findRequest(db, id), actor)
}

export async function lockVisibleRequest(
  trx: Transaction<DB>,
  id: string,
  actor: Actor,
): Promise<VisibleRequest> {
  return demandVisible(await lockRequest(trx, id), actor)
}

function demandVisible(row: RequestRow | undefined, actor: Actor): VisibleRequest {
  const parts = row ? partsOf(actor, partiesOf(row)) : []
  if (!row || parts.length === 0) throw new Refusal('not-found')
  return { row, parts, keepsEndedSince: actor.keepsEndedSince }
}
