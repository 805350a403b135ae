import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import { doneReply } from './done.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { fileReference } from './file-reference.ts'
import * as request from './request-fields.ts'
import {
  customerRequestItem,
  deskRequestItem,
  officeRequestItem,
  requestDetail,
} from './request-view.ts'

const params = z.strictObject({ requestId: field.id })
const page = {
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().max(200).optional(),
}

export const createRequestBody = z.strictObject({
  /** The name of a service, as its card shows it. */
  requestItem: field
    .line(100, 'service-required')
    .pipe(z.string().min(1, { error: 'service-required' })),
  details: request.details,
  document: fileReference,
  /** Further files; the first of all is the `document`. */
  documents: z.array(fileReference).max(20).default([]),
  fromLanguage: request.documentLanguage,
  toLanguage: request.documentLanguage,
  purpose: request.purpose,
  neededBy: request.optionalDay,
})

export const createRequest = endpoint({
  method: 'POST',
  path: '/api/requests',
  summary: 'Order a service',
  permission: 'requests.create',
  body: createRequestBody,
  reply: requestDetail,
  refusals: ['file-unusable', 'too-many-attempts', 'idempotency-key-reused'],
  isIdempotent: true,
})

/** A stage of the flow, or one of the two lists beside it. */
export const requestLists = [...stages, 'balance-due', 'cancelled', 'inbox'] as const
export type RequestList = (typeof requestLists)[number]

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/requests',
  summary:
    'Requests, newest first, of a stage, a customer or a translator; the Link header says where the rest is',
  permission: 'requests.list',
  query: z.strictObject({
    stage: z.enum(requestLists).optional(),
    user: field.id.optional(),
    translator: field.id.optional(),
    ...page,
  }),
  reply: z.array(officeRequestItem),
  refusals: ['bad-request'],
})

export const myRequests = endpoint({
  method: 'GET',
  path: '/api/requests/myrequests',
  summary: "One's own requests, newest first; the Link header says where the rest is",
  permission: 'signed-in',
  query: z.strictObject(page),
  reply: z.array(customerRequestItem),
  refusals: [],
})

export const assignedRequests = endpoint({
  method: 'GET',
  path: '/api/requests/assigned',
  summary: "The open requests on one's own desk, newest first",
  permission: 'desk',
  query: z.strictObject(page),
  reply: z.array(deskRequestItem),
  refusals: [],
})

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/requests/:id',
  summary: 'One request, as far as this reader may see it',
  permission: 'signed-in',
  params: z.strictObject({ id: field.id }),
  reply: requestDetail,
  refusals: ['not-found'],
})

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

const changing = {
  params,
  reply: requestDetail,
} as const
const always = ['not-found', 'request-changed', 'request-not-there', 'request-closed'] as const

export const updateRequest = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId',
  summary: 'Quote, complete the payment, submit the translation, finish the review or deliver',
  permission: 'signed-in',
  body: updateRequestBody,
  refusals: [...always, 'quote-out-of-range', 'quote-below-paid', 'file-unusable'],
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
  refusals: [...always],
})

export const promiseDay = endpoint({
  ...changing,
  method: 'PUT',
  path: '/api/requests/:requestId/promise',
  summary: 'Set or change the day it will be ready',
  permission: 'requests.process',
  body: z.strictObject({ ...base, promisedOn: request.day }),
  refusals: [...always],
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

export const addDocument = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/requests/:requestId/documents',
  summary: 'Add a document to a request',
  permission: 'signed-in',
  body: z.strictObject({
    requestId: field.id.optional(),
    document: fileReference.pipe(z.string({ error: 'document-required' })),
  }),
  refusals: ['not-found', 'file-unusable', 'documents-are-closed'],
})

export const markViewed = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/viewed',
  summary: 'Staff have this request or its thread on screen',
  permission: 'requests.process',
  params,
  reply: doneReply,
  refusals: ['not-found'],
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/read',
  summary: 'The customer has the thread on screen',
  permission: 'signed-in',
  params,
  reply: doneReply,
  refusals: ['not-found'],
})
