import type { Part } from '@kakehashi/domain/request/commands'
import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertSystemNote } from '../notes/queries.ts'
import type { VisibleRequest } from '../access.ts'
import { saveRequest } from '../queries.ts'
import { recordChange } from '../record-change.ts'

interface Change {
  readonly event: Extract<RequestEvent, `names-${string}`>
  /** Names of fields only: what was written is in the entry and goes with it. */
  readonly fields?: readonly string[]
  readonly actorId: string
  readonly now: Date
  readonly askedAt: Date | null
  /** A confirmed entry was changed, so whoever translates with it must look again. */
  readonly isReopened?: boolean
}

/**
 * Records a change of the names and tells whoever has the request open. It does not change the
 * version of the request: forms about its stage stay valid.
 */
export async function saveNamesChange(
  trx: Transaction<DB>,
  { row, parts }: VisibleRequest,
  { event, fields = [], actorId, now, askedAt, isReopened = false }: Change,
): Promise<void> {
  const isByCustomer = isOnlyCustomer(parts)
  if (isReopened) await insertSystemNote(trx, row.id, { kind: 'names-changed', isByCustomer }, now)
  const isNewsForOffice = isByCustomer || (isReopened && !parts.includes('office'))
  await saveRequest(trx, row.id, {
    names_asked_at: askedAt,
    ...(isNewsForOffice && { admin_viewed: false }),
  })
  await recordChange(trx, row, { event, fields, actorId, now })
}

function isOnlyCustomer(parts: readonly Part[]): boolean {
  return parts.every((part) => part === 'customer')
}
