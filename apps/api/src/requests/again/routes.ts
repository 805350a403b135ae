import * as contract from '@kakehashi/contract/requests/order-again'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { readDetail } from '../detail.ts'
import { readOffer } from './offer.ts'
import { orderAgain } from './order-again.ts'

export function orderAgainRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.getAgain, async ({ params, auth }) => {
    const request = await getVisibleRequest(db, params.requestId, auth.actor)
    return readOffer(db, request, clock.now())
  })

  api.serve(contract.orderAgain, async ({ params, body, auth, trx }) => {
    const { actor, language } = auth
    const now = clock.now()
    const id = await orderAgain(trx, deps, params.requestId, body, actor, now)
    const created = await getVisibleRequest(trx, id, actor)
    return readDetail(trx, created, { id: actor.id, language }, now)
  })
}
