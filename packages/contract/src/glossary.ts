import { termLengths } from '@kakehashi/domain/glossary/term-words'
import { maxSentenceLength } from '@kakehashi/domain/memory/similar-sentences'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { pageQuery } from './fields/page-query.ts'
import type { Problem } from './fields/problems.ts'
import { endpoint } from './http/endpoint.ts'
import { sentencePair } from './memory.ts'

const problem = (key: Problem) => ({ error: key })
const orNull = (text: string | null | undefined) => text || null

export const glossaryTerm = z.strictObject({
  _id: z.uuid(),
  english: z.string(),
  japanese: z.string(),
  /** Of the Japanese, in kana. */
  reading: z.string().optional(),
  note: z.string().optional(),
  /** Where it is used: 'family register'. */
  field: z.string().optional(),
  version: z.int(),
  archivedAt: z.iso.datetime().optional(),
})
export type GlossaryTerm = z.output<typeof glossaryTerm>

/** The fields of the form. */
export const termFields = z.strictObject({
  english: field
    .line(termLengths.text, 'term-en-required')
    .pipe(z.string().min(1, problem('term-en-required'))),
  japanese: field
    .line(termLengths.text, 'term-ja-required')
    .pipe(z.string().min(1, problem('term-ja-required'))),
  reading: field.optionalKana,
  note: field.line(termLengths.note).nullish().transform(orNull),
  field: field.line(termLengths.field).nullish().transform(orNull),
})
export type TermFields = z.output<typeof termFields>

const params = z.strictObject({ termId: field.id })

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/glossary/terms',
  summary:
    'Terms that have words beginning like these, in either language; without words all, newest first, with the next page in the Link header',
  permission: 'glossary.read',
  query: pageQuery.extend({
    q: z.string().max(100).optional(),
    state: z.enum(['in-use', 'archived']).default('in-use'),
  }),
  reply: z.array(glossaryTerm),
  refusals: ['bad-request'],
})

export const addTerm = endpoint({
  method: 'POST',
  path: '/api/glossary/terms',
  summary: 'Add a term to the glossary',
  permission: 'glossary.edit',
  body: termFields,
  reply: glossaryTerm,
  refusals: ['term-exists'],
  isIdempotent: true,
})

export const changeTerm = endpoint({
  method: 'PUT',
  path: '/api/glossary/terms/:termId',
  summary: 'Change a term, if nobody has changed it since it was read',
  permission: 'glossary.edit',
  params,
  body: termFields.extend({ version: z.int() }),
  reply: glossaryTerm,
  refusals: ['not-found', 'term-exists', 'term-changed', 'term-archived'],
})

export const archiveTerm = endpoint({
  method: 'PUT',
  path: '/api/glossary/terms/:termId/archive',
  summary: 'Take a term out of use, or bring it back',
  permission: 'glossary.manage',
  params,
  body: z.strictObject({ isArchived: z.boolean() }),
  reply: glossaryTerm,
  refusals: ['not-found'],
})

/** Not a GET call: what is typed may be of a customer's paper, and addresses are written to logs. */
export const lookUp = endpoint({
  method: 'POST',
  path: '/api/glossary/look-up',
  summary: 'The terms in a sentence or beginning like it, and similar sentences of the memory',
  permission: 'glossary.read',
  body: z.strictObject({ text: field.line(maxSentenceLength) }),
  reply: z.strictObject({ terms: z.array(glossaryTerm), sentences: z.array(sentencePair) }),
  refusals: [],
})
