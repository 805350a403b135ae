import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import type { RequestRow } from './queries.ts'

interface RecordedChange {
  readonly event: RequestEvent
  /** Names of fields only: what was written is elsewhere, and goes with it. */
  readonly fields: readonly string[]
  readonly actorId: string
  readonly now: Date
}

/** Records a change and tells whoever has the request open, without a new version of the request. */
export async function recordChange(
  trx: Transaction<DB>,
  row: RequestRow,
  { event, fields, actorId, now }: RecordedChange,
): Promise<void> {
  await recordEvent(trx, {
    kind: `request.${event}`,
    at: now,
    actorId,
    subject: { kind: 'request', id: row.id },
    fields,
  })
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id, row.translator_id])
}
