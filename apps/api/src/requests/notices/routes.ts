import * as contract from '@kakehashi/contract/notices'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/endpoint-routes.ts'
import { getVisibleRequest } from '../access.ts'
import { getSelf } from '../../accounts/people/get-user.ts'
import { chooseNotices } from '../../accounts/notice-settings.ts'
import { listNotices } from '../../outbox/enqueue-notices.ts'
import { toNoticeView } from './view.ts'

export function noticeRoutes(api: Api, deps: Deps): void {
  const { db } = deps

  api.serve(contract.listNotices, async ({ params, visit }) => {
    const { row, parts } = await getVisibleRequest(db, params.requestId, visit.actor)
    const readerId = parts.includes('office') ? null : visit.actor.id
    return (await listNotices(db, row.id, readerId)).map(toNoticeView)
  })

  api.serve(contract.getNoticeChoices, async ({ visit }) => {
    const user = await getSelf(db, visit.actor.id)
    return { off: user.muted_notices }
  })

  api.serve(contract.chooseNotices, async ({ body, visit }) => ({
    off: await chooseNotices(deps, visit.actor.id, body.off),
  }))
}
