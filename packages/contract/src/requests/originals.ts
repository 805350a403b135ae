import { halfWidth } from '@kakehashi/domain/half-width'
import { waysOut } from '@kakehashi/domain/request/originals'
import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'

const problem = (key: Problem) => ({ error: key })

/** 'B-14', 'Safe 2': as it is written on the shelf. */
const shelf = field
  .line(12, 'shelf-required')
  .transform((text) => halfWidth(text).replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, problem('shelf-required')))
const personName = field
  .line(100, 'collector-required')
  .pipe(z.string().min(1, problem('collector-required')))

/** The fields of the form with which an original is taken in. */
export const originalFields = z.strictObject({
  description: field
    .line(120, 'original-required')
    .pipe(z.string().min(1, problem('original-required'))),
  pages: z.coerce
    .number(problem('pages-range'))
    .int(problem('pages-range'))
    .min(1, problem('pages-range'))
    .max(999, problem('pages-range')),
  shelf,
})
export const moveOriginalFields = z.strictObject({ shelf })
export const removeOriginalFields = z.strictObject({ reason: request.requiredReason })
export const giveBackFields = z.strictObject({
  how: z.enum(waysOut, problem('choose-from-list')),
  /** Who takes it, or to whom it is posted. */
  to: personName,
  isIdSeen: z.boolean().default(false),
  isCodeShown: z.boolean().default(false),
  /** Only for what is posted. */
  trackingNumber: field
    .line(60)
    .nullish()
    .transform((text) => text || null),
})

const common = { permission: 'requests.process', reply: requestDetail } as const
const params = z.strictObject({ requestId: field.id, originalId: field.id })
const refusals = ['not-found', 'original-already-out', 'original-not-here'] as const

export const receiveOriginal = endpoint({
  ...common,
  method: 'POST',
  path: '/api/requests/:requestId/originals',
  summary: 'Take in an original that the customer has left here',
  params: z.strictObject({ requestId: field.id }),
  body: originalFields,
  refusals: ['not-found', 'content-erased'],
  isIdempotent: true,
})

export const moveOriginal = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/originals/:originalId/shelf',
  summary: 'Move an original to another shelf',
  params,
  body: moveOriginalFields,
  refusals: [...refusals],
})

export const removeOriginal = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/originals/:originalId/remove',
  summary: 'Take back the entry of an original that was taken in by mistake',
  params,
  body: removeOriginalFields,
  refusals: [...refusals],
})

export const giveOriginalBack = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/originals/:originalId/give-back',
  summary: 'Record that an original was handed or posted back; it goes out once',
  params,
  body: giveBackFields,
  refusals: [...refusals],
})

const heldOriginal = z.strictObject({
  _id: z.uuid(),
  description: z.string(),
  pages: z.int(),
  shelf: z.string(),
  receivedAt: z.iso.datetime(),
  request: z.strictObject({
    _id: z.uuid(),
    orderNumber: z.string(),
    stage: z.enum(stages),
    firstName: z.string(),
    lastName: z.string(),
    nameJa: z.string().optional(),
    user: z.uuid(),
    /** It has ended, but its original is still here. */
    ended: z.enum(['delivered', 'cancelled']).optional(),
    /** When the customer's account was deleted. */
    customerDeletedAt: z.iso.datetime().optional(),
  }),
})
export type HeldOriginal = z.output<typeof heldOriginal>

export const listOriginals = endpoint({
  method: 'GET',
  path: '/api/originals',
  summary: 'Every original in the house, longest here first; the Link header has the next page',
  permission: 'requests.list',
  query: z.strictObject({
    /** The beginning of a shelf: B finds B-02 and B-14. */
    shelf: z.string().max(12).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.array(heldOriginal),
  refusals: [],
})
