import { z } from 'zod'
import { userView } from './accounts/users.ts'
import * as field from './fields/fields.ts'
import type { Problem } from './fields/problems.ts'
import { endpoint } from './http/endpoint.ts'
import { originalView } from './requests/original-view.ts'
import { sentSignature } from './requests/signatures.ts'
import { tender } from './requests/payments.ts'
import * as request from './requests/request-fields.ts'
import { officeRequestItem, undoableMove } from './requests/request-view.ts'

/** One press must not occupy the server for longer than a person waits. */
const mostOrders = 50
const mostOriginals = 200

const person = userView.pick({
  _id: true,
  firstName: true,
  middleName: true,
  lastName: true,
  nameJa: true,
  phone: true,
  branch: true,
  language: true,
})
export type CounterPerson = z.output<typeof person>

export const findCollectors = endpoint({
  method: 'GET',
  path: '/api/hand-overs/people',
  summary:
    'People by a scanned slip or label, an order number, a pick-up code, the last digits of a phone number or a name',
  permission: 'requests.list',
  query: z.strictObject({ q: z.string().max(200) }),
  reply: z.strictObject({
    people: z.array(person.extend({ ready: z.int() })),
    /** They were found by their pick-up code. */
    isByCode: z.boolean(),
  }),
  refusals: [],
})

const counterOrder = z.strictObject({
  ...officeRequestItem.shape,
  /** Those in the house, and those that went out already. */
  originals: z.array(originalView),
})
export type CounterOrder = z.output<typeof counterOrder>

export const getHandOver = endpoint({
  method: 'GET',
  path: '/api/hand-overs/people/:userId',
  summary: 'Everything of one customer that is ready, being made, or still in the house',
  permission: 'requests.list',
  params: z.strictObject({ userId: field.id }),
  reply: z.strictObject({
    person,
    pickupCode: z.strictObject({ code: z.string(), createdAt: z.iso.datetime() }).optional(),
    /** Ready ones first. */
    orders: z.array(counterOrder),
  }),
  refusals: ['not-found'],
})

const ids = (most: number) =>
  z
    .array(field.id)
    .max(most)
    .refine((all) => new Set(all).size === all.length)

export const handOver = endpoint({
  method: 'POST',
  path: '/api/hand-overs',
  summary: 'Hand over orders and originals to one person at the counter, all of them or none',
  permission: 'requests.process',
  body: z
    .strictObject({
      user: field.id,
      /** They become delivered. */
      orders: z
        .array(
          z.strictObject({
            _id: field.id,
            version: z.int().min(1),
            /** What is paid for it now. */
            payment: request.cents.optional(),
          }),
        )
        .max(mostOrders)
        .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length),
      originals: ids(mostOriginals),
      /** How the payments of all orders together are handed over. */
      tender: z.strictObject(tender).optional(),
      /** Who takes them. */
      to: field
        .line(100, 'collector-required')
        .pipe(z.string().min(1, { error: 'collector-required' satisfies Problem })),
      isIdSeen: z.boolean(),
      isCodeShown: z.boolean(),
      /** If they signed on the screen. */
      signature: sentSignature.optional(),
    })
    .refine(({ orders, originals }) => orders.length + originals.length > 0)
    .refine(
      (given) =>
        (given.tender !== undefined) === given.orders.some(({ payment }) => payment !== undefined),
    ),
  reply: z.strictObject({
    delivered: z.array(z.uuid()),
    originals: z.array(z.uuid()),
    /** One for each order that was paid now. */
    receipts: z.array(z.strictObject({ _id: z.uuid(), number: z.string() })),
    /** Those orders of which the delivery can be undone for a short time. */
    undo: z.array(z.strictObject({ _id: z.uuid(), ...undoableMove.shape })),
  }),
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
    'file-pending',
    'translation-refused',
    'original-already-out',
    'original-not-here',
  ],
  isIdempotent: true,
})
