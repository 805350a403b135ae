import type { FileState } from '@kakehashi/domain/documents/files'
import { endOf } from '@kakehashi/domain/request/desk-access'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { seenByCustomer } from '../outbox/held-move.ts'
import { type FileRow, findFile, findOrigin } from './queries.ts'

/** With the fields of its request that decide who may read the file. */
export async function findFileWithRequest(
  db: Kysely<DB>,
  id: string,
  reader: { readonly id: string; readonly now: Date },
): Promise<{ file: FileRow; state: FileState; orderNumber: string | null } | undefined> {
  const file = await findFile(db, id)
  if (!file) return undefined
  const stored =
    file.request_id === null
      ? undefined
      : await db
          .selectFrom('requests')
          .leftJoin('request_moves as held', 'held.id', 'requests.held_move_id')
          .select(['order_number', 'user_id', 'translator_id', 'translation_id'])
          .select(['stage', 'released_at', 'total_cents', 'paid_cents'])
          .select(['delivered_at', 'closed_at'])
          .select(['held.undo_until as held_until', 'held.before as held_before'])
          .where('requests.id', '=', file.request_id)
          .executeTakeFirstOrThrow()
  const request = stored?.user_id === reader.id ? seenByCustomer(stored, reader.now) : stored
  const state = {
    id: file.id,
    uploaderId: file.uploader_id,
    role: file.role,
    status: file.status,
    ...(await findOrigin(db, file.id)),
    isRemoved: file.removed_at !== null,
    isHidden: file.hidden_at !== null,
    request: request
      ? {
          userId: request.user_id,
          translatorId: request.translator_id,
          endedAt: endOf({
            stage: request.stage,
            deliveredAt: request.delivered_at,
            closedAt: request.closed_at,
          }),
          translationId: request.translation_id,
          stage: request.stage,
          releasedAt: request.released_at,
          totalCents: request.total_cents,
          paidCents: request.paid_cents,
        }
      : null,
  }
  return { file, state, orderNumber: request?.order_number ?? null }
}
