import * as contract from '@kakehashi/contract/memory'
import type { Deps } from '../../deps.ts'
import { toPairView } from '../../glossary/memory/view.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { addPair } from './commands.ts'

export function memoryPairRoutes(api: Api, { clock }: Deps): void {
  api.serve(contract.addPair, async ({ params, body, auth, trx }) =>
    toPairView(await addPair(trx, params.requestId, body, auth.actor, clock.now())),
  )
}
