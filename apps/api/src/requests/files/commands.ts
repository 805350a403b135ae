import type { RemovalReason } from '@kakehashi/domain/request/file-removal'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { SystemNote } from '@kakehashi/domain/request/system-notes'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { type FileRow, listFilesOf, lockFile, saveFile } from '../../documents/queries.ts'
import { type EventKind, recordEvent } from '../../events/record.ts'
import { enqueueNotices, noticesFor } from '../../outbox/enqueue-notices.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockVisibleRequest, type VisibleRequest } from '../access.ts'
import { revokeStanding } from '../certificates/revoke.ts'
import { lastChange } from '../last-change.ts'
import { insertSystemNote } from '../notes/queries.ts'
import { announceHeldMove } from '../moves/announce.ts'
import { type RequestRow, saveRequest } from '../queries.ts'
import { stateOf } from '../state.ts'
import { currentWith, currentWithout } from './current-files.ts'

interface FileChange {
  readonly requestId: string
  readonly fileId: string
  readonly seenVersion: number | undefined
}

const shown = { hidden_at: null, hidden_by: null, hidden_reason: null }

/** Hides a file from everyone but the office. It can be put back until it is deleted. */
export async function hideFile(
  trx: Transaction<DB>,
  change: FileChange & { readonly reason: RemovalReason },
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockVisibleRequest(trx, change.requestId, actor)
  const file = await lockFileOf(trx, change)
  // A repeated call after a lost reply.
  if (file.hidden_at !== null) return
  await demandSeen(trx, request, change, actor)
  const { reason } = change
  await saveFile(trx, file.id, { hidden_at: now, hidden_by: actor.id, hidden_reason: reason })
  await recordFileEvent(trx, 'file.hidden', file, actor, now)
  const remaining = await listFilesOf(trx, change.requestId)
  await saveChange(trx, request.row, actor, now, {
    event: 'file-removed',
    note: { kind: 'file-removed', name: file.name, reason },
    current: currentWithout(request.row, file, remaining),
    file,
  })
}

export async function putFileBack(
  trx: Transaction<DB>,
  change: FileChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  const request = await lockVisibleRequest(trx, change.requestId, actor)
  const file = await lockFileOf(trx, change)
  if (file.hidden_at === null) return
  await demandSeen(trx, request, change, actor)
  await saveFile(trx, file.id, shown)
  await recordFileEvent(trx, 'file.put-back', file, actor, now)
  await saveChange(trx, request.row, actor, now, {
    event: 'file-put-back',
    note: { kind: 'file-put-back', name: file.name },
    current: currentWith(request.row, file),
    file,
  })
}

/** Moves a file, also a removed one, to the request it belongs to. */
export async function moveFile(
  trx: Transaction<DB>,
  change: FileChange & { readonly reason: RemovalReason; readonly to: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const { requestId, fileId, to, reason } = change
  // Always in the same order, so that two moves do not wait for each other.
  const locked = new Map<string, VisibleRequest>()
  for (const id of [requestId, to].toSorted()) {
    locked.set(id, await lockVisibleRequest(trx, id, actor))
  }
  const [source, target] = [getLocked(locked, requestId), getLocked(locked, to)]
  const found = await lockFile(trx, fileId)
  // A repeated call after a lost reply, or a move to where it already is.
  if (found?.request_id === to) return
  const file = await lockFileOf(trx, change)
  await demandSeen(trx, source, change, actor)
  const { order_number, stage, closed_at } = target.row
  const isOpen = closed_at === null && stage !== 'complete'
  demand(isOpen, 'target-is-closed', { values: { orderNumber: order_number } })
  const moved = await saveFile(trx, fileId, { request_id: to, attached_at: now, ...shown })
  await recordFileEvent(trx, 'file.moved', file, actor, now)
  const remaining = await listFilesOf(trx, requestId)
  await saveChange(trx, source.row, actor, now, {
    event: 'file-moved-away',
    note: { kind: 'file-moved-away', name: file.name, orderNumber: order_number, reason },
    current: currentWithout(source.row, file, remaining),
    file,
  })
  await saveChange(trx, target.row, actor, now, {
    event: 'file-moved-here',
    note: { kind: 'file-moved-here', name: file.name, orderNumber: source.row.order_number },
    current: currentWith(target.row, moved),
    file,
  })
  if (file.role === 'document') await tellTranslator(trx, target, actor, now)
}

function getLocked(locked: ReadonlyMap<string, VisibleRequest>, id: string): VisibleRequest {
  const request = locked.get(id)
  if (!request) throw new Error('the request is not locked')
  return request
}

async function lockFileOf(
  trx: Transaction<DB>,
  { requestId, fileId }: FileChange,
): Promise<FileRow> {
  const file = await lockFile(trx, fileId)
  if (file?.request_id !== requestId || file.removed_at !== null) throw new Refusal('file-gone')
  return file
}

async function demandSeen(
  trx: Transaction<DB>,
  { row, parts }: VisibleRequest,
  { seenVersion }: FileChange,
  actor: Actor,
): Promise<void> {
  if (seenVersion === undefined || seenVersion === row.version) return
  const values = await lastChange(trx, row, { actorId: actor.id, parts })
  throw new Refusal('request-changed', { values })
}

async function saveChange(
  trx: Transaction<DB>,
  row: RequestRow,
  actor: Actor,
  now: Date,
  change: {
    readonly event: RequestEvent
    readonly note: SystemNote
    readonly current: Pick<RequestRow, 'document_id' | 'translation_id'>
    readonly file: FileRow
  },
): Promise<void> {
  const { event, note, current, file } = change
  await announceHeldMove(trx, row, now)
  await saveRequest(trx, row.id, {
    held_move_id: null,
    version: row.version + 1,
    ...current,
    last_command: null,
    last_event: event,
    last_actor_id: actor.id,
    last_at: now,
  })
  if (current.translation_id !== row.translation_id) {
    await revokeStanding(trx, row, { because: 'new-translation', by: actor.id, now })
  }
  await insertSystemNote(trx, row.id, note, now)
  await recordEvent(trx, {
    kind: `request.${event}`,
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: row.id },
    fields: [file.role],
  })
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id, row.translator_id])
}

async function recordFileEvent(
  trx: Transaction<DB>,
  kind: EventKind,
  file: FileRow,
  actor: Actor,
  at: Date,
): Promise<void> {
  await recordEvent(trx, { kind, at, actorId: actor.id, subject: { kind: 'file', id: file.id } })
}

/** Someone who already works on the request has one more document to translate. */
async function tellTranslator(
  trx: Transaction<DB>,
  { row, parts }: VisibleRequest,
  actor: Actor,
  now: Date,
): Promise<void> {
  const state = stateOf(row)
  const change = { event: 'document-added', parts, before: state, next: state } as const
  await enqueueNotices(trx, row, noticesFor({ ...change, actorId: actor.id }), now)
}
