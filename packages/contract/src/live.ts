import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

/** What may have changed. The client then reloads it with the ordinary calls. */
export const liveTag = z.strictObject({
  type: z.enum(['Request', 'Notice', 'Service', 'Closures', 'User']),
  id: z.string().optional(),
})
export type LiveTag = z.output<typeof liveTag>

/**
 * Server-sent events: `again` (reload everything on screen) first and after every gap, then `tags`
 * with a JSON list of tags, and `ended` when the session is over.
 */
export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'A stream of change notifications: tags without data',
  permission: 'signed-in',
  reply: z.unknown(),
  refusals: [],
  produces: 'text/event-stream',
})
