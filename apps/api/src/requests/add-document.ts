import { filesPerOrder } from '@kakehashi/contract/limits'
import { takesPlace } from '@kakehashi/domain/files'
import type { Actor } from '@kakehashi/domain/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { attachFile, findFile, listFilesOf } from '../documents/queries.ts'
import { tellLive } from '../outbox/publish-change.ts'
import { tellOf } from '../outbox/enqueue-notices.ts'
import { demand, Refusal } from '../refusal.ts'
import { saveRequest } from './queries.ts'
import { stateOf } from './state.ts'
import { lockVisibleRequest } from './access.ts'

/** As many papers as these may stand in one order. */
export function demandPlaces(count: number): void {
  const values = { count, most: filesPerOrder }
  demand(count <= filesPerOrder, 'too-many-documents', { values })
}

/** A page that was forgotten, or a clearer photograph: added until the hand-over. */
export async function addDocument(
  trx: Transaction<DB>,
  requestId: string,
  fileId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  demand(parts.includes('office') || parts.includes('customer'), 'forbidden')
  // Sent again after a lost reply: it is there already.
  if ((await findFile(trx, fileId))?.request_id === requestId) return
  demand(row.closed_at === null && row.stage !== 'complete', 'documents-are-closed')
  if (!parts.includes('office')) {
    const there = (await listFilesOf(trx, requestId)).filter(takesPlace)
    demandPlaces(there.length + 1)
  }
  const file = { fileId, requestId, role: 'document' as const, actorId: actor.id, now }
  if (!(await attachFile(trx, file))) throw new Refusal('file-unusable')
  await saveRequest(trx, requestId, {
    // Whoever is about to name a price has to see it first.
    version: row.version + 1,
    document_id: row.document_id ?? fileId,
    ...(parts.includes('office') ? {} : { admin_viewed: false }),
    last_command: null,
    last_event: 'document-added',
    last_actor_id: actor.id,
    last_at: now,
  })
  await recordEvent(trx, {
    kind: 'request.document-added',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
  })
  const state = stateOf(row)
  const happening = { event: 'document-added', before: state, next: state } as const
  await tellOf(trx, row, { ...happening, parts, actorId: actor.id }, now)
  await tellLive(trx, { request: requestId, userIds: [row.user_id, row.translator_id] })
}
