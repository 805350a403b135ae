import * as contract from '@kakehashi/contract/requests/payments'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { getVisibleRequest } from '../access.ts'
import { listPayments, type PaymentRow } from './queries.ts'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { dollarsOf } from '@kakehashi/domain/money'
import { paymentKind } from '@kakehashi/domain/request/payments'

export function paymentRoutes(api: Api, { db }: Deps): void {
  api.serve(contract.listPayments, async ({ params, auth }) => {
    const { row } = await getVisibleRequest(db, params.requestId, auth.actor)
    return (await listPayments(db, row.id)).map(toPaymentView)
  })
}

function toPaymentView(row: PaymentRow): ReplyOf<typeof contract.listPayments>[number] {
  return {
    _id: row.id,
    kind: paymentKind({ differenceCents: row.difference_cents, isRefund: row.is_refund }),
    difference: dollarsOf(row.difference_cents),
    paidAmount: dollarsOf(row.paid_after_cents),
    at: row.at.toISOString(),
    ...(row.name !== null && { name: row.name }),
  }
}
