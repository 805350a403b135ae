import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { demand } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { type GivenBack, lockForChange, markOut } from './give-back.ts'
import { insertOriginal, saveInHouse } from './queries.ts'
import { recordOriginalEvent, saveOriginalsChange } from './save-change.ts'

interface Target {
  readonly requestId: string
  readonly originalId: string
}

interface NewOriginal {
  readonly description: string
  readonly pages: number
  readonly shelf: string
}

export async function receiveOriginal(
  trx: Transaction<DB>,
  requestId: string,
  original: NewOriginal,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  demand(row.content_erased_at === null, 'content-erased')
  const { description, pages, shelf } = original
  await insertOriginal(trx, {
    id: uuidv7(),
    request_id: requestId,
    description,
    pages,
    shelf,
    received_at: now,
    received_by: actor.id,
  })
  await recordOriginalEvent(trx, 'original-received', row.id, actor.id, now)
  await saveOriginalsChange(trx, row, { event: 'original-received', actorId: actor.id, now })
}

export async function moveOriginal(
  trx: Transaction<DB>,
  target: Target,
  shelf: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, target.requestId, actor)
  const original = await lockForChange(trx, target, 'move')
  if (!original || original.shelf === shelf) return
  await saveInHouse(trx, original.id, { shelf })
  await recordOriginalEvent(trx, 'original-moved', row.id, actor.id, now)
  await saveOriginalsChange(trx, row, { event: 'original-moved', actorId: actor.id, now })
}

/** The entry stays, with the reason: nothing that was taken in disappears. */
export async function removeOriginal(
  trx: Transaction<DB>,
  target: Target,
  reason: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, target.requestId, actor)
  const original = await lockForChange(trx, target, 'remove')
  if (!original) return
  const change = { removed_at: now, removed_by: actor.id, removed_reason: reason }
  await saveInHouse(trx, original.id, change)
  await recordOriginalEvent(trx, 'original-removed', row.id, actor.id, now)
  await saveOriginalsChange(trx, row, { event: 'original-removed', actorId: actor.id, now })
}

export async function giveOriginalBack(
  trx: Transaction<DB>,
  target: Target,
  given: GivenBack,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, target.requestId, actor)
  const original = await lockForChange(trx, target, 'give-back')
  if (!original) return
  await markOut(trx, original, given, actor.id, now)
  await saveOriginalsChange(trx, row, { event: `original-${given.how}`, actorId: actor.id, now })
}
