import { scanRefusals } from '@kakehashi/domain/files'
import { z } from 'zod'

/** A file as those who may know of it see it. */
export const fileView = z.strictObject({
  _id: z.uuid(),
  role: z.enum(['document', 'translation']),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  pages: z.int().optional(),
  /** Pending: not yet checked for viruses, so nobody can open it. */
  status: z.enum(['pending', 'clean', 'refused', 'not-scanned']),
  /** Why it was refused, as the code of its words. */
  refusal: z.enum(scanRefusals).optional(),
  createdAt: z.iso.datetime(),
  /** Where a browser can GET it. */
  path: z.string(),
  /** Where there is a smaller picture of it, drawn anew. */
  preview: z.string().optional(),
  /** A photograph of which there is none: it is still to be drawn, or cannot be. */
  drawing: z.enum(['waiting', 'failed']).optional(),
})
export type FileView = z.output<typeof fileView>
