import { largestPriceCents } from '@kakehashi/domain/money'
import { payEntryKinds } from '@kakehashi/domain/payments/pay'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { month } from '../fields/money.ts'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'
import * as request from './request-fields.ts'

const pay = {
  _id: z.uuid(),
  amount: z.number(),
  /** In whose statement it is. */
  month,
  paidAt: z.iso.datetime().optional(),
}

/** As the office sees it. */
const officePay = z.strictObject({
  ...pay,
  contractor: z.uuid(),
  /** Missing after the account was deleted. */
  contractorName: z.string().optional(),
  paidBy: z.string().optional(),
  /** Why the payment was last taken back. */
  unpaidReason: z.string().optional(),
})
export type OfficePay = z.output<typeof officePay>

const payOfRequest = z.strictObject({
  /** The assigned translator, if they are a contractor; only for those who assign. */
  assigned: z.strictObject({ _id: z.uuid(), name: z.string() }).optional(),
  pays: z.array(officePay),
})
export type PayOfRequest = z.output<typeof payOfRequest>

const params = z.strictObject({ requestId: field.id })
const amount = request.cents.pipe(
  z
    .number()
    .min(0, { error: 'amount-format' satisfies Problem })
    .max(largestPriceCents, { error: 'amount-format' satisfies Problem }),
)

export const getPay = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/pay',
  summary: 'What contractors get for a request; contractors see only their own',
  permission: 'pay.read',
  params,
  reply: payOfRequest,
  refusals: ['not-found'],
})

export const agreePay = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/pay',
  summary: 'Set what a contractor gets for a request',
  permission: 'requests.assign',
  params,
  body: z.strictObject({ contractor: field.id, amount }),
  reply: payOfRequest,
  refusals: ['not-found', 'pay-not-contractor', 'pay-is-paid', 'month-closed'],
})

const statementEntry = z.strictObject({
  ...pay,
  request: z.uuid(),
  orderNumber: z.string(),
  service: z.uuid(),
  /** Its name when the request was made. */
  requestItem: z.string(),
  paidBy: z.string().optional(),
  unpaidReason: z.string().optional(),
  /** What happened to it, oldest first. */
  history: z.array(
    z.strictObject({
      kind: z.enum(payEntryKinds),
      amount: z.number(),
      at: z.iso.datetime(),
      by: z.string().optional(),
    }),
  ),
})
export type StatementEntry = z.output<typeof statementEntry>

/** In the file with one's own data. */
export const ownPay = z.strictObject({ ...pay, orderNumber: z.string() })

const statement = z.strictObject({
  contractor: z.uuid(),
  name: z.string().optional(),
  entries: z.array(statementEntry),
  sum: z.number(),
  /** What is not marked as paid. */
  unpaid: z.number(),
})
export type Statement = z.output<typeof statement>

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/pay',
  summary: 'The statement of each contractor for a month',
  permission: 'pay.manage',
  query: z.strictObject({ month }),
  reply: z.array(statement),
  refusals: [],
})

export const getOwnStatement = endpoint({
  method: 'GET',
  path: '/api/pay/own',
  summary: "One's own statement for a month",
  permission: 'desk',
  query: z.strictObject({ month }),
  reply: statement,
  refusals: [],
})

export const markPaid = endpoint({
  method: 'POST',
  path: '/api/pay/paid',
  summary: 'Mark what a contractor gets as paid, as it is on screen',
  permission: 'pay.manage',
  body: z.strictObject({
    pays: z
      .array(z.strictObject({ _id: field.id, amount }))
      .min(1)
      .max(500)
      .refine((pays) => new Set(pays.map(({ _id }) => _id)).size === pays.length),
  }),
  reply: z.strictObject({ paid: z.int() }),
  refusals: ['not-found', 'pay-changed', 'month-closed'],
})

export const markUnpaid = endpoint({
  method: 'PUT',
  path: '/api/pay/:payId/unpaid',
  summary: 'Take back that a pay was marked as paid, with a reason',
  permission: 'pay.manage',
  params: z.strictObject({ payId: field.id }),
  body: z.strictObject({ reason: request.requiredReason }),
  reply: z.strictObject({ paid: z.int() }),
  refusals: ['not-found', 'pay-changed', 'month-closed'],
})
