import type { Transaction } from 'kysely'
import { addJob } from '../../db/add-job.ts'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import { enqueueNotices } from '../../outbox/enqueue-notices.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { lockRequest, saveRequest, type RequestRow } from '../queries.ts'
import { findMove } from './queries.ts'

export const announceKey = (moveId: string): string => `move:${moveId}`

export async function announceLater(
  trx: Transaction<DB>,
  moveId: string,
  runAt: Date,
): Promise<void> {
  await addJob(trx, 'announce-move', { moveId }, { key: announceKey(moveId), runAt })
}

/**
 * Tells everybody of a move that can no longer be undone, because its time is over or somebody has
 * changed the request again. The caller saves the request without its held move.
 */
export async function announceHeldMove(
  trx: Transaction<DB>,
  row: Pick<RequestRow, 'id' | 'user_id' | 'held_move_id'>,
  now: Date,
): Promise<void> {
  const move = row.held_move_id === null ? undefined : await findMove(trx, row.held_move_id)
  if (!move) return
  await enqueueNotices(trx, row, move.notices, now)
  await publishChange(trx, { type: 'Request', id: row.id }, [row.user_id])
}

/** The job at the end of the time. It does nothing if the move was undone or told of already. */
export async function announceMove(db: Database, moveId: string, now: Date): Promise<void> {
  const move = await findMove(db, moveId)
  if (!move) return
  await db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, move.request_id)
    if (!row || row.held_move_id !== moveId) return
    // The clock of the database, which starts the job, may be ahead.
    if (row.held_until && now < row.held_until) return announceLater(trx, moveId, row.held_until)
    await announceHeldMove(trx, row, now)
    await saveRequest(trx, row.id, { held_move_id: null })
  })
}
