import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { day } from './request-fields.ts'

/** More promises than this are never made for the days of one closure or absence. */
export const maxPromises = 500

const promise = z.strictObject({
  request: z.uuid(),
  orderNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  requestItem: z.string(),
  stage: z.enum(stages),
  promisedOn: z.iso.date(),
})
export type PromisedRequest = z.output<typeof promise>

const closedPromise = promise.extend({ newDay: z.iso.date() })
export type ClosedPromise = z.output<typeof closedPromise>

export const listPromisesWhileAway = endpoint({
  method: 'GET',
  path: '/api/users/:userId/absence/promises',
  summary: 'Ready-by days of a translator’s work on days when they are away: admins, or oneself',
  permission: 'signed-in',
  params: z.strictObject({ userId: field.id }),
  /** Soonest first; empty without an absence. */
  reply: z.array(promise),
  refusals: ['not-found'],
})

export const listClosedPromises = endpoint({
  method: 'GET',
  path: '/api/closures/promises',
  summary: 'Ready-by days on which the office is now closed, and those already moved for a closure',
  permission: 'requests.process',
  reply: z.strictObject({
    /** With the day to which each would be moved, soonest first. */
    broken: z.array(closedPromise),
    /** From today, and only if the day has not been changed again. */
    moved: z.array(closedPromise),
  }),
  refusals: [],
})

const promises = z
  .array(z.strictObject({ request: field.id, promisedOn: day }))
  .min(1)
  .max(maxPromises)
  .refine((list) => new Set(list.map(({ request }) => request)).size === list.length)

const movedReply = z.strictObject({
  moved: z.int(),
  /** The order numbers of requests that someone else has changed meanwhile. */
  unchanged: z.array(z.string()),
})

export const moveClosedPromises = endpoint({
  method: 'POST',
  path: '/api/closures/promises',
  summary: 'Move ready-by days on which the office is closed, and mail each customer the new day',
  permission: 'requests.process',
  body: z.strictObject({ promises }),
  reply: movedReply,
  refusals: [],
})

export const restoreMovedPromises = endpoint({
  method: 'POST',
  path: '/api/closures/promises/restore',
  summary: 'Put ready-by days back that were moved for a closure, and mail each customer',
  permission: 'requests.process',
  body: z.strictObject({ promises }),
  reply: movedReply,
  refusals: [],
})
