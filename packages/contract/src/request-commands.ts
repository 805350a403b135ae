import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { fileReference } from './file-reference.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'

const flag = z.literal(true)
const base = { requestId: field.id.optional(), version: request.seenVersion }

/** Exactly one thing at a time: each body that has a name below, and no mix of them. */
export const updateRequestBody = z.union(
  [
    z
      .strictObject({
        ...base,
        isQuoted: flag,
        quotedAt: request.ignoredTime,
        deposit: request.cents,
        totalPrice: request.cents,
      })
      .transform(({ requestId, version, deposit, totalPrice }) => ({
        requestId,
        version,
        command: {
          kind: 'submitQuote' as const,
          depositCents: deposit,
          totalCents: totalPrice,
        },
      })),
    z.strictObject({ ...base, isPaid: flag }).transform(({ requestId, version }) => ({
      requestId,
      version,
      command: { kind: 'completePayment' as const },
    })),
    z
      .strictObject({
        ...base,
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
        ...base,
        isReviewed: flag,
        reviewedAt: request.ignoredTime,
        translation: fileReference,
      })
      .transform(({ requestId, version, translation }) => ({
        requestId,
        version,
        command: { kind: 'continueReview' as const, fileId: translation },
      })),
    z.strictObject({ ...base, isDelivered: flag }).transform(({ requestId, version }) => ({
      requestId,
      version,
      command: { kind: 'deliver' as const },
    })),
  ],
  { error: 'invalid' },
)

const changing = { params: z.strictObject({ requestId: field.id }), reply: requestDetail } as const
const always = ['not-found', 'request-changed', 'request-not-there', 'request-closed'] as const
/** A translation that was not checked for viruses, or failed, goes no further. */
const unchecked = ['file-pending', 'translation-refused'] as const

export const updateRequest = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId',
  summary: 'Quote, complete the payment, submit the translation, finish the review or deliver',
  permission: 'signed-in',
  body: updateRequestBody,
  refusals: [...always, ...unchecked, 'quote-out-of-range', 'quote-below-paid', 'file-unusable'],
})

export const recordPaid = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/paid',
  summary: 'Record the whole amount paid so far',
  permission: 'requests.process',
  body: z.strictObject({ ...base, paidAmount: request.cents }),
  refusals: [...always, 'paid-out-of-range'],
})

export const assignTranslator = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/translator',
  summary: 'Choose who translates',
  permission: 'requests.assign',
  body: z.strictObject({ ...base, translator: field.id }),
  refusals: [...always, 'translator-unfit'],
})

export const returnRequest = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/return',
  summary: 'Send a translation back from review',
  permission: 'requests.process',
  body: z.strictObject({ ...base, translation: fileReference, reason: request.reason }),
  refusals: [...always],
})

export const answerQuote = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/answer',
  summary: 'Accept or decline a quote, or record the answer given at the counter',
  permission: 'signed-in',
  body: z.strictObject({
    ...base,
    quoteVersion: z.int().min(1),
    answer: z.enum(['accepted', 'declined']),
    reason: request.reason,
  }),
  refusals: [...always, 'quote-replaced', 'quote-expired', 'already-paying'],
})

export const releaseTranslation = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/release',
  summary: 'Let the customer have the translation now',
  permission: 'requests.process',
  body: z.strictObject(base),
  refusals: [...always, ...unchecked],
})

export const promiseDay = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/promise',
  summary: 'Set or change the day it will be ready',
  permission: 'requests.process',
  body: z.strictObject({ ...base, promisedOn: request.day }),
  refusals: [...always, 'day-is-over'],
})

export const closeRequest = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/close',
  summary: 'Cancel: by its customer before payment, by staff before the hand-over',
  permission: 'signed-in',
  body: z.strictObject({ ...base, reason: request.reason }),
  refusals: [...always, 'already-paying'],
})

export const reopenRequest = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/reopen',
  summary: 'Take a cancelled request up again',
  permission: 'requests.process',
  body: z.strictObject(base),
  refusals: [...always, 'request-not-closed'],
})
