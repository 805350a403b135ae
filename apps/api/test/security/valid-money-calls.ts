import type { ValidCall, CallContext } from './callers.ts'
import { createClaimCode } from '../../src/requests/counter/claim-codes.ts'
import { createUploadLink } from '../../src/requests/counter/upload-links/links.ts'
import { makePdf } from '../documents/support/make-pdf.ts'
import { formWith } from '../support/pictures.ts'
import { seedTrayDocument } from '../support/tray.ts'
import { bearer } from '../support/upload-links.ts'
import type { Office } from '../support/office.ts'
import { seedService } from '../support/services.ts'
import { seedUser } from './callers.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedPay } from '../support/seed-pay.ts'
import { closeAnyTill, seedOpenTill } from '../support/till.ts'
import { forgetWaitingNumbers, seedWaitingNumber } from '../support/waiting-numbers.ts'

async function seedPayment({ office, customer }: CallContext, hasReceipt: boolean) {
  const requestId = await seedRequest(office, customer.account.id, {
    stage: 'payment',
    paidCents: 5_000,
  })
  const [paymentId, receiptId] = [crypto.randomUUID(), crypto.randomUUID()]
  const [at, actor_id] = [office.clock.now(), customer.account.id]
  await office.db
    .insertInto('payments')
    .values({
      id: paymentId,
      request_id: requestId,
      difference_cents: 5_000,
      paid_after_cents: 5_000,
      method: 'card',
      at,
      actor_id,
    })
    .execute()
  if (hasReceipt) {
    await office.db
      .insertInto('receipts')
      .values({
        id: receiptId,
        number: receiptId,
        request_id: requestId,
        payment_id: paymentId,
        issued_at: at,
        issued_by: actor_id,
      })
      .execute()
  }
  return { requestId, paymentId, receiptId }
}

/** A request of somebody without an account, and the code on their slip. */
async function seedWalkIn(office: Office) {
  const { account } = await seedUser(office, {})
  const requestId = await seedRequest(office, account.id)
  await office.db
    .updateTable('users')
    .set({ password_hash: null, email_verified_at: null })
    .where('id', '=', account.id)
    .execute()
  const { phone } = await office.db
    .selectFrom('requests')
    .select('phone')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const code = await office.db
    .transaction()
    .execute((trx) => createClaimCode(trx, office.officeSecret, requestId, office.clock.now()))
  return { requestId, phone, code }
}

/** A pay of $30 for a request of the customer's, which is assigned to a contractor. */
async function payOf({ office, customer }: CallContext, isPaid = false) {
  const contractor = (await seedUser(office, { isContractor: true })).account.id
  const requestId = await seedRequest(office, customer.account.id, {
    stage: 'translate',
    translatorId: contractor,
  })
  return { requestId, contractor, payId: await seedPay(office, { requestId, contractor, isPaid }) }
}

/** A link of the caller, or of some clerk if nobody is signed in: each may open only so many. */
async function seedLink({ office, caller }: CallContext) {
  const clerk = caller.account ?? (await seedUser(office, { isAdmin: true })).account
  const { link, token } = await createUploadLink(office, clerk.id)
  return { id: link.id, token }
}

