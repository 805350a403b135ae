import * as contract from '@kakehashi/contract/requests/notices'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { getCurrentUser } from '../../accounts/people/get-user.ts'
import { chooseNotices, toNoticeChoices } from '../../accounts/notice-settings.ts'
import { listNotices } from '../../outbox/enqueue-notices.ts'
import { toNoticeView } from './view.ts'

export function noticeRoutes(api: Api, deps: Deps): void {
  const { db } = deps

  api.serve(contract.listNotices, async ({ params, auth }) => {
    const { row, parts } = await getVisibleRequest(db, params.requestId, auth.actor)
    const readerId = parts.includes('office') ? null : auth.actor.id
    return (await listNotices(db, row.id, readerId)).map(toNoticeView)
  })

  api.serve(contract.getNoticeChoices, async ({ auth }) => {
    return toNoticeChoices(await getCurrentUser(db, auth.actor.id))
  })

  api.serve(contract.chooseNotices, ({ body, auth }) => chooseNotices(deps, body, auth))
}
