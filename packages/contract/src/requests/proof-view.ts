import {
  type ProofLine,
  proofObstacles,
  proofStates,
  remarkOutcomes,
} from '@kakehashi/domain/request/proof'
import { z } from 'zod'

/** What a reader may do with the proof copy now. */
export const proofChanges = ['send', 'approve', 'ask', 'settle'] as const
export type ProofChange = (typeof proofChanges)[number]

const words = z.strictObject({ en: z.string(), ja: z.string() })
const moment = z.iso.datetime()

const proofLine = z.strictObject({
  group: words,
  section: words,
  label: words,
  value: z.string(),
}) satisfies z.ZodType<ProofLine>

const remarkView = z.strictObject({
  _id: z.uuid(),
  /** Whether it is about the proof that is shown, and not about an earlier one. */
  isOfThis: z.boolean(),
  /** The line that it is about, and where that line is among the others; absent if about the whole. */
  line: z.int().optional(),
  about: proofLine.optional(),
  remark: z.string(),
  madeAt: moment,
  /** Once the office or the translator has settled it. */
  settled: z
    .strictObject({
      outcome: z.enum(remarkOutcomes),
      at: moment,
      reply: z.string().optional(),
      /** For staff. */
      by: z.string().optional(),
    })
    .optional(),
})
export type RemarkView = z.output<typeof remarkView>

const proofView = z.strictObject({
  _id: z.uuid(),
  state: z.enum(proofStates),
  sentAt: moment,
  answeredAt: moment.optional(),
  pages: z.int(),
  /** Of a translation that was made from templates. */
  lines: z.array(proofLine),
})
export type ProofView = z.output<typeof proofView>

/** The proof copy of the current translation, or else the last that was sent. */
export const proofReply = z.strictObject({
  request: z.uuid(),
  proof: proofView.optional(),
  /** About this proof and earlier ones, oldest first. */
  remarks: z.array(remarkView),
  /** For staff, while the translation is in review: why it cannot be sent. */
  obstacle: z.enum(proofObstacles).optional(),
  can: z.array(z.enum(proofChanges)),
})
export type ProofReply = z.output<typeof proofReply>
