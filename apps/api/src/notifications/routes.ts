import * as contract from '@kakehashi/contract/notices'
import { noticeReader } from '@kakehashi/domain/request/notices'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/register.ts'
import { Refusal } from '../refusal.ts'
import { getVisibleRequest } from '../requests/visible.ts'
import { findUser } from '../users/queries.ts'
import { chooseNotices } from './choices.ts'
import { listNotices } from './notices.ts'

export function noticeRoutes(api: Api, deps: Deps): void {
  const { db } = deps

  api.serve(contract.listNotices, async ({ params, visit }) => {
    const { row, parts } = await getVisibleRequest(db, params.requestId, visit.actor)
    const notices = await listNotices(db, row.id)
    return notices
      .filter((notice) => parts.includes('office') || notice.user_id === visit.actor.id)
      .map((notice) => ({
        _id: notice.id,
        kind: notice.kind,
        to: noticeReader[notice.kind],
        state: notice.state,
        createdAt: notice.created_at.toISOString(),
        ...(notice.sent_at && { sentAt: notice.sent_at.toISOString() }),
      }))
  })

  api.serve(contract.getNoticeChoices, async ({ visit }) => {
    const user = await findUser(db, visit.actor.id)
    if (!user) throw new Refusal('not-signed-in')
    return { off: user.muted_notices }
  })

  api.serve(contract.chooseNotices, async ({ body, visit }) => ({
    off: await chooseNotices(deps, visit.actor.id, body.off),
  }))
}
