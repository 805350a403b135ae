import * as contract from '@kakehashi/contract/accounts/passkeys'
import { done } from '@kakehashi/contract/http/done-reply'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getSignInRequirement } from '../people/roles.ts'
import { toUserView } from '../people/view.ts'
import { callerOf, setSessionCookies } from '../sessions/caller.ts'
import { setSessionCookie } from '../sessions/cookies.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './commands.ts'
import { proveWithPasskey, startPasskeyProof } from './prove.ts'
import { listPasskeys } from './queries.ts'
import { signInWithPasskey, startPasskeySignIn } from './sign-in.ts'
import { toPasskeyView } from './view.ts'

export function passkeyRoutes(api: Api, deps: Deps): void {
  api.serve(contract.listPasskeys, async ({ auth }) =>
    (await listPasskeys(deps.db, auth.actor.id)).map(toPasskeyView),
  )

  api.serve(contract.startPasskey, ({ auth }) => startPasskey(deps, auth))

  api.serve(contract.addPasskey, async ({ body, auth }) =>
    toPasskeyView(await addPasskey(deps, auth, body)),
  )

  api.serve(contract.renamePasskey, async ({ params, body, auth }) =>
    toPasskeyView(await renamePasskey(deps, auth.actor.id, params.id, body.name)),
  )

  api.serve(contract.removePasskey, async ({ params, auth }) => {
    await removePasskey(deps, auth, params.id)
    return done('passkey-removed', auth.language)
  })

  api.serve(contract.startPasskeySignIn, ({ request }) =>
    startPasskeySignIn(deps, callerOf(request)),
  )

  api.serve(contract.signInWithPasskey, async ({ body, request, reply }) => {
    const session = await signInWithPasskey(deps, body.credential, callerOf(request))
    setSessionCookies(reply, session)
    const requirement = await getSignInRequirement(deps.db, session.user, { isByPasskey: true })
    return toUserView(session.user, requirement)
  })

  api.serve(contract.startPasskeyProof, ({ auth }) => startPasskeyProof(deps, auth))

  api.serve(contract.proveWithPasskey, async ({ body, auth, request, reply }) => {
    const { credential } = body
    const { token, endsAt } = await proveWithPasskey(deps, auth, credential, callerOf(request))
    setSessionCookie(reply, token, endsAt)
    return done('identity-proved', auth.language)
  })
}
