import { maxDocumentsPerRequest } from '@kakehashi/contract/fields/limits'
import { countsTowardsLimit } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { attachFile, findFile, listFilesOf } from '../documents/queries.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { enqueueNotices, noticesFor } from '../outbox/enqueue-notices.ts'
import { demand, Refusal } from '../refusal.ts'
import { enqueueProposals } from './proposals/enqueue.ts'
import { saveRequest } from './queries.ts'
import { stateOf } from './state.ts'
import { takeFromTray } from '../tray/take-from-tray.ts'
import { lockVisibleRequest } from './access.ts'
import { announceHeldMove } from './moves/announce.ts'

export function demandDocumentLimit(count: number): void {
  const values = { count, most: maxDocumentsPerRequest }
  demand(count <= maxDocumentsPerRequest, 'too-many-documents', { values })
}

/** Documents can be added until the request is complete or closed. */
export async function addDocument(
  trx: Transaction<DB>,
  requestId: string,
  fileId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row, parts } = await lockVisibleRequest(trx, requestId, actor)
  demand(parts.includes('office') || parts.includes('customer'), 'forbidden')
  // A repeated call after a lost reply.
  if ((await findFile(trx, fileId))?.request_id === requestId) return
  demand(row.closed_at === null && row.stage !== 'complete', 'documents-are-closed')
  if (!parts.includes('office')) {
    const existing = (await listFilesOf(trx, requestId)).filter(countsTowardsLimit)
    demandDocumentLimit(existing.length + 1)
  }
  if (parts.includes('office')) await takeFromTray(trx, fileId, actor.id, now)
  const file = { fileId, requestId, role: 'document' as const, actorId: actor.id, now }
  if (!(await attachFile(trx, file))) throw new Refusal('file-unusable')
  await announceHeldMove(trx, row, now)
  await saveRequest(trx, requestId, {
    held_move_id: null,
    // A clerk who is writing a quote must see the new document first.
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
  if (row.stage === 'translate') await enqueueProposals(trx, requestId)
  const state = stateOf(row)
  const change = { event: 'document-added', before: state, next: state } as const
  const notices = noticesFor({ ...change, parts, actorId: actor.id })
  await enqueueNotices(trx, row, notices, now)
  await publishChange(trx, { type: 'Request', id: requestId }, [row.user_id, row.translator_id])
}
