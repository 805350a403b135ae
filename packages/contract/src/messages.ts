import { newestWithRequest } from './limits.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { comment } from './request-fields.ts'
import { messageView, noteView } from './thread-view.ts'

const params = z.strictObject({ requestId: field.id })
/** Where the page before this one began; the newest without it. */
const earlier = z.strictObject({
  before: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(newestWithRequest),
})
const body = z.strictObject({ requestId: field.id.optional(), comment })

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/messages',
  summary: 'The thread, oldest first; the Link header says where earlier messages are',
  permission: 'signed-in',
  params,
  query: earlier,
  reply: z.array(messageView),
  refusals: ['not-found'],
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/messages',
  summary: 'Write to the office, or to the customer',
  permission: 'signed-in',
  params,
  body,
  reply: messageView,
  refusals: ['not-found', 'too-many-attempts'],
  isIdempotent: true,
})

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/notes',
  summary: 'What staff noted, oldest first; the Link header says where earlier notes are',
  permission: 'signed-in',
  params,
  query: earlier,
  reply: z.array(noteView),
  refusals: ['not-found'],
})

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/notes',
  summary: 'Note something beside a request, for staff alone',
  permission: 'requests.process',
  params,
  body,
  reply: noteView,
  refusals: ['not-found', 'notes-are-closed'],
  isIdempotent: true,
})
