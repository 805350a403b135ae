import * as contract from '@kakehashi/contract/payments'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/endpoint-routes.ts'
import { getVisibleRequest } from '../access.ts'
import { listPayments } from './queries.ts'
import { toPaymentView } from './view.ts'

export function paymentRoutes(api: Api, { db }: Deps): void {
  api.serve(contract.listPayments, async ({ params, visit }) => {
    const { row } = await getVisibleRequest(db, params.requestId, visit.actor)
    return (await listPayments(db, row.id)).map(toPaymentView)
  })
}
