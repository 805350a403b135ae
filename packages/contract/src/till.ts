import { largestPriceCents } from '@kakehashi/domain/money'
import { z } from 'zod'
import { cashCount, yenRate } from './fields/money.ts'
import type { Problem } from './fields/problems.ts'
import { endpoint } from './http/endpoint.ts'
import * as request from './requests/request-fields.ts'

/** Dollars and yen. */
const sums = z.strictObject({ usd: z.number(), jpy: z.int() })
const counts = z.strictObject({
  usd: z.record(z.string(), z.int()),
  jpy: z.record(z.string(), z.int()),
})

const terminalCents = request.cents.refine((cents) => cents >= 0 && cents <= largestPriceCents, {
  error: 'amount-format' satisfies Problem,
})

const tillEntry = z.strictObject({
  at: z.iso.datetime(),
  currency: z.enum(['usd', 'jpy']),
  /** In dollars or yen. */
  amount: z.number(),
  /** The reason of a movement; a payment has an order instead. */
  reason: z.string().optional(),
  requestId: z.uuid().optional(),
  orderNumber: z.string().optional(),
  /** Of the customer, unless they are erased. */
  name: z.string().optional(),
})

const tillOpening = {
  _id: z.uuid(),
  openedAt: z.iso.datetime(),
  openedBy: z.string().optional(),
  yenRate: z.number(),
  openingCount: counts,
  opening: sums,
}

const openTillView = z.strictObject({
  ...tillOpening,
  /** Without the opening count: payments and refunds. */
  cash: sums,
  /** Movements for other reasons. */
  moved: sums,
  expected: sums,
  entries: z.array(tillEntry),
  /** Payments by card while the till was open, for the comparison with the terminal. */
  cards: z.strictObject({ count: z.int(), sum: z.number() }),
})

const closedTillView = z.strictObject({
  ...tillOpening,
  closedAt: z.iso.datetime(),
  closedBy: z.string().optional(),
  closingCount: counts,
  expected: sums,
  counted: sums,
  difference: sums,
  differenceReason: z.string().optional(),
  terminal: z.number().optional(),
  cards: z.strictObject({ count: z.int(), sum: z.number() }),
})

const tillReply = z.strictObject({
  open: openTillView.optional(),
  /** The last one that was closed. */
  last: closedTillView.optional(),
})
export type OpenTill = z.output<typeof openTillView>
export type ClosedTill = z.output<typeof closedTillView>

const countBody = { usd: cashCount('usd'), jpy: cashCount('jpy') }

export const getTill = endpoint({
  method: 'GET',
  path: '/api/till',
  summary: 'The open till with its entries, and the last one that was closed',
  permission: 'till.use',
  reply: tillReply,
  refusals: [],
})

export const openTill = endpoint({
  method: 'POST',
  path: '/api/till/open',
  summary: 'Open the till with a count and the rate of the day',
  permission: 'till.use',
  body: z.strictObject({ yenRate, ...countBody }),
  reply: tillReply,
  refusals: ['till-open-already', 'month-closed', 'idempotency-key-reused'],
  isIdempotent: true,
})

export const moveCash = endpoint({
  method: 'POST',
  path: '/api/till/movements',
  summary: 'Put cash into the till or take it out for another reason than a payment',
  permission: 'till.use',
  body: z.strictObject({
    currency: z.enum(['usd', 'jpy']),
    /** In dollars or yen; negative if it is taken out. */
    amount: z.number(),
    reason: request.requiredReason,
  }),
  reply: tillReply,
  refusals: ['till-not-open', 'month-closed', 'idempotency-key-reused'],
  isIdempotent: true,
})

export const closeTill = endpoint({
  method: 'POST',
  path: '/api/till/close',
  summary: 'Close the till with a count; a difference needs a reason',
  permission: 'till.use',
  body: z.strictObject({
    /** The till on screen. */
    till: z.uuid(),
    ...countBody,
    /** What the card terminal says, if there is one. */
    terminal: terminalCents.nullish().transform((cents) => cents ?? null),
    reason: request.reason,
  }),
  reply: tillReply,
  refusals: ['till-not-open', 'till-reason-required', 'month-closed', 'idempotency-key-reused'],
  isIdempotent: true,
})

export const listTills = endpoint({
  method: 'GET',
  path: '/api/till/closed',
  summary: 'The last closed tills with their differences, newest first',
  permission: 'till.use',
  reply: z.array(closedTillView),
  refusals: [],
})
