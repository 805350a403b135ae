import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { partsOf } from '@kakehashi/domain/request/commands'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { OfficeTime } from '../../office/office-time.ts'
import { readLastMessages } from '../messages/last-messages.ts'
import type { RequestRow } from '../queries.ts'
import { partiesOf } from '../state.ts'
import { toOfficeItem } from '../view.ts'
import { findUnreadMarks } from './queries.ts'

/** Requests as the inbox shows them: with the last message and the reader's own unread mark. */
export async function toInboxItems(
  db: Kysely<DB>,
  rows: readonly RequestRow[],
  actor: Actor,
  time: OfficeTime,
): Promise<OfficeRequestItem[]> {
  const lastMessages = await readLastMessages(db, rows)
  const marks = await findUnreadMarks(db, actor.id, rows)
  return rows.map((row) => ({
    ...toOfficeItem(row, partsOf(actor, partiesOf(row)), time),
    ...lastMessages.get(row.id),
    ...(marks.has(row.id) && { isMarkedUnread: true }),
  }))
}
