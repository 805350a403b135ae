import { longestPeriodDays, daysIn } from '@kakehashi/domain/figures/periods'
import { paymentMethods } from '@kakehashi/domain/payments/methods'
import { branches, findSources } from '@kakehashi/domain/people/people'
import { openStages, stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import type { Problem } from './fields/problems.ts'
import { endpoint } from './http/endpoint.ts'
import * as request from './requests/request-fields.ts'

const count = z.int()
/** In dollars. Without a method: 'unstated'. */
const byMethod = z.partialRecord(z.enum([...paymentMethods, 'unstated']), z.number())

const lengths = z.strictObject({
  /** How often the stage ended. */
  count,
  /** In calendar days. */
  average: z.number(),
  /** The days that nine of ten did not exceed; 61 stands for more than 60. */
  nineOfTen: z.number(),
})

const work = z.strictObject({
  /** Orders that were paid and assigned to them. */
  started: count,
  translated: count,
  /** From the payment to the translation, in calendar days. */
  averageDays: z.number(),
  returned: count,
})

const sums = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  taken: byMethod,
  refunded: byMethod,
  /** What became due in this period and is not paid yet. */
  unpaid: z.number(),
  onTime: count,
  late: count,
  stages: z.partialRecord(z.enum(openStages), lengths),
  /** By the id of a translator; 'former' for those who were deleted, 'none' for nobody. */
  translators: z.record(z.string(), work),
  /** Orders by the branch of the customer. */
  branches: z.partialRecord(z.enum(branches), count),
  /** Orders of new customers by how they found the office. */
  found: z.partialRecord(z.enum([...findSources, 'UNKNOWN']), count),
  newCustomers: count,
  returningCustomers: count,
  /** Orders by the id of their service. */
  services: z.record(z.string(), count),
  quotes: z.strictObject({
    made: count,
    /** Paid, so that the work could start. */
    wentAhead: count,
    declined: count,
    /** Cancelled before the work could start. */
    cancelled: count,
  }),
})
export type FigureSums = z.output<typeof sums>

const month = z.strictObject({
  month: z.iso.date(),
  taken: byMethod,
  refunded: byMethod,
  unpaid: z.number(),
  onTime: count,
  late: count,
})

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  summary:
    'What the office took, did and promised in a period, beside the period before and the same one a year before',
  permission: 'figures.read',
  query: z
    .strictObject({ from: request.day, to: request.day })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'until-before-from' satisfies Problem,
    })
    .refine((days) => daysIn(days) <= longestPeriodDays, {
      path: ['to'],
      error: 'check-the-year' satisfies Problem,
    }),
  reply: z.strictObject({
    /** False while the worker still counts what was there before. */
    isComplete: z.boolean(),
    period: sums,
    before: sums,
    yearBefore: sums,
    /** The months of the period, and at least the twelve that end with it, oldest first. */
    months: z.array(month),
    /** At this moment. */
    now: z.strictObject({
      /** Delivered and not paid in full, in dollars. */
      delivered: z.number(),
      /** Deposits of accepted quotes. */
      deposits: z.number(),
      /** Paid for cancelled orders, and still here. */
      toRefund: z.number(),
      /** Orders that a translator works on, by id. */
      inHand: z.record(z.string(), count),
    }),
    /** Current translators, and former ones who have a figure. */
    translators: z.array(z.strictObject({ _id: z.uuid(), name: z.string() })),
    services: z.array(z.strictObject({ _id: z.uuid(), name: z.string() })),
  }),
  refusals: [],
})

/** The lists behind the figures that no other list shows. */
export const figureLists = [
  'taken',
  'refunded',
  'ready',
  'late',
  'ordered',
  'declined',
  'ended',
  'returned',
] as const
export type FigureList = (typeof figureLists)[number]

const listed = z.strictObject({
  /** Of the order. */
  _id: z.uuid(),
  /** Of the entry: an order can have several payments. */
  entry: z.uuid(),
  orderNumber: z.string(),
  name: z.string(),
  service: z.uuid(),
  /** The name of the service when it was ordered. */
  requestItem: z.string(),
  stage: z.enum(stages),
  isClosed: z.boolean(),
  at: z.iso.datetime(),
  /** In dollars. */
  amount: z.number().optional(),
  method: z.enum([...paymentMethods, 'unstated']).optional(),
  /** The ready-by day that was promised first. */
  promisedOn: z.iso.date().optional(),
  /** In calendar days: in the stage that ended, otherwise from the order to the end of the review. */
  days: z.number().optional(),
  /** Why the quote was declined. */
  reason: z.string().optional(),
})
export type ListedOrder = z.output<typeof listed>

export const listFigureOrders = endpoint({
  method: 'GET',
  path: '/api/figures/orders',
  summary: 'The orders and entries behind a figure of a period, newest first',
  permission: 'figures.read',
  query: z.strictObject({
    list: z.enum(figureLists),
    from: request.day,
    to: request.day,
    /** Only orders of this service. */
    service: field.id.optional(),
    /** Only orders of this translator. */
    translator: field.id.optional(),
    /** Which stage 'ended'. */
    stage: z.enum(openStages).default('translate'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.array(listed),
  refusals: [],
})
