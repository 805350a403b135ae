import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/setup'
import { getSignInRequirement } from '../accounts/people/roles.ts'
import { toUserView } from '../accounts/people/view.ts'
import { callerOf, setSessionCookies } from '../accounts/sessions/caller.ts'
import type { Deps } from '../deps.ts'
import { languageOf } from '../http/language.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { findPublication } from '../office/queries.ts'
import { demand } from '../refusal.ts'
import { addStarterServices } from '../services/add-starter-services.ts'
import { createFirstOwner } from './create-first-owner.ts'
import { readSetupState } from './setup-state.ts'
import { readTestMail, sendTestMail } from './test-mail.ts'

export function setupRoutes(api: Api, deps: Deps, hasWebsite: boolean): void {
  const { db, clock } = deps

  api.serve(contract.getSetup, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { state: await readSetupState(db, hasWebsite) }
  })

  api.serve(contract.createFirstOwner, async ({ body, request, reply }) => {
    const session = await createFirstOwner(deps, body, languageOf(request), callerOf(request))
    setSessionCookies(reply, session)
    return toUserView(session.user, await getSignInRequirement(db, session.user))
  })

  async function demandUnpublished(): Promise<void> {
    demand(!(await findPublication(db)), 'already-set-up')
  }

  api.serve(contract.sendTestMail, async ({ auth }) => {
    await demandUnpublished()
    await sendTestMail(deps, auth.actor.id)
    return done('verification-sent', auth.language)
  })

  api.serve(contract.getTestMail, async ({ auth }) => {
    await demandUnpublished()
    return readTestMail(db, auth.actor.id)
  })

  api.serve(contract.addStarterServices, async ({ body, auth }) => ({
    added: await db
      .transaction()
      .execute((trx) => addStarterServices(trx, body.services, auth.actor, clock.now())),
  }))
}
