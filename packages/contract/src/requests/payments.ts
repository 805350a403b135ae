import { paymentMethods } from '@kakehashi/domain/payments/methods'
import { paperSizes } from '@kakehashi/domain/payments/receipt'
import { languages } from '@kakehashi/domain/language'
import { paymentKinds } from '@kakehashi/domain/request/payments'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { yenRate } from '../fields/money.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'

const receiptView = z.strictObject({
  _id: z.uuid(),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  /** A voided receipt keeps its number. */
  voidedAt: z.iso.datetime().optional(),
})

const moneyView = {
  _id: z.uuid(),
  kind: z.enum(paymentKinds),
  /** The change in dollars. */
  difference: z.number(),
  at: z.iso.datetime(),
  /** Missing if only the total paid was set. */
  method: z.enum(paymentMethods).optional(),
  /** What was paid or given back in yen, and how many yen a dollar was. */
  yen: z.int().optional(),
  yenRate: z.number().optional(),
  /** What the customer handed over and got back, in dollars or yen. */
  given: z.number().optional(),
  change: z.number().optional(),
  /** Whether a later entry cancels this one. */
  isCancelled: z.boolean(),
  receipt: receiptView.optional(),
}

const paymentView = z.strictObject({
  ...moneyView,
  paidAmount: z.number(),
  /** Who recorded it, unless their account is deleted. */
  name: z.string().optional(),
})
export type PaymentView = z.output<typeof paymentView>

const params = z.strictObject({ requestId: field.id })
const paymentParams = z.strictObject({ requestId: field.id, paymentId: field.id })

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/payments',
  summary: 'Every change of the amount paid, oldest first, with person and time',
  permission: 'requests.process',
  params,
  reply: z.array(paymentView),
  refusals: ['not-found'],
})

/** How money is handed over. */
export const tender = {
  method: z.enum(paymentMethods),
  /** For yen: the rate on screen. It is refused if the till has another one. */
  yenRate: yenRate.optional(),
  /** For cash, in dollars or yen; the amount itself if it is left out. */
  given: z.number().min(0).optional(),
}

export const receivePayment = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/payments',
  summary: 'Receive money now; the reply has the receipt',
  permission: 'requests.process',
  params,
  body: z.strictObject({
    version: z.int().min(1),
    amount: request.cents,
    ...tender,
  }),
  reply: z.strictObject({ payment: paymentView, request: requestDetail }),
  refusals: [
    'not-found',
    'request-changed',
    'request-not-there',
    'request-closed',
    'content-erased',
    'payment-out-of-range',
    'given-too-little',
    'till-not-open',
    'month-closed',
    'rate-changed',
    'idempotency-key-reused',
  ],
  isIdempotent: true,
})

export const correctPayment = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/payments/:paymentId/correction',
  summary: 'Cancel an entry by a counter-entry; its receipt is voided',
  permission: 'requests.process',
  params: paymentParams,
  body: z.strictObject({ version: z.int().min(1), reason: request.requiredReason }),
  reply: requestDetail,
  refusals: [
    'not-found',
    'request-changed',
    'request-not-there',
    'content-erased',
    'correction-out-of-range',
    'payment-corrected-before',
    'till-not-open',
    'month-closed',
  ],
})

export const issueReceipt = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/payments/:paymentId/receipt',
  summary: 'Issue the receipt of a payment that has none; otherwise the reply is the one it has',
  permission: 'requests.process',
  params: paymentParams,
  reply: receiptView,
  refusals: ['not-found', 'payment-corrected-before', 'month-closed'],
})

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/receipts',
  summary: 'The receipts of a request, for its customer and the office, oldest first',
  permission: 'signed-in',
  params,
  reply: z.array(z.strictObject({ ...receiptView.shape, amount: z.number() })),
  refusals: ['not-found'],
})

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:receiptId',
  summary: 'A receipt as a PDF, for its customer and the office',
  permission: 'signed-in',
  params: z.strictObject({ receiptId: field.id }),
  query: z.strictObject({
    language: z.enum(languages).default('en'),
    paper: z.enum(paperSizes).default('a4'),
  }),
  reply: z.unknown(),
  refusals: ['not-found'],
  produces: 'application/octet-stream',
})
