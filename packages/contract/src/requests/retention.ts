import { z } from 'zod'
import type { Problem } from '../fields/problems.ts'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { reason } from './request-fields.ts'
import { requestDetail } from './request-view.ts'

export const holdRequest = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/hold',
  summary: 'Keep the documents of a request beyond their time, or no longer',
  permission: 'requests.hold',
  params: z.strictObject({ requestId: field.id }),
  body: z
    .strictObject({
      isOnHold: z.boolean(),
      /** For the office; needed for a hold, not for its end. */
      reason,
    })
    .refine(({ isOnHold, reason: given }) => !isOnHold || given !== '', {
      path: ['reason'],
      error: 'reason-required' satisfies Problem,
    }),
  reply: requestDetail,
  refusals: ['not-found', 'content-erased', 'fresh-password-required', 'fresh-code-required'],
})
