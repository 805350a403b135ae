import { z } from 'zod'

/** A page of a list; the Link header of each has the next. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})
