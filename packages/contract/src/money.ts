import { paymentMethods } from '@kakehashi/domain/payments/methods'
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
  stage: z.string(),
  /** When it was delivered or cancelled, or quoted if the work has not begun. */
  since: z.iso.datetime(),
  total: z.number(),
  paid: z.number(),
  /** What is still to be paid, or to be given back. */
  amount: z.number(),
  remindAt: z.iso.datetime().optional(),
})

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/money/balances',
  summary: 'Delivered orders that are not paid, and cancelled ones whose payment we still have',
  permission: 'money.read',
  reply: z.strictObject({
    unpaid: z.array(openBalance),
    refundsOwed: z.array(openBalance),
  }),
  refusals: [],
})
