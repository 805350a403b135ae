import * as account from '@kakehashi/contract/account-data'
import { done } from '@kakehashi/contract/done'
import * as contract from '@kakehashi/contract/users'
import { fromCursor } from '../db/cursor.ts'
import type { Deps } from '../deps.ts'
import { callerOf, handOverSession } from './sessions/caller.ts'
import { languageOf } from '../http/language.ts'
import { linkNext } from '../http/pagination-links.ts'
import type { Api } from '../http/endpoint-routes.ts'
import { demandSameId } from '../http/same-id.ts'
import { clearSessionCookie } from './sessions/cookies.ts'
import { Refusal } from '../refusal.ts'
import { chooseLanguage, updateProfile } from './profile-commands.ts'
import { exportAccountOf } from '../privacy/export-data.ts'
import { figuresOf } from './people/request-figures.ts'
import { leave } from '../privacy/delete-account.ts'
import { findUser, listUsers } from './people/queries.ts'
import { getSelf } from './people/get-user.ts'
import { registerCustomer } from './register.ts'
import { getStrengthening } from './people/roles.ts'
import { deleteUser, updateUser } from './staff-commands.ts'
import { toEditorsView, toUserView } from './people/view.ts'

export function userRoutes(api: Api, deps: Deps): void {
  const { db } = deps

  api.serve(contract.register, async ({ body, request, reply }) => {
    const begun = await registerCustomer(deps, body, languageOf(request), callerOf(request))
    handOverSession(reply, begun)
    return toUserView(begun.user)
  })

  api.serve(contract.ownProfile, async ({ visit }) => {
    const user = await getSelf(db, visit.actor.id)
    const view = toUserView(user, visit.actor.mustStrengthen)
    return { ...view, ...(await figuresOf(db, [user.id]))(user.id) }
  })

  api.serve(account.exportAccount, async ({ visit, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return exportAccountOf(deps, visit)
  })

  api.serve(account.leave, async ({ body, visit, reply }) => {
    await leave(deps, visit.actor.id, body.currentPassword)
    clearSessionCookie(reply)
    return done('account-deleted', visit.language)
  })

  api.serve(contract.updateProfile, async ({ body, visit }) => {
    const user = await updateProfile(deps, body, visit)
    return toUserView(user, await getStrengthening(db, user))
  })

  api.serve(contract.chooseLanguage, async ({ body, visit }) => {
    const user = await chooseLanguage(deps, visit.actor.id, body.language)
    return toUserView(user, visit.actor.mustStrengthen)
  })

  api.serve(contract.listUsers, async (call) => {
    const { role, limit, cursor } = call.query
    const users = await listUsers(db, { list: role, limit, after: fromCursor(cursor) })
    linkNext(call, users)
    const figures = await figuresOf(
      db,
      users.map(({ id }) => id),
    )
    return users.map((user) => Object.assign(toUserView(user), figures(user.id)))
  })

  api.serve(contract.getUser, async ({ params }) => {
    const user = await findUser(db, params.id)
    if (!user) throw new Refusal('not-found')
    return { ...toEditorsView(user), ...(await figuresOf(db, [user.id]))(user.id) }
  })

  api.serve(contract.updateUser, async ({ params, body, visit }) => {
    demandSameId(params.userId, body.userId)
    return toEditorsView(await updateUser(deps, params.userId, body, visit.actor))
  })

  api.serve(contract.deleteUser, async ({ params, visit }) => {
    await deleteUser(deps, params.id, visit.actor)
    return done('user-deleted', visit.language)
  })
}
