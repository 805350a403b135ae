import * as account from '@kakehashi/contract/accounts/account-data'
import { done } from '@kakehashi/contract/http/done-reply'
import * as deleted from '@kakehashi/contract/accounts/deleted-users'
import * as users from '@kakehashi/contract/accounts/users'
import { toUserView } from '../accounts/people/view.ts'
import { callerOf } from '../accounts/sessions/caller.ts'
import { clearSessionCookie } from '../accounts/sessions/cookies.ts'
import type { Deps } from '../deps.ts'
import { languageOf } from '../http/language.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteUser } from './delete-user.ts'
import { exportAccountData } from './export-data.ts'
import { keepAccount, listDeletedUsers, restoreUser } from './restore.ts'

export function privacyRoutes(api: Api, deps: Deps): void {
  api.serve(account.exportAccount, async ({ auth, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return exportAccountData(deps, auth)
  })

  api.serve(account.leave, async ({ body, auth, reply }) => {
    await deleteAccount(deps, auth.actor.id, body.currentPassword)
    clearSessionCookie(reply)
    return done('account-deleted', auth.language)
  })

  api.serve(users.deleteUser, async ({ params, auth }) => {
    await deleteUser(deps, params.id, auth.actor)
    return done('user-deleted', auth.language)
  })

  api.serve(account.keepAccount, async ({ body, request }) => {
    await keepAccount(deps, body.token, callerOf(request))
    return done('account-kept', languageOf(request))
  })

  api.serve(deleted.listDeletedUsers, () => listDeletedUsers(deps))

  api.serve(deleted.restoreUser, async ({ params, auth }) =>
    toUserView(await restoreUser(deps, params.id, auth.actor)),
  )
}
