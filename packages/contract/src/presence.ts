import { z } from 'zod'
import * as field from './fields/fields.ts'
import { endpoint } from './http/endpoint.ts'

const params = z.strictObject({ requestId: field.id })
/** Admins other than the reader who have the request open. */
const others = z.array(z.strictObject({ user: z.uuid(), name: z.string() }))

/** How often an open screen says that somebody is there. The server forgets it after 50 seconds. */
export const presenceInterval = 20_000

export const listPresent = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/presence',
  summary: 'Which other admins have a request open',
  permission: 'requests.process',
  params,
  reply: others,
  refusals: ['not-found'],
})

export const reportPresence = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/presence',
  summary: 'Say that one has a request open, or has closed it; forgotten after 50 seconds',
  permission: 'requests.process',
  params,
  body: z.strictObject({ isHere: z.boolean() }),
  reply: others,
  refusals: ['not-found'],
})
