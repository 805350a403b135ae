import { mostRemarks, remarkOutcomes } from '@kakehashi/domain/request/proof'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { paragraphs } from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { proofReply } from './proof-view.ts'

const mostLetters = 2000
const problem = { error: 'remark-required' } as const
const text = paragraphs(mostLetters, 'remark-required')
const requiredText = text.pipe(z.string().min(1, problem))

const params = z.strictObject({ requestId: field.id })
const ofProof = z.strictObject({ requestId: field.id, proofId: field.id })
const common = { permission: 'signed-in', reply: proofReply } as const
const refusals = ['not-found', 'content-erased', 'request-closed', 'proof-not-in-review'] as const
/** Only for customers. */
const answered = [...refusals, 'request-being-changed', 'proof-replaced'] as const

export const getProof = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/proof',
  summary: 'The proof copy of a translation in review, what the customer said, and the answers',
  ...common,
  params,
  refusals: ['not-found'],
})

export const sendProof = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/proof',
  summary: 'Send the customer a proof copy; a second call within ten minutes sends no second mail',
  permission: 'requests.process',
  params,
  reply: proofReply,
  refusals: [
    ...refusals,
    'customer-deleted',
    'proof-no-file',
    'proof-not-pdf',
    'proof-too-long',
    'proof-not-drawn',
    'proof-approved-already',
    'file-pending',
    'files-unavailable',
    'file-gone',
    'proof-replaced',
    'too-many-attempts',
  ],
})

export const readProofPage = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/proof/:proofId/pages/:page',
  summary: 'A page of a proof copy, as a picture with the mark across it',
  permission: 'signed-in',
  params: ofProof.extend({ page: z.coerce.number().int().min(1).max(2000) }),
  reply: z.string(),
  refusals: ['not-found', 'file-gone', 'files-unavailable', 'too-many-documents-read'],
  produces: 'application/octet-stream',
})

export const approveProof = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/proof/:proofId/approve',
  summary: 'Approve the proof copy; it holds for this file only',
  ...common,
  params: ofProof,
  refusals: answered,
})

export const askForProofChange = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/proof/:proofId/changes',
  summary: 'Ask for a change of the translation, with remarks about lines or about the whole',
  permission: 'signed-in',
  params: ofProof,
  body: z
    .strictObject({
      general: text.default(''),
      remarks: z
        .array(z.strictObject({ line: z.int().min(0).max(10_000), remark: requiredText }))
        .max(mostRemarks)
        .default([]),
    })
    .refine(({ general, remarks }) => general !== '' || remarks.length > 0, {
      path: ['general'],
      ...problem,
    }),
  reply: proofReply,
  refusals: [...answered, 'proof-line-unknown', 'too-many-remarks', 'too-many-attempts'],
  isIdempotent: true,
})

export const settleRemark = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/proof/remarks/:remarkId',
  summary: 'Say whether a remark changes the translation; what stays has an answer that says why',
  permission: 'signed-in',
  params: z.strictObject({ requestId: field.id, remarkId: field.id }),
  body: z
    .strictObject({ outcome: z.enum(remarkOutcomes), reply: paragraphs(mostLetters).default('') })
    .refine(({ outcome, reply }) => outcome === 'changing' || reply !== '', {
      path: ['reply'],
      error: 'answer-required',
    }),
  reply: proofReply,
  refusals: ['not-found', 'content-erased', 'request-closed', 'remark-settled'],
})
