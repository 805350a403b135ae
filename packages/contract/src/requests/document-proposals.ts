import { paperTemplateIds } from '@kakehashi/domain/paper-templates/template'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'

const part = z.number()

const dateProposal = z.strictObject({
  /** Where it belongs in the template; `at` is the person, from 0. */
  group: z.string(),
  at: z.int(),
  field: z.string(),
  day: z.iso.date(),
  /** That the paper names; null for a western year. */
  era: z.enum(['meiji', 'taisho', 'showa', 'heisei', 'reiwa']).nullable(),
  page: z.int(),
  /** Its place, in parts of the width and height of the page. */
  box: z.strictObject({ left: part, top: part, width: part, height: part }),
  /** From 0 to 100. */
  certainty: z.number(),
})

const documentProposals = z.strictObject({
  document: z.uuid(),
  /** The kind of paper that it looks like; null if that is not known. */
  template: z.enum(paperTemplateIds).nullable(),
  dates: z.array(dateProposal),
})
export type DocumentProposals = z.output<typeof documentProposals>
export type DateProposal = z.output<typeof dateProposal>

export const listDocumentProposals = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/document-proposals',
  summary: 'Dates and kinds of papers that a program on this machine proposes; a person decides',
  permission: 'translations.upload',
  params: z.strictObject({ requestId: field.id }),
  reply: z.array(documentProposals),
  refusals: ['not-found'],
})
