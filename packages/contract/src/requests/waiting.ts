import { deliveryWays } from '@kakehashi/domain/request/delivery'
import { listedKinds } from '@kakehashi/domain/request/waiting'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

const waitingItem = z.strictObject({
  kind: z.enum(listedKinds),
  request: z.uuid(),
  orderNumber: z.string(),
  requestItem: z.string(),
  /** The service's name in Japanese, if it has one. */
  requestItemJa: z.string().optional(),
  /** Dollars: the price of a quote; otherwise what is still to pay, 0 if nothing. */
  amount: z.number(),
  /** For a quote or a deposit: when the translation will be ready, and what that depends on. */
  ready: z
    .strictObject({
      on: z.iso.date(),
      condition: z.enum(['none', 'accept', 'accept-and-pay', 'pay']),
      /** Only before the cut-off time for same-day work. */
      isSameDay: z.boolean(),
    })
    .optional(),
  /** For a late request: the day that was missed, and the new day once there is one. */
  late: z.strictObject({ promisedOn: z.iso.date(), newDay: z.iso.date().optional() }).optional(),
  /** For a translation: how the customer gets it, and whether it can be downloaded. */
  delivery: z.enum(deliveryWays).optional(),
  canDownload: z.boolean().optional(),
  /** For a message: how many are unread, and the beginning of the newest. */
  unread: z.int().optional(),
  comment: z.string().optional(),
})
export type WaitingItem = z.output<typeof waitingItem>

const waitingReply = z.strictObject({
  /** At most 20, late requests and quotes first. */
  items: z.array(waitingItem),
  /** One's own e-mail address, until it is confirmed. */
  unconfirmedEmail: z.string().optional(),
  /** How many requests one has made in all. */
  requests: z.int(),
})
export type WaitingReply = z.output<typeof waitingReply>

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/requests/waiting',
  summary: 'What waits for oneself as a customer: quotes, messages, payments, translations',
  permission: 'signed-in',
  reply: waitingReply,
  refusals: [],
})
