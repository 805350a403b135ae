import { fieldKinds } from '@kakehashi/domain/paper-templates/template'
import { reviewChecks } from '@kakehashi/domain/review/checklist'
import { z } from 'zod'

const count = z.int().min(0)
/** Read only, so that what the rules return needs no copy. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const label = z.strictObject({ en: z.string(), ja: z.string() })

/** What the reviewer is asked before CONTINUE. */
export const reviewQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('names-unconfirmed'), count }),
  z.strictObject({ kind: z.literal('checks-open'), count }),
  z.strictObject({ kind: z.enum(['proof-not-approved', 'proof-not-sent', 'own-translation']) }),
])

const line = z.strictObject({
  key: z.string(),
  kind: z.enum(fieldKinds),
  label,
  /** What the paper says. */
  source: z.string(),
  /** As it is printed. */
  text: z.string(),
  parts: list(z.strictObject({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
  /** Its number among the changes since the version before. */
  change: z.int().nullable(),
})
const section = z.strictObject({ key: z.string(), label, lines: list(line) })
const group = z.strictObject({
  key: z.string(),
  of: label,
  label,
  heading: label.nullable(),
  sections: list(section),
})
const paper = z.strictObject({
  document: z.uuid(),
  template: z.string(),
  from: z.enum(['en', 'ja']),
  title: label,
  kinds: list(z.enum(fieldKinds)),
  groups: list(group),
})
export type ReviewPaper = z.output<typeof paper>
export type ReviewLine = z.output<typeof line>

const fineOf = { fine: count, count }
const automaticCheck = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fields'), ...fineOf }),
  z.strictObject({ kind: z.literal('names'), ...fineOf, missing: list(z.string()) }),
  z.strictObject({ kind: z.literal('dates'), ...fineOf }),
  z.strictObject({
    kind: z.literal('pages'),
    /** Null if they are not known. */
    original: count.nullable(),
    translation: count.nullable(),
  }),
])
export type AutomaticCheckView = z.output<typeof automaticCheck>

const tickedCheck = z.strictObject({
  check: z.enum(reviewChecks),
  ticked: z
    .strictObject({
      at: z.iso.datetime(),
      /** Absent if the account is deleted. */
      by: z.string().optional(),
    })
    .optional(),
})
export type ReviewCheckView = z.output<typeof tickedCheck>

export const reviewView = z.strictObject({
  request: z.uuid(),
  /** The translation under review; absent if it is on paper only. */
  translation: z
    .strictObject({
      file: z.uuid(),
      /** Which version it is, from 1. */
      version: z.int(),
      handedInAt: z.iso.datetime(),
      handedInBy: z.string().optional(),
      /** The version before it. */
      before: z.strictObject({ file: z.uuid(), version: z.int() }).optional(),
    })
    .optional(),
  /** What the translation prints; absent if it was not made from templates. */
  papers: list(paper).optional(),
  /** How many lines have changed; absent if the versions cannot be compared line by line. */
  changes: count.optional(),
  automatic: list(automaticCheck),
  checks: list(tickedCheck),
  /** What is open for this reviewer, with the checklist. */
  questions: list(reviewQuestion),
})
export type ReviewView = z.output<typeof reviewView>
