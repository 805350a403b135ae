import { z } from 'zod'

/** The body of every error reply. */
export const errorReply = z.strictObject({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type ErrorReply = z.output<typeof errorReply>
