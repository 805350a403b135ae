import { noteAudiences } from '@kakehashi/domain/request/note-audience'
import { threadPageSize } from '../fields/limits.ts'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { comment } from './request-fields.ts'
import { messageView, noteView } from './thread-view.ts'

const params = z.strictObject({ requestId: field.id })
/** The cursor of the previous page; without it, the newest page. */
const earlier = z.strictObject({
  before: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(threadPageSize),
})
const body = z.strictObject({ requestId: field.id.optional(), comment })

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/messages',
  summary: 'The messages of a request, oldest first; the Link header has the earlier page',
  permission: 'signed-in',
  params,
  query: earlier,
  reply: z.array(messageView),
  refusals: ['not-found'],
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/messages',
  summary: 'Send a message to the office or to the customer',
  permission: 'signed-in',
  params,
  body,
  reply: messageView,
  refusals: ['not-found', 'content-erased', 'customer-deleted', 'too-many-attempts'],
  isIdempotent: true,
})

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/notes',
  summary: 'The notes of a request, oldest first; the Link header has the earlier page',
  permission: 'signed-in',
  params,
  query: earlier,
  reply: z.array(noteView),
  refusals: ['not-found'],
})

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/notes',
  summary: 'Add a note to a request, for the office or also for its translator',
  permission: 'requests.process',
  params,
  /** Without an audience, as in the specification's body, only the office reads it. */
  body: body.extend({ audience: z.enum(noteAudiences).default('office') }),
  reply: noteView,
  refusals: ['not-found', 'notes-are-closed', 'content-erased'],
  isIdempotent: true,
})

export const askOffice = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/questions',
  summary: 'Ask the office a question about a request assigned to oneself',
  permission: 'desk',
  params,
  body,
  reply: noteView,
  refusals: ['not-found', 'notes-are-closed', 'request-closed', 'too-many-attempts'],
  isIdempotent: true,
})
