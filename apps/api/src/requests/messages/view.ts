import type { MessageView } from '@kakehashi/contract/requests/thread-view'
import type { Part } from '@kakehashi/domain/request/commands'
import type { MessageRow } from './queries.ts'

/** Only staff see which of them wrote a message signed by the office. */
export function toMessageView(
  row: MessageRow,
  readerId: string,
  parts: readonly Part[],
): MessageView {
  return {
    _id: row.id,
    name: row.name,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    sender: row.sender,
    isOwn: row.author_id === readerId,
    ...(parts.includes('office') && row.author_name && { author: row.author_name }),
  }
}
