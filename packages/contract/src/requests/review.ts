import { reviewChecks } from '@kakehashi/domain/review/checklist'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { reviewView } from './review-view.ts'

const params = z.strictObject({ requestId: field.id })
const common = { permission: 'requests.process', params, reply: reviewView } as const

export const getReview = endpoint({
  ...common,
  method: 'GET',
  path: '/api/requests/:requestId/review',
  summary: 'The translation line by line with its changes, and the checklist of its review',
  refusals: ['not-found', 'content-erased', 'too-many-documents-read'],
})

export const tickCheck = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/review/checks',
  summary: 'Tick a line of the checklist, or take the tick back',
  body: z.strictObject({
    /** The translation that was read. A newer version has its own ticks. */
    translation: field.id,
    check: z.enum(reviewChecks),
    isTicked: z.boolean(),
  }),
  refusals: [
    'not-found',
    'content-erased',
    'not-in-review',
    'translation-replaced',
    'too-many-documents-read',
  ],
})