/** Calls about payments, receipts, the counter and the till. */
export const validMoneyCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/requests/:requestId/payments': async (context) => ({
    params: await seedPayment(context, true),
  }),
  'POST /api/requests/:requestId/payments': async ({ office, customer }) => {
    const requestId = await seedRequest(office, customer.account.id, { stage: 'payment' })
    return { params: { requestId }, body: { version: 1, amount: 20, method: 'card' } }
  },
  'POST /api/requests/:requestId/payments/:paymentId/correction': async (context) => ({
    params: await seedPayment(context, true),
    body: { version: 1, reason: 'Entered twice' },
  }),
  'POST /api/requests/:requestId/payments/:paymentId/receipt': async (context) => ({
    params: await seedPayment(context, false),
  }),
  'GET /api/requests/:requestId/receipts': async (context) => ({
    params: await seedPayment(context, true),
  }),
  'GET /api/receipts/:receiptId': async (context) => ({ params: await seedPayment(context, true) }),

  'GET /api/requests/:requestId/pay': async (context) => ({ params: await payOf(context) }),
  'PUT /api/requests/:requestId/pay': async (context) => {
    const { requestId, contractor } = await payOf(context)
    return { params: { requestId }, body: { contractor, amount: 40 } }
  },
  'GET /api/pay': () => ({ query: { month: '2026-11' } }),
  'GET /api/pay/own': () => ({ query: { month: '2026-11' } }),
  'POST /api/pay/paid': async (context) => {
    const { payId } = await payOf(context)
    return { body: { pays: [{ _id: payId, amount: 30 }] } }
  },
  'PUT /api/pay/:payId/unpaid': async (context) => ({
    params: await payOf(context, true),
    body: { reason: 'The transfer came back' },
  }),

  'POST /api/counter/orders': async ({ office, customer }) => {
    const requestItem = `Sample ${crypto.randomUUID()}`
    await seedService(office, requestItem)
    return {
      body: { customer: { userId: customer.account.id }, order: { requestItem, details: '' } },
    }
  },
  'POST /api/requests/:requestId/claim-code': async ({ office }) => ({
    params: { requestId: (await seedWalkIn(office)).requestId },
  }),
  'POST /api/claims': async ({ office }) => {
    const { phone, code } = await seedWalkIn(office)
    return { body: { code, phone } }
  },

  'POST /api/counter/upload-links': () => ({ body: {} }),
  'GET /api/counter/upload-links/:linkId': async (context) => ({
    params: { linkId: (await seedLink(context)).id },
  }),
  'DELETE /api/counter/upload-links/:linkId': async (context) => ({
    params: { linkId: (await seedLink(context)).id },
  }),
  'POST /api/upload-links/check': async (context) => ({
    body: { token: (await seedLink(context)).token },
  }),
  'POST /api/upload-links/documents': async (context) => ({
    body: formWith('document', makePdf()),
    headers: bearer((await seedLink(context)).token),
  }),

  'GET /api/waiting-numbers': () => ({}),
  'GET /api/counter/waiting-numbers': () => ({}),
  'POST /api/counter/waiting-numbers': async ({ office }) => {
    await office.changeSetting('waitingNumbers', true)
    return { body: { visit: 'collecting' } }
  },
  'POST /api/counter/waiting-numbers/next': async ({ office }) => {
    await forgetWaitingNumbers(office)
    await seedWaitingNumber(office)
    return { body: { counter: 1 } }
  },
  'PUT /api/counter/waiting-numbers/:numberId': async ({ office }) => {
    await forgetWaitingNumbers(office)
    const numberId = await seedWaitingNumber(office, 'called')
    return { params: { numberId }, body: { change: 'did-not-come' } }
  },
  'GET /api/tray': () => ({}),
  'PUT /api/tray/:fileId': async ({ office }) => ({
    params: { fileId: await seedTrayDocument(office) },
    body: { isPutAside: true },
  }),

  'GET /api/till': () => ({}),
  'POST /api/till/open': async ({ office }) => {
    await closeAnyTill(office)
    return { body: { yenRate: 154, usd: { '2000': 5 }, jpy: {} } }
  },
  'POST /api/till/movements': async ({ office, customer }) => {
    await seedOpenTill(office, customer.account.id)
    return { body: { currency: 'jpy', amount: -1180, reason: 'Postage' } }
  },
  'POST /api/till/close': async ({ office, customer }) => {
    const till = await seedOpenTill(office, customer.account.id)
    return { body: { till, usd: {}, jpy: {}, terminal: 120.5, reason: 'Counted twice' } }
  },
  'GET /api/till/closed': () => ({}),
  'GET /api/money/totals': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'GET /api/money/balances': () => ({}),
  'GET /api/figures': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'GET /api/figures/orders': () => ({
    query: { list: 'ordered', from: '2026-11-01', to: '2026-11-30' },
  }),
}
