import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { requestDetail } from './request-view.ts'

export const holdRequest = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/hold',
  summary: 'Keep the documents of a request beyond their time, or no longer',
  permission: 'requests.hold',
  params: z.strictObject({ requestId: field.id }),
  body: z.strictObject({ isOnHold: z.boolean() }),
  reply: requestDetail,
  refusals: ['not-found', 'content-erased'],
})
