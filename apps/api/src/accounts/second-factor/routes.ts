import { done } from '@kakehashi/contract/done'
import * as contract from '@kakehashi/contract/second-factor'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/endpoint-routes.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from './commands.ts'

export function secondFactorRoutes(api: Api, deps: Deps): void {
  api.serve(contract.startSecondFactor, ({ body, visit }) =>
    startSecondFactor(deps, visit.actor.id, body.currentPassword),
  )
  api.serve(contract.confirmSecondFactor, ({ body, visit }) =>
    confirmSecondFactor(deps, visit.actor.id, body.code),
  )
  api.serve(contract.renewRecoveryCodes, ({ body, visit }) =>
    renewRecoveryCodes(deps, visit.actor.id, body),
  )
  api.serve(contract.turnOffSecondFactor, async ({ body, visit }) => {
    await turnOffSecondFactor(deps, visit.actor.id, body)
    return done('second-factor-off', visit.language)
  })
}
