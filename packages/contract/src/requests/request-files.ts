import { removalReasonKinds } from '@kakehashi/domain/request/file-removal'
import { z } from 'zod'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'

const base = { requestId: field.id.optional(), version: request.seenVersion }
const reason = z.enum(removalReasonKinds, {
  error: 'removal-reason-required' satisfies Problem,
})
const common = {
  method: 'PUT',
  permission: 'requests.process',
  params: z.strictObject({ requestId: field.id, fileId: field.id }),
  reply: requestDetail,
} as const
const refusals = ['not-found', 'file-gone', 'request-changed'] as const

/** What the form asks for before a file is removed or moved. */
export const removeFileFields = z.strictObject({ reason })
export const moveFileFields = removeFileFields.extend({
  /** The id of the request that the file belongs to. */
  to: z.uuid({ error: 'target-required' satisfies Problem }),
})

export const removeFile = endpoint({
  ...common,
  path: '/api/requests/:requestId/files/:fileId/remove',
  summary: 'Hide a file of a request from everyone but the office; it is deleted after 30 days',
  body: removeFileFields.extend(base),
  refusals: [...refusals],
})

export const putFileBack = endpoint({
  ...common,
  path: '/api/requests/:requestId/files/:fileId/put-back',
  summary: 'Put a removed file back',
  body: z.strictObject(base),
  refusals: [...refusals],
})

export const moveFile = endpoint({
  ...common,
  path: '/api/requests/:requestId/files/:fileId/move',
  summary: 'Move a file to the request it belongs to',
  body: moveFileFields.extend(base),
  refusals: [...refusals, 'target-is-closed'],
})
