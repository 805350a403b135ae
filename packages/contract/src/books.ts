import { comparedParts } from '@kakehashi/domain/payments/books'
import { languages } from '@kakehashi/domain/language'
import { paymentMethods } from '@kakehashi/domain/payments/methods'
import { paperSizes } from '@kakehashi/domain/payments/receipt'
import { z } from 'zod'
import { month } from './fields/money.ts'
import { endpoint } from './http/endpoint.ts'
import * as request from './requests/request-fields.ts'

/** Running until it is over. An open one can be closed. */
const monthState = z.enum(['running', 'open', 'closed'])
export type MonthState = z.output<typeof monthState>

const sums = {
  received: z.number(),
  counterEntries: z.number(),
  refunded: z.number(),
  /** Received, with counter-entries, less what was refunded. */
  sum: z.number(),
  /** Of the payments in yen. */
  yen: z.int(),
}
const openOrders = z.strictObject({ orders: z.int(), amount: z.number() })

const figures = z.strictObject({
  methods: z.array(
    z.strictObject({
      method: z.enum([...paymentMethods, 'unstated']),
      entries: z.int(),
      ...sums,
    }),
  ),
  total: z.strictObject(sums),
  receipts: z.strictObject({
    issued: z.int(),
    first: z.string().optional(),
    last: z.string().optional(),
    /** In this month, whenever they were issued. */
    voided: z.int(),
  }),
  /** Opened in this month, with what was counted less what was expected, in dollars and yen. */
  tills: z.array(
    z.strictObject({
      _id: z.uuid(),
      openedAt: z.iso.datetime(),
      usd: z.number(),
      jpy: z.int(),
    }),
  ),
  /** Of contractors, as it was agreed and paid in this month. */
  pay: z.strictObject({ agreed: z.number(), paid: z.number() }),
  /** At its end. */
  outstanding: z.strictObject({ unpaid: openOrders, refundsOwed: openOrders }),
})
export type BooksFigures = z.output<typeof figures>

const common = {
  month,
  state: monthState,
  /** What the ledger no longer says as it did when the month was closed: nothing, or it was forged. */
  differs: z.array(z.enum(comparedParts)),
  closedAt: z.iso.datetime().optional(),
  closedBy: z.string().optional(),
}
const monthItem = z.strictObject({ ...common, ...sums })
export type MonthItem = z.output<typeof monthItem>

const monthView = z.strictObject({
  ...common,
  /** What the ledger says now. */
  figures,
  /** What it said when the month was closed. */
  closedFigures: figures.optional(),
  /** Tills because of which it cannot be closed. */
  openTills: z.array(z.strictObject({ _id: z.uuid(), openedAt: z.iso.datetime() })),
  unexplainedTills: z.array(z.strictObject({ _id: z.uuid(), openedAt: z.iso.datetime() })),
  /** Newest first. */
  history: z.array(
    z.strictObject({
      kind: z.enum(['closed', 'reopened']),
      at: z.iso.datetime(),
      by: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
})
export type MonthView = z.output<typeof monthView>

const params = z.strictObject({ month })

export const listMonths = endpoint({
  method: 'GET',
  path: '/api/books',
  summary: 'Twelve months with their sums, newest first, up to the month of the first entry',
  permission: 'books.read',
  query: z.strictObject({
    /** The oldest month of the page before. */
    before: month.optional(),
  }),
  reply: z.strictObject({ months: z.array(monthItem), hasOlder: z.boolean() }),
  refusals: [],
})

export const getMonth = endpoint({
  method: 'GET',
  path: '/api/books/:month',
  summary: 'The figures of a month, and when it was closed and reopened',
  permission: 'books.read',
  params,
  reply: monthView,
  refusals: [],
})

export const closeMonth = endpoint({
  method: 'POST',
  path: '/api/books/:month/close',
  summary: 'Close a month that is over: nothing can be entered in it, and its figures are kept',
  permission: 'books.close',
  params,
  reply: monthView,
  refusals: [
    'month-not-over',
    'month-closed-already',
    'month-has-open-till',
    'month-has-unexplained-till',
    'books-busy',
  ],
})

export const reopenMonth = endpoint({
  method: 'POST',
  path: '/api/books/:month/reopen',
  summary: 'Reopen a closed month, with a reason',
  permission: 'books.close',
  params,
  body: z.strictObject({ reason: request.requiredReason }),
  reply: monthView,
  refusals: ['month-not-closed'],
})

export const downloadMonthlyStatement = endpoint({
  method: 'GET',
  path: '/api/books/:month/statement',
  summary: 'The figures of a month as a PDF, marked while the month is not closed',
  permission: 'books.read',
  params,
  query: z.strictObject({
    language: z.enum(languages).default('en'),
    paper: z.enum(paperSizes).default('a4'),
  }),
  reply: z.unknown(),
  refusals: [],
  produces: 'application/octet-stream',
})
