import { languages } from '@kakehashi/domain/language'
import { uploadLinkFiles } from '@kakehashi/domain/counter/upload-link'
import { isSameLanguage } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { endpoint } from '../http/endpoint.ts'
import { checkDelivery } from './delivery.ts'
import { tender } from './payments.ts'
import { sentQuoteLine } from './quote-lines.ts'
import * as request from './request-fields.ts'
import { requestDetail } from './request-view.ts'
import { requestFields } from './requests.ts'

/** Somebody new at the counter: a name and a phone number are enough. */
const walkIn = z.strictObject({
  firstName: field.firstName,
  lastName: field.lastName,
  nameJa: field.nameJa,
  nameKana: field.optionalKana,
  phone: field.phone,
  language: z.enum(languages),
})

const quote = z.strictObject({
  deposit: request.cents,
  totalPrice: request.cents,
  lines: z.array(sentQuoteLine).default([]),
})

/** A code that a customer without an account gets on the slip. */
const claimCode = z.string()

export const takeOrder = endpoint({
  method: 'POST',
  path: '/api/counter/orders',
  summary: 'Take an order at the counter: customer, documents, quote and payment in one step',
  permission: 'requests.process',
  body: z.strictObject({
    /** A known customer, or somebody new. */
    customer: z.union([z.strictObject({ userId: field.id }), walkIn]),
    order: requestFields
      .transform(checkDelivery)
      .refine(({ fromLanguage, toLanguage }) => !isSameLanguage(fromLanguage, toLanguage), {
        path: ['toLanguage'],
        error: 'same-language' satisfies Problem,
      }),
    /** Without it the order waits for its quote. */
    quote: quote.optional(),
    payment: z.strictObject({ amount: request.cents, ...tender }).optional(),
    /** The link by which the customer sends documents from a phone. It ends with the order. */
    uploadLink: z
      .strictObject({
        _id: field.id,
        /** What came by it and is not for this order; everything else is added. */
        leftOut: z.array(field.id).max(uploadLinkFiles).default([]),
      })
      .optional(),
    /** The work begins at once. */
    isStarted: z.boolean().default(false),
    /** For the office only. */
    note: request.reason,
  }),
  reply: z.strictObject({
    request: requestDetail,
    receipt: z.strictObject({ _id: z.uuid(), number: z.string() }).optional(),
    claimCode: claimCode.optional(),
  }),
  refusals: [
    'not-found',
    'file-unusable',
    'too-many-documents',
    'quote-out-of-range',
    'quote-lines-differ',
    'too-many-lines',
    'payment-out-of-range',
    'given-too-little',
    'till-not-open',
    'month-closed',
    'rate-changed',
    'idempotency-key-reused',
  ],
  isIdempotent: true,
})

export const renewClaimCode = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/claim-code',
  summary: 'A new claim code for a customer without an account; an earlier one stops working',
  permission: 'requests.process',
  params: z.strictObject({ requestId: field.id }),
  reply: z.strictObject({ claimCode }),
  refusals: ['not-found', 'customer-has-account'],
})

export const claimRequest = endpoint({
  method: 'POST',
  path: '/api/claims',
  summary: 'Take an order from the counter into the own account, with its code and phone number',
  permission: 'requests.create',
  body: z.strictObject({
    code: field
      .line(40, 'claim-code-required')
      .pipe(z.string().min(1, { error: 'claim-code-required' satisfies Problem })),
    phone: field.phone,
  }),
  reply: requestDetail,
  refusals: ['claim-refused', 'too-many-attempts'],
})
