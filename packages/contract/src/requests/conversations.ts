import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { officeRequestItem } from './request-view.ts'

const params = z.strictObject({ requestId: field.id })

export const listAwaitingReply = endpoint({
  method: 'GET',
  path: '/api/requests/awaiting-reply',
  summary:
    'Requests whose customer waits for a reply, longest wait first; the Link header has the next page',
  permission: 'requests.list',
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.array(officeRequestItem),
  refusals: ['bad-request'],
})

export const noReplyNeeded = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/no-reply-needed',
  summary: 'Say that the messages up to this one need no reply',
  permission: 'requests.process',
  params,
  body: z.strictObject({
    requestId: field.id.optional(),
    /** The newest message on screen; after a newer one the customer still waits. */
    message: field.id,
  }),
  reply: doneReply,
  refusals: ['not-found', 'newer-message'],
})

export const assignHandler = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/handler',
  summary: 'Choose the admin who answers the messages of a request, or nobody',
  permission: 'requests.process',
  params,
  body: z.strictObject({ requestId: field.id.optional(), handler: field.id.nullable() }),
  reply: doneReply,
  refusals: ['not-found', 'handler-unfit'],
})

export const markUnread = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/unread-mark',
  summary: 'Mark the messages of a request as unread for oneself',
  permission: 'requests.process',
  params,
  reply: doneReply,
  refusals: ['not-found'],
})

export const removeUnreadMark = endpoint({
  method: 'DELETE',
  path: '/api/requests/:requestId/unread-mark',
  summary: "Remove one's own unread mark",
  permission: 'requests.process',
  params,
  reply: doneReply,
  refusals: ['not-found'],
})
