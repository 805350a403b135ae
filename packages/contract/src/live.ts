import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What may have changed; the reader asks again by the only road there is. */
export const liveTag = z.strictObject({
  type: z.enum(['Request', 'Notice', 'Service', 'Closures', 'User']),
  id: z.string().optional(),
})
export type LiveTag = z.output<typeof liveTag>

/**
 * Server-sent events: `again` ("read again what you show") first and after every gap, then `tags`
 * with a JSON list of tags, and `ended` when the session is over.
 */
export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'A stream of what has changed: tags, never data',
  permission: 'signed-in',
  reply: z.unknown(),
  refusals: [],
  produces: 'text/event-stream',
})
