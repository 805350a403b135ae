import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { type RequestRow, saveRequest } from '../queries.ts'
import { recordChange } from '../record-change.ts'

interface Change {
  readonly event: Extract<RequestEvent, `proof-${string}`>
  /** Names of fields only: what was written is in the remark and goes with it. */
  readonly fields?: readonly string[]
  readonly actorId: string
  readonly now: Date
  readonly isNewsForOffice?: boolean
}

/**
 * Records a change of a proof copy and tells whoever has the request open. Like a change of the names,
 * it does not change the version of the request: the form of the review stays valid.
 */
export async function saveProofChange(
  trx: Transaction<DB>,
  row: RequestRow,
  { event, fields = [], actorId, now, isNewsForOffice = false }: Change,
): Promise<void> {
  if (isNewsForOffice) await saveRequest(trx, row.id, { admin_viewed: false })
  await recordChange(trx, row, { event, fields, actorId, now })
}
