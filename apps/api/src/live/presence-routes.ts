import * as contract from '@kakehashi/contract/presence'
import { findUsers } from '../accounts/people/queries.ts'
import { fullName } from '../db/full-name.ts'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { publishPresence } from '../outbox/publish-change.ts'
import { getVisibleRequest } from '../requests/access.ts'
import type { Presence } from './presence.ts'

export function presenceRoutes(api: Api, { db }: Deps, presence: Presence): void {
  /** Names are read each time, so that a person who is no longer an admin is not shown. */
  async function listOthers(requestId: string, readerId: string) {
    const present = presence.at(requestId).filter((id) => id !== readerId)
    const users = await findUsers(db, present)
    return present.flatMap((id) => {
      const user = users.find((one) => one.id === id && one.is_admin)
      return user ? [{ user: id, name: fullName(user) }] : []
    })
  }

  api.serve(contract.listPresent, async ({ params, auth }) => {
    await getVisibleRequest(db, params.requestId, auth.actor)
    return listOthers(params.requestId, auth.actor.id)
  })

  api.serve(contract.reportPresence, async ({ params, body, auth }) => {
    const { actor } = auth
    await getVisibleRequest(db, params.requestId, actor)
    await publishPresence(db, { ...params, userId: actor.id, isHere: body.isHere })
    return listOthers(params.requestId, actor.id)
  })
}
