import { z } from 'zod'
import { fileReference } from '../documents/file-reference.ts'
import * as field from '../fields/fields.ts'
import { sentQuoteLine } from './quote-lines.ts'
import * as request from './request-fields.ts'

const flag = z.literal(true)
/** What the body of every command may have. */
export const commandBase = { requestId: field.id.optional(), version: request.seenVersion }

/** The total paid so far, recorded together with the end of the stage. */
const paidInSameStep = request.cents.optional()
const paidOf = (paidAmount: number | undefined) =>
  paidAmount === undefined ? {} : { paidCents: paidAmount }

/** Exactly one command per call: one of these bodies, never a mix of them. */
export const updateRequestBody = z.union(
  [
    z
      .strictObject({
        ...commandBase,
        isQuoted: flag,
        quotedAt: request.ignoredTime,
        deposit: request.cents,
        totalPrice: request.cents,
        /** What the price consists of; their sum is the price. */
        lines: z.array(sentQuoteLine).optional(),
      })
      .transform(({ requestId, version, deposit, totalPrice, lines = [] }) => ({
        requestId,
        version,
        command: {
          kind: 'submitQuote' as const,
          depositCents: deposit,
          totalCents: totalPrice,
          ...(lines.length > 0 && { lines }),
        },
      })),
    z
      .strictObject({ ...commandBase, isPaid: flag, paidAmount: paidInSameStep })
      .transform(({ requestId, version, paidAmount }) => ({
        requestId,
        version,
        command: { kind: 'completePayment' as const, ...paidOf(paidAmount) },
      })),
    z
      .strictObject({
        ...commandBase,
        isTranslated: flag,
        translatedAt: request.ignoredTime,
        translation: fileReference.pipe(z.string({ error: 'translation-required' })),
      })
      .transform(({ requestId, version, translation }) => ({
        requestId,
        version,
        command: { kind: 'submitTranslation' as const, fileId: translation },
      })),
    z
      .strictObject({
        ...commandBase,
        isReviewed: flag,
        reviewedAt: request.ignoredTime,
        translation: fileReference,
        /** Why it goes on although something is open; needed only then. */
        reason: request.reason,
        /** The reviewer had the checklist on screen, so its open lines count too. */
        hasChecklist: flag.optional(),
      })
      .transform(({ requestId, version, translation, reason, hasChecklist }) => ({
        requestId,
        version,
        command: {
          kind: 'continueReview' as const,
          fileId: translation,
          ...(reason !== '' && { reason }),
          ...(hasChecklist && { hasChecklist }),
        },
      })),
    z
      .strictObject({ ...commandBase, isDelivered: flag, paidAmount: paidInSameStep })
      .transform(({ requestId, version, paidAmount }) => ({
        requestId,
        version,
        command: { kind: 'deliver' as const, ...paidOf(paidAmount) },
      })),
  ],
  { error: 'invalid' },
)
