import { scanRefusals } from '@kakehashi/domain/documents/files'
import { readerParts, readingKinds } from '@kakehashi/domain/documents/readings'
import { z } from 'zod'

const readingView = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(readingKinds),
  by: z.enum(readerParts),
  /** For owners only; absent if the account is deleted. */
  name: z.string().optional(),
})
export type ReadingView = z.output<typeof readingView>

/** A file as shown to people who may see that it exists. */
export const fileView = z.strictObject({
  _id: z.uuid(),
  role: z.enum(['document', 'translation']),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  pages: z.int().optional(),
  /** A pending file is not scanned yet, so nobody can open it. */
  status: z.enum(['pending', 'clean', 'refused', 'not-scanned']),
  /** The refusal code, if it was refused. */
  refusal: z.enum(scanRefusals).optional(),
  createdAt: z.iso.datetime(),
  /** For a translation: when it was taken back before its review. */
  withdrawnAt: z.iso.datetime().optional(),
  /** The path to GET it. */
  path: z.string(),
  /** The path of its preview picture, if there is one. */
  preview: z.string().optional(),
  /** For a picture without a preview: it is being made, or could not be made. */
  drawing: z.enum(['waiting', 'failed']).optional(),
  /** No safe copy could be made, so others than its customer see only the preview. */
  copy: z.literal('failed').optional(),
  /** Who else has read it, newest first: for its customer and for owners. */
  readings: z.array(readingView).optional(),
})
export type FileView = z.output<typeof fileView>
