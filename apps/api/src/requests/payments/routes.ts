import * as contract from '@kakehashi/contract/requests/payments'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import { demand, Refusal } from '../../refusal.ts'
import { getVisibleRequest, lockVisibleRequest } from '../access.ts'
import { advanceRequest } from '../commands.ts'
import { readDetail } from '../detail.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { findReceiptOf } from '../receipts/queries.ts'
import { toReceiptView } from '../receipts/view.ts'
import { findLastPayment, findPayment, listPayments } from './queries.ts'
import { readTender, receiveCommand } from './tender.ts'
import { toPaymentView } from './view.ts'

export function paymentRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.listPayments, async ({ params, auth }) => {
    const { row } = await getVisibleRequest(db, params.requestId, auth.actor)
    return (await listPayments(db, row.id)).map(toPaymentView)
  })

  api.serve(contract.receivePayment, async ({ params: { requestId }, body, auth, trx }) => {
    const { amount, version: seenVersion, ...tender } = body
    const command = receiveCommand(amount, readTender(tender))
    const input = { requestId, command, seenVersion, undoSeconds: 0 }
    await advanceRequest(trx, input, auth.actor, clock.now())
    const { actor, language } = auth
    const request = await getVisibleRequest(trx, requestId, actor)
    return {
      payment: toPaymentView(await findLastPayment(trx, requestId)),
      request: await readDetail(trx, request, { id: actor.id, language }, clock.now()),
    }
  })

  api.serve(contract.correctPayment, async ({ params, body, auth: { actor, language } }) => {
    const { requestId, paymentId } = params
    await db.transaction().execute(async (trx) => {
      await lockVisibleRequest(trx, requestId, actor)
      const payment = await findPayment(trx, requestId, paymentId)
      if (!payment) throw new Refusal('not-found')
      const isCorrectable = !payment.is_cancelled && payment.corrects_id === null
      demand(isCorrectable, 'payment-corrected-before')
      const command = {
        kind: 'correctPayment',
        paymentId,
        differenceCents: payment.difference_cents,
        reason: body.reason,
      } as const
      const input = { requestId, command, seenVersion: body.version, undoSeconds: 0 }
      await advanceRequest(trx, input, actor, clock.now())
    })
    const request = await getVisibleRequest(db, requestId, actor)
    return readDetail(db, request, { id: actor.id, language }, clock.now())
  })

  api.serve(contract.issueReceipt, ({ params: { requestId, paymentId }, auth }) =>
    db.transaction().execute(async (trx) => {
      await lockVisibleRequest(trx, requestId, auth.actor)
      const payment = await findPayment(trx, requestId, paymentId)
      if (!payment || payment.difference_cents <= 0) throw new Refusal('not-found')
      demand(!payment.is_cancelled && payment.corrects_id === null, 'payment-corrected-before')
      const issued = { requestId, paymentId, issuedBy: auth.actor.id, now: clock.now() }
      if (payment.receipt_id === null) await issueReceipt(trx, issued)
      const receipt = await findReceiptOf(trx, paymentId)
      if (!receipt) throw new Refusal('not-found')
      return toReceiptView(receipt)
    }),
  )
}
