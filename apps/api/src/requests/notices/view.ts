import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { listNotices } from '@kakehashi/contract/requests/notices'
import { noticeReader } from '@kakehashi/domain/request/notices'
import type { Selectable } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

export function toNoticeView(
  notice: Selectable<DB['notices']>,
): ReplyOf<typeof listNotices>[number] {
  return {
    _id: notice.id,
    kind: notice.kind,
    to: noticeReader[notice.kind],
    state: notice.state,
    createdAt: notice.created_at.toISOString(),
    ...(notice.sent_at && { sentAt: notice.sent_at.toISOString() }),
  }
}
