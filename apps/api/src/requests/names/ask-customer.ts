import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import { enqueueNotice } from '../../outbox/enqueue-notices.ts'
import { demand } from '../../refusal.ts'
import { countAction, limits } from '../../throttle.ts'
import { lockNames } from './commands.ts'
import { saveNamesChange } from './save-change.ts'

/** A second press in this time, perhaps by a colleague, sends no second mail. */
const pause = 10 * duration.minute

export async function askForNames(
  trx: Transaction<DB>,
  requestId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, entries } = await lockNames(trx, requestId, 'ask', actor)
  const { row } = request
  demand(row.customer_deleted_at === null, 'customer-deleted')
  const isOpen = entries.some(({ confirmed_at }) => confirmed_at === null)
  demand(isOpen, 'names-are-confirmed')
  if (row.names_asked_at && after(row.names_asked_at, pause) > now) return
  await countAction(trx, now, { limit: limits.messages, of: actor.id })
  await enqueueNotice(trx, row, 'names-to-confirm', now)
  const event = { event: 'names-asked', actorId: actor.id, now, askedAt: now } as const
  await saveNamesChange(trx, request, event)
}
