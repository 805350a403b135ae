import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/accounts/second-factor'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { callerOf } from '../sessions/caller.ts'
import { recordFailures } from '../sessions/failed-sign-ins.ts'
import * as session from '@kakehashi/contract/accounts/sessions'
import { endSessionsOf, removeSecondFactor } from './owner-help.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from './commands.ts'

export function secondFactorRoutes(api: Api, deps: Deps): void {
  const recorded = <Result>(
    { auth, request }: { auth: AuthContext; request: FastifyRequest },
    act: () => Promise<Result>,
  ) => {
    const { address } = callerOf(request)
    return recordFailures(deps, { userId: auth.actor.id, address }, act)
  }

  api.serve(contract.startSecondFactor, ({ body, auth, request }) =>
    recorded({ auth, request }, () => startSecondFactor(deps, auth.actor.id, body.currentPassword)),
  )
  api.serve(contract.confirmSecondFactor, ({ body, auth }) =>
    confirmSecondFactor(deps, auth, body.code),
  )
  api.serve(contract.renewRecoveryCodes, ({ body, auth, request }) =>
    recorded({ auth, request }, () => renewRecoveryCodes(deps, auth.actor.id, body)),
  )
  api.serve(contract.turnOffSecondFactor, async ({ body, auth, request }) => {
    await recorded({ auth, request }, () => turnOffSecondFactor(deps, auth, body))
    return done('second-factor-off', auth.language)
  })
  api.serve(contract.removeSecondFactor, async ({ params, auth }) => {
    await removeSecondFactor(deps, params.id, auth.actor.id)
    return done('second-factor-removed', auth.language)
  })
  api.serve(session.endSessionsOf, async ({ params, auth }) => {
    await endSessionsOf(deps, params.id, auth.actor.id)
    return done('sessions-of-person-ended', auth.language)
  })
}
