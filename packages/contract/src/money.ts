import { paymentMethods } from '@kakehashi/domain/payments/methods'
import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import * as request from './requests/request-fields.ts'

const dayTotals = z.strictObject({
  day: z.iso.date(),
  /** Received by method, in dollars, less what was corrected. Without a method: 'unstated'. */
  received: z.partialRecord(z.enum([...paymentMethods, 'unstated']), z.number()),
  refunded: z.number(),
  /** Received less refunded. */
  sum: z.number(),
  /** Of the payments in yen. */
  yen: z.int(),
})

export const getTotals = endpoint({
  method: 'GET',
  path: '/api/money/totals',
  summary: 'What was received and refunded on each day with an entry, oldest first',
  permission: 'money.read',
  query: z.strictObject({ from: request.day, to: request.day }),
  reply: z.array(dayTotals),
  refusals: [],
})

const openBalance = z.strictObject({
  _id: z.uuid(),
  orderNumber: z.string(),
  name: z.string(),
  stage: z.enum(stages),
  /** For a reminder, which is refused if the request has changed. */
  version: z.int(),
  /** When it was delivered or cancelled, or its quote accepted. */
  since: z.iso.datetime(),
  total: z.number(),
  paid: z.number(),
  /** What is due now, or to be given back. */
  amount: z.number(),
  phone: z.string().optional(),
  /** Whether a reminder can be mailed: customers of the counter may have no address. */
  hasEmail: z.boolean(),
  /** When the customer was last reminded by mail. */
  remindedAt: z.iso.datetime().optional(),
})
export type OpenBalance = z.output<typeof openBalance>

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/money/balances',
  summary:
    'Orders that were delivered or accepted and are not paid, and cancelled ones whose payment we still have',
  permission: 'money.read',
  reply: z.strictObject({
    unpaid: z.array(openBalance),
    refundsOwed: z.array(openBalance),
  }),
  refusals: [],
})
