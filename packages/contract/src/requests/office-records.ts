import { removalReasonKinds } from '@kakehashi/domain/request/file-removal'
import { quoteOutcomes } from '@kakehashi/domain/request/earlier-quotes'
import { z } from 'zod'
import { fileView } from '../documents/file-view.ts'
import { quoteLineView } from './quote-lines.ts'

/** A file that staff removed and can still put back. */
const removedFileView = fileView.extend({
  removedAt: z.iso.datetime(),
  /** Who removed it, unless their account is deleted. */
  removedBy: z.string().optional(),
  reason: z.enum(removalReasonKinds),
})
export type RemovedFileView = z.output<typeof removedFileView>

const earlierQuoteView = z.strictObject({
  version: z.int(),
  totalPrice: z.number(),
  deposit: z.number(),
  /** The ready-by day promised at that time, if there was one. */
  promisedOn: z.iso.date().optional(),
  quotedAt: z.iso.datetime(),
  /** Who made it, unless their account is deleted. */
  name: z.string().optional(),
  /** From the price list, by the system. */
  isAutomatic: z.literal(true).optional(),
  lines: z.array(quoteLineView).optional(),
  outcome: z.enum(quoteOutcomes),
})
export type EarlierQuoteView = z.output<typeof earlierQuoteView>

/** For the office only. */
export const officeRecords = {
  removedFiles: z.array(removedFileView),
  /** Newest first, without the current quote. */
  earlierQuotes: z.array(earlierQuoteView),
}
