import { done } from '@kakehashi/contract/http/done-reply'
import * as contract from '@kakehashi/contract/accounts/second-factor'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from './commands.ts'

export function secondFactorRoutes(api: Api, deps: Deps): void {
  api.serve(contract.startSecondFactor, ({ body, auth }) =>
    startSecondFactor(deps, auth.actor.id, body.currentPassword),
  )
  api.serve(contract.confirmSecondFactor, ({ body, auth }) =>
    confirmSecondFactor(deps, auth, body.code),
  )
  api.serve(contract.renewRecoveryCodes, ({ body, auth }) =>
    renewRecoveryCodes(deps, auth.actor.id, body),
  )
  api.serve(contract.turnOffSecondFactor, async ({ body, auth }) => {
    await turnOffSecondFactor(deps, auth.actor.id, body)
    return done('second-factor-off', auth.language)
  })
}
