import { paymentMethods } from '@kakehashi/domain/payments/methods'
import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { yenRate } from '../fields/money.ts'
import { fileReference } from '../documents/file-reference.ts'
import { changedDelivery, checkDelivery } from './delivery.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'
import { commandBase, updateRequestBody } from './update-request-body.ts'

const common = { params: z.strictObject({ requestId: field.id }), reply: requestDetail } as const
const commonRefusals = [
  'not-found',
  'request-changed',
  'request-not-there',
  'request-closed',
  'content-erased',
] as const
/** Only for customers. */
const heldRefusals = ['request-being-changed'] as const
/** A translation has to pass the virus scan before it moves on. */
const scanRefusals = ['file-pending', 'translation-refused'] as const

export const updateRequest = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId',
  summary: 'Quote, complete the payment, submit the translation, finish the review or deliver',
  permission: 'signed-in',
  body: updateRequestBody,
  refusals: [
    ...commonRefusals,
    ...heldRefusals,
    ...scanRefusals,
    'quote-out-of-range',
    'quote-below-paid',
    'quote-lines-differ',
    'too-many-lines',
    'paid-out-of-range',
    'month-closed',
    'file-unusable',
    'names-unconfirmed',
    'checks-open',
  ],
})

export const recordPaid = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/paid',
  summary: 'Set the total amount paid so far',
  permission: 'requests.process',
  body: z.strictObject({ ...commandBase, paidAmount: request.cents }),
  refusals: [...commonRefusals, 'paid-out-of-range', 'month-closed'],
})

export const recordRefund = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/refund',
  summary: 'Record money that was paid back; the version tells a second refund from a retry',
  permission: 'requests.process',
  body: z.strictObject({
    requestId: field.id.optional(),
    version: z.int().min(1),
    amount: request.cents,
    reason: request.requiredReason,
    /** The price goes down by the same amount. Otherwise the customer owes it again. */
    lowersPrice: z.boolean().default(false),
    /** How it was given back. Cash comes out of the till, yen at its rate. */
    method: z.enum(paymentMethods).optional(),
    yenRate: yenRate.optional(),
  }),
  refusals: [
    ...commonRefusals,
    'refund-out-of-range',
    'till-not-open',
    'rate-changed',
    'month-closed',
  ],
})

export const assignTranslator = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/translator',
  summary: 'Assign the translator',
  permission: 'requests.assign',
  body: z.strictObject({ ...commandBase, translator: field.id }),
  refusals: [...commonRefusals, 'translator-unfit'],
})

export const acceptWork = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/accept',
  summary: 'Accept the work that one was assigned; submitting it accepts it too',
  permission: 'desk',
  body: z.strictObject(commandBase),
  refusals: [...commonRefusals],
})

export const declineWork = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/decline',
  summary: 'Decline the work that one was assigned; the reason is for the office',
  permission: 'desk',
  body: z.strictObject({ ...commandBase, reason: request.reason }),
  /** The request is no longer visible to whoever declined it. */
  reply: doneReply,
  refusals: [...commonRefusals, 'work-accepted'],
})

export const returnRequest = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/return',
  summary: 'Return a translation from review',
  permission: 'requests.process',
  body: z.strictObject({ ...commandBase, translation: fileReference, reason: request.reason }),
  refusals: [...commonRefusals],
})

export const withdrawTranslation = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/withdraw',
  summary: 'Take back a submitted translation while nobody has acted on it',
  permission: 'signed-in',
  body: z.strictObject(commandBase),
  refusals: [...commonRefusals, 'already-released'],
})

export const answerQuote = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/answer',
  summary: "Accept or decline a quote, or record the customer's answer",
  permission: 'signed-in',
  body: z.strictObject({
    ...commandBase,
    quoteVersion: z.int().min(1),
    answer: z.enum(['accepted', 'declined']),
    reason: request.reason,
  }),
  refusals: [
    ...commonRefusals,
    ...heldRefusals,
    'quote-replaced',
    'quote-expired',
    'already-paying',
  ],
})

export const releaseTranslation = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/release',
  summary: 'Release the translation to the customer now',
  permission: 'requests.process',
  body: z.strictObject(commandBase),
  refusals: [...commonRefusals, ...scanRefusals],
})

export const promiseDay = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/promise',
  summary: 'Set the day it will be ready; the reason is for the customer',
  permission: 'requests.process',
  body: z.strictObject({ ...commandBase, promisedOn: request.day, reason: request.reason }),
  refusals: [...commonRefusals, 'day-is-over'],
})

/** The fields of the form with which it is changed. */
export const changeDeliveryFields = z.strictObject(changedDelivery)

export const changeDelivery = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/delivery',
  summary: 'Change how the customer gets the translation, until it is delivered',
  permission: 'signed-in',
  body: changeDeliveryFields.extend(commandBase).transform(checkDelivery),
  refusals: [...commonRefusals, ...heldRefusals],
})

export const stepBack = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/step-back',
  summary: 'Move the request back by one stage; the reason is for the office',
  permission: 'requests.process',
  body: z.strictObject({
    ...commandBase,
    /** The stage that the request is moved back from. */
    from: z.enum(stages),
    reason: request.requiredReason,
  }),
  refusals: [...commonRefusals],
})

export const undoMove = endpoint({
  ...common,
  method: 'POST',
  path: '/api/requests/:requestId/undo',
  summary: 'Undo the last move while the customer does not see it yet',
  permission: 'signed-in',
  body: z.strictObject({
    requestId: field.id.optional(),
    /** From `undo` of the request. */
    move: field.id,
  }),
  refusals: ['not-found', 'undo-is-over', 'undo-too-late'],
})

export const closeRequest = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/close',
  summary: 'Cancel: customers before payment, staff before delivery',
  permission: 'signed-in',
  body: z.strictObject({ ...commandBase, reason: request.reason }),
  refusals: [...commonRefusals, ...heldRefusals, 'already-paying'],
})

export const reopenRequest = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/reopen',
  summary: 'Reopen a cancelled request',
  permission: 'requests.process',
  body: z.strictObject(commandBase),
  refusals: [...commonRefusals, 'request-not-closed'],
})
