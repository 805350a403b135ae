import * as proposals from '@kakehashi/contract/accounts/admin-proposals'
import * as contract from '@kakehashi/contract/accounts/users'
import { done } from '@kakehashi/contract/http/done-reply'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { callerOf, setSessionCookies } from './sessions/caller.ts'
import { languageOf } from '../http/language.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { demandSameId } from '../http/serve-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { chooseLanguage, updateProfile } from './profile-commands.ts'
import { readOwnFigures, readRequestFigures } from './people/request-figures.ts'
import { answerProposal } from './admin-proposals/commands.ts'
import { findProposal, listProposals } from './admin-proposals/queries.ts'
import { type UserRow, findUser, listUsers } from './people/queries.ts'
import { getCurrentUser } from './people/get-user.ts'
import { registerCustomer } from './register.ts'
import { getSignInRequirement } from './people/roles.ts'
import { updateUser } from './staff-commands.ts'
import { delegateAssigning, setAbsence } from './translator-commands.ts'
import { toEditorsView, toUserView } from './people/view.ts'

export function accountRoutes(api: Api, deps: Deps): void {
  const { db } = deps

  async function toDetail(user: UserRow) {
    const waiting = await findProposal(db, user.id, deps.clock.now())
    const { by, at, until } = waiting ?? {}
    return {
      ...toEditorsView(user),
      ...(by && at && until && { adminProposal: { by, at, until } }),
    }
  }

  api.serve(contract.register, async ({ body, request, reply }) => {
    const session = await registerCustomer(deps, body, languageOf(request), callerOf(request))
    setSessionCookies(reply, session)
    return toUserView(session.user)
  })

  api.serve(contract.ownProfile, async ({ auth }) => {
    const user = await getCurrentUser(db, auth.actor.id)
    const view = toUserView(user, auth.actor.signInRequirement)
    return { ...view, ...(await readOwnFigures(db, user.id, deps.clock.now())) }
  })

  api.serve(contract.updateProfile, async ({ body, auth, request }) => {
    const user = await updateProfile(deps, body, auth, callerOf(request))
    return toUserView(user, await getSignInRequirement(db, user, auth))
  })

  api.serve(contract.chooseLanguage, async ({ body, auth }) => {
    const user = await chooseLanguage(deps, auth.actor.id, body.language)
    return toUserView(user, auth.actor.signInRequirement)
  })

  api.serve(contract.listUsers, async (call) => {
    const { role, limit, cursor } = call.query
    const users = await listUsers(db, { list: role, limit, after: fromCursor(cursor) })
    linkNext(call, users)
    const figures = await readRequestFigures(
      db,
      users.map(({ id }) => id),
    )
    return users.map((user) => Object.assign(toUserView(user), figures(user.id)))
  })

  api.serve(contract.getUser, async ({ params }) => {
    const user = await findUser(db, params.id)
    if (!user) throw new Refusal('not-found')
    return { ...(await toDetail(user)), ...(await readRequestFigures(db, [user.id]))(user.id) }
  })

  api.serve(contract.delegateAssigning, async ({ params, body, auth }) =>
    toEditorsView(await delegateAssigning(deps, params.userId, body.mayAssign, auth.actor)),
  )

  api.serve(contract.setAbsence, async ({ params, body, auth }) =>
    toUserView(await setAbsence(deps, params.userId, body.absence, auth.actor)),
  )

  api.serve(contract.updateUser, async ({ params, body, auth }) => {
    demandSameId(params.userId, body.userId)
    const user = await updateUser(deps, params.userId, body, auth)
    const isWaiting = body.isAdmin && !user.is_admin
    return {
      ...(await toDetail(user)),
      ...(user.new_email === body.email && done('new-email-waits', auth.language)),
      ...(isWaiting && done('admin-role-waits', auth.language)),
    }
  })

  api.serve(proposals.listAdminProposals, () => listProposals(db, deps.clock.now()))

  api.serve(proposals.answerAdminProposal, async ({ params, body, auth }) =>
    toDetail(await answerProposal(deps, params.userId, body.isConfirmed, auth)),
  )
}
