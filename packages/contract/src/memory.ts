import { maxSentenceLength } from '@kakehashi/domain/memory/similar-sentences'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { pageQuery } from './fields/page-query.ts'
import type { Problem } from './fields/problems.ts'
import { doneReply } from './http/done-reply.ts'
import { endpoint } from './http/endpoint.ts'

const problem = (key: Problem) => ({ error: key })

/** Two sentences of the memory, with placeholders where a paper has names, dates and numbers. */
export const sentencePair = z.strictObject({
  _id: z.uuid(),
  english: z.string(),
  japanese: z.string(),
  /** How similar it is to what was looked for, from 1 to 100. */
  percent: z.int().optional(),
})
export type SentencePairView = z.output<typeof sentencePair>

const sentence = field
  .line(maxSentenceLength, 'sentence-required')
  .pipe(z.string().min(1, problem('sentence-required')))

/** The fields of the form. */
export const pairFields = z.strictObject({
  english: sentence,
  japanese: sentence,
  /** Names that the request does not have, separated by commas. They are not stored. */
  otherNames: field.line(500).default(''),
})

export const listPairs = endpoint({
  method: 'GET',
  path: '/api/memory/pairs',
  summary: 'The sentences of the memory, newest first; the Link header has the next page',
  permission: 'glossary.read',
  query: pageQuery,
  reply: z.array(sentencePair),
  refusals: ['bad-request'],
})

export const addPair = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/memory-pairs',
  summary:
    'Add a sentence of a request and its translation to the memory; names, dates and numbers become placeholders',
  permission: 'glossary.edit',
  params: z.strictObject({ requestId: field.id }),
  body: pairFields,
  reply: sentencePair,
  refusals: ['not-found', 'content-erased'],
  isIdempotent: true,
})

export const removePair = endpoint({
  method: 'DELETE',
  path: '/api/memory/pairs/:pairId',
  summary: 'Remove two sentences from the memory',
  permission: 'glossary.edit',
  params: z.strictObject({ pairId: field.id }),
  reply: doneReply,
  refusals: [],
})
