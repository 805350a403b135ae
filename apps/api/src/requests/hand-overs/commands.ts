import type { handOver as handOverCall } from '@kakehashi/contract/hand-overs'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { dayAt, yearOf } from '@kakehashi/domain/calendar/day'
import type { Command } from '@kakehashi/domain/request/commands'
import type { Transaction } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { DB } from '../../db/schema.gen.ts'
import { getTimeZone } from '../../office/queries.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockVisibleRequest, type VisibleRequest } from '../access.ts'
import { advanceRequest } from '../commands.ts'
import { lastChange } from '../last-change.ts'
import { lockForChange, markOut } from '../originals/give-back.ts'
import { saveOriginalsChange } from '../originals/save-change.ts'
import { readTender, receiveTogether } from '../payments/tender.ts'
import { lockReceiptNumbers } from '../receipts/queries.ts'
import { insertSignature } from './signatures.ts'
import { lockCountersOf } from './lock-counters.ts'

type HandOver = BodyOf<typeof handOverCall>

/**
 * Gives one person what they came for: the originals go out and the orders become delivered, all
 * of them or none. What has changed since the screen was opened is refused.
 */
export async function handOver(
  trx: Transaction<DB>,
  given: HandOver,
  undoSeconds: number,
  actor: Actor,
  now: Date,
): Promise<void> {
  const payments = paymentsOf(given)
  const requestOf = await findRequestsOf(trx, given.originals)
  const ids = new Set([...given.orders.map(({ _id }) => _id), ...requestOf.values()])
  // Always in the same order, so that two hand-overs do not wait for each other.
  const locked: VisibleRequest[] = []
  for (const id of [...ids].toSorted()) {
    const request = await lockVisibleRequest(trx, id, actor)
    demand(request.row.user_id === given.user, 'not-found')
    locked.push(request)
  }
  if (payments.size > 0) await lockReceiptNumbers(trx, yearOf(dayAt(now, await getTimeZone(trx))))
  await lockCountersOf(trx, [...ids])
  for (const request of locked) {
    const { id: requestId } = request.row
    if (given.signature) {
      const signed = { signedBy: given.to, strokes: given.signature }
      await insertSignature(trx, { requestId, ...signed, at: now, actorId: actor.id })
    }
    const originals = given.originals.filter((id) => requestOf.get(id) === requestId)
    for (const originalId of originals) {
      const original = await lockForChange(trx, { requestId, originalId }, 'give-back')
      if (original) await markOut(trx, original, exitOf(given), actor.id, now)
    }
    const order = given.orders.find(({ _id }) => _id === requestId)
    if (!order) {
      const change = { event: 'original-collected', actorId: actor.id, now } as const
      await saveOriginalsChange(trx, request.row, change)
      continue
    }
    await demandSeen(trx, request, order.version, actor)
    const payment = payments.get(requestId)
    if (payment) {
      const input = { requestId, command: payment, seenVersion: order.version, undoSeconds: 0 }
      await advanceRequest(trx, input, actor, now)
    }
    const command = { kind: 'deliver' } as const
    const input = { requestId, command, seenVersion: undefined, undoSeconds }
    await advanceRequest(trx, input, actor, now)
  }
}

/** What is paid now, by the id of its order. */
function paymentsOf({ orders, tender }: HandOver): Map<string, Command> {
  const paid = new Map<string, number>()
  for (const { _id, payment } of orders) if (payment !== undefined) paid.set(_id, payment)
  return tender ? receiveTogether(paid, readTender(tender)) : new Map()
}

function exitOf({ to, isIdSeen, isCodeShown }: HandOver) {
  return { how: 'collected', to, isIdSeen, isCodeShown, trackingNumber: null } as const
}

/** The request of each original. */
async function findRequestsOf(
  trx: Transaction<DB>,
  originalIds: readonly string[],
): Promise<Map<string, string>> {
  if (originalIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('originals')
    .select(['id', 'request_id'])
    .where('id', '=', anyOf(originalIds))
    .execute()
  demand(rows.length === originalIds.length, 'not-found')
  return new Map(rows.map(({ id, request_id }) => [id, request_id]))
}

/** A repeated delivery would otherwise pass as a retry, although this clerk hands over again. */
async function demandSeen(
  trx: Transaction<DB>,
  { row, parts }: VisibleRequest,
  seenVersion: number,
  actor: Actor,
): Promise<void> {
  if (row.version === seenVersion) return
  const values = await lastChange(trx, row, { actorId: actor.id, parts })
  throw new Refusal('request-changed', { values })
}
