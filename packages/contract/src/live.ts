import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

/** Kinds of data that the server reports as changed. */
export const liveTagTypes = [
  'Request',
  'Notice',
  'Service',
  'Closures',
  'User',
  'Presence',
  'Templates',
  'Till',
  'Pay',
  'Books',
  'Exports',
  'Imports',
  'UploadLink',
  'WaitingNumbers',
  'Tray',
  'Office',
  'OfficeDraft',
  'Figures',
  'TranslationDraft',
  'Glossary',
  'PaperTemplates',
] as const
export type LiveTagType = (typeof liveTagTypes)[number]

/** What may have changed. The client then reloads it with the ordinary calls. */
export const liveTag = z.strictObject({
  type: z.enum(liveTagTypes),
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
