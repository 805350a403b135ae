import * as contract from '@kakehashi/contract/requests/payments'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { listPayments } from './queries.ts'
import { toPaymentView } from './view.ts'

export function paymentRoutes(api: Api, { db }: Deps): void {
  api.serve(contract.listPayments, async ({ params, auth }) => {
    const { row } = await getVisibleRequest(db, params.requestId, auth.actor)
    return (await listPayments(db, row.id)).map(toPaymentView)
  })
}
