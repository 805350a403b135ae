import { certificateStates, revocations } from '@kakehashi/domain/certificates/certificate'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'

const moment = z.iso.datetime()

const seenByAll = {
  _id: z.uuid(),
  /** As on the paper: XXXX-XXXX-XXXX. */
  code: z.string(),
  issuedAt: moment,
  state: z.enum(certificateStates),
  documentName: z.string(),
  documentNameJa: z.string().optional(),
  person: z.string().optional(),
  fromLanguage: z.enum(documentLanguages),
  toLanguage: z.enum(documentLanguages),
}

/** Only one that stands can be downloaded; one that the customer has is listed when it is revoked. */
export const customersCertificate = z.strictObject({ ...seenByAll, revokedAt: moment.optional() })
export type CustomersCertificate = z.output<typeof customersCertificate>

/** Whom the next certificate names. Absent if nobody, or if the account is deleted. */
export const certificateSigners = z.strictObject({
  translator: z.string().optional(),
  reviewer: z.string().optional(),
})

/** Names are absent if the account is deleted. */
export const certificateView = z.strictObject({
  ...seenByAll,
  issuedBy: z.string().optional(),
  fetchedAt: moment.optional(),
  revoked: z
    .strictObject({
      at: moment,
      because: z.enum(revocations),
      by: z.string().optional(),
      reason: z.string().optional(),
    })
    .optional(),
})
export type CertificateView = z.output<typeof certificateView>
