import { againObstacles, mostCopies } from '@kakehashi/domain/request/order-again'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'
import { quoteLineView } from './quote-lines.ts'
import { requestDetail } from './request-view.ts'

const params = z.strictObject({ requestId: field.id })

/** Absent if the price list has no price, or customers are not shown any. */
const price = { line: quoteLineView.optional() }

export const getAgain = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/again',
  summary: 'What can be ordered again from a request, and at which price of the list',
  permission: 'signed-in',
  params,
  reply: z.strictObject({
    request: z.uuid(),
    orderNumber: z.string(),
    /** The page of the service, for the normal form; absent if it is no longer offered. */
    serviceSlug: z.string().optional(),
    /** Why nothing can be ordered; then there are no ways. */
    obstacle: z.enum(againObstacles).optional(),
    /** The price is that of one copy. */
    copy: z.strictObject(price).optional(),
    language: z
      .strictObject({ ...price, languages: z.array(z.enum(documentLanguages)) })
      .optional(),
  }),
  refusals: ['not-found', 'forbidden'],
})
export type AgainOffer = z.output<(typeof getAgain)['reply']>

export const orderAgain = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/again',
  summary: 'Order copies of a translation, or the same documents in another language',
  permission: 'signed-in',
  params,
  body: z.discriminatedUnion('way', [
    z.strictObject({
      way: z.literal('copy'),
      copies: z
        .int({ error: 'copies-format' satisfies Problem })
        .min(1, { error: 'copies-format' satisfies Problem })
        .max(mostCopies, { error: 'copies-format' satisfies Problem }),
    }),
    z.strictObject({
      way: z.literal('language'),
      toLanguage: z.enum(documentLanguages, { error: 'choose-from-list' satisfies Problem }),
    }),
  ]),
  reply: requestDetail,
  refusals: [
    'not-found',
    'forbidden',
    'customer-deleted',
    'again-not-delivered',
    'again-no-files',
    'again-not-offered',
    'files-unavailable',
    'upload-quota',
    'upload-quota-unconfirmed',
    'too-many-attempts',
    'idempotency-key-reused',
  ],
  isIdempotent: true,
})
