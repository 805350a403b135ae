import { certificateStates } from '@kakehashi/domain/certificates/certificate'
import { paperSizes } from '@kakehashi/domain/payments/receipt'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'

const problem = (key: Problem) => ({ error: key })
const optionalLine = field
  .line(120)
  .nullish()
  .transform((text) => text || null)
const language = z.enum(documentLanguages, problem('choose-from-list'))

/** What staff enter on the form. The server knows the rest. */
export const certificateFields = z.strictObject({
  documentName: field
    .line(120, 'document-name-required')
    .pipe(z.string().min(1, problem('document-name-required'))),
  documentNameJa: optionalLine,
  /** Whom the document is about. */
  person: optionalLine,
  fromLanguage: language,
  toLanguage: language,
})
export const revokeCertificateFields = z.strictObject({ reason: request.requiredReason })
/** Once the content of the request is erased, no reason is kept. */
export const revokeErasedFields = z.strictObject({ reason: request.reason })

const common = { permission: 'requests.process', reply: requestDetail } as const

export const issueCertificate = endpoint({
  ...common,
  method: 'POST',
  path: '/api/requests/:requestId/certificates',
  summary: 'Certify the translation; a certificate that still stands is replaced',
  params: z.strictObject({ requestId: field.id }),
  body: certificateFields.extend({ version: z.int().min(1) }),
  refusals: [
    'not-found',
    'request-changed',
    'certificate-not-yet',
    'content-erased',
    'file-pending',
    'translation-not-cleaned',
    'files-unavailable',
    'signing-not-set-up',
    'signing-expired',
  ],
})

export const revokeCertificate = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/certificates/:certificateId/revoke',
  summary: 'Revoke a certificate; whoever checks it is told so',
  params: z.strictObject({ requestId: field.id, certificateId: field.id }),
  /** A reason is required while the request has its content. */
  body: revokeErasedFields,
  refusals: ['not-found'],
})

export const downloadCertificate = endpoint({
  method: 'GET',
  path: '/api/certificates/:certificateId',
  summary: 'A certificate as a signed PDF; for customers, one that stands for their translation',
  permission: 'signed-in',
  params: z.strictObject({ certificateId: field.id }),
  query: z.strictObject({ paper: z.enum(paperSizes).default('a4') }),
  reply: z.unknown(),
  refusals: ['not-found', 'files-unavailable'],
  produces: 'application/octet-stream',
})

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const words = z.strictObject({ en: z.string(), ja: z.string() })

/** Nothing in it says whose document it is. */
const knownCertificate = z.strictObject({
  state: z.enum(certificateStates),
  /** By what it was found: its code, its own PDF, or that of the translation. */
  foundBy: z.enum(['code', 'certificate', 'translation']),
  issuedOn: z.iso.date(),
  /** Since when it no longer stands. */
  endedOn: z.iso.date().optional(),
  service: words,
  fromLanguage: z.enum(documentLanguages),
  toLanguage: z.enum(documentLanguages),
  originalPages: z.int().optional(),
  translationPages: z.int().optional(),
})

export const verifyCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/verify',
  summary: 'Whether a certificate stands, by its code or by the SHA-256 of a PDF',
  permission: 'anyone',
  body: z.union([z.strictObject({ code: z.string().max(40) }), z.strictObject({ sha256 })]),
  reply: z.union([z.strictObject({ state: z.literal('unknown') }), knownCertificate]),
  refusals: ['too-many-attempts'],
})

export type CertificateAnswer = z.output<typeof verifyCertificate.reply>
