import { extraUnits } from '@kakehashi/domain/price-list/rates'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import { price } from './service-fields.ts'

/** What can be added to a quote besides the service, such as a certificate. */
export const extraView = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  nameJa: z.string(),
  /** Dollars. */
  price: z.number(),
  unit: z.enum(extraUnits),
  /** The price of a copy of a translation that the customer has already. */
  isCopy: z.boolean().optional(),
})
export type ExtraView = z.output<typeof extraView>

export const listExtras = endpoint({
  method: 'GET',
  path: '/api/extras',
  summary: 'What can be added to a quote besides the service, in the order of adding',
  permission: 'requests.process',
  reply: z.array(extraView),
  refusals: [],
})

const name = (missing: Problem) =>
  field.line(80, missing).pipe(z.string().min(1, { error: missing }))

export const saveExtraBody = z.strictObject({
  name: name('extra-name-required'),
  nameJa: name('extra-name-ja-required'),
  price,
  unit: z.enum(extraUnits),
  isCopy: z.boolean().optional(),
})

export const saveExtra = endpoint({
  method: 'PUT',
  path: '/api/extras/:extraId',
  summary: 'Add an extra under a new id, or change the one that has this id',
  permission: 'services.edit',
  params: z.strictObject({ extraId: field.id }),
  body: saveExtraBody,
  reply: extraView,
  refusals: ['too-many-extras'],
})

export const removeExtra = endpoint({
  method: 'DELETE',
  path: '/api/extras/:extraId',
  summary: 'Remove an extra; quotes that have it stay as they are',
  permission: 'services.edit',
  params: z.strictObject({ extraId: field.id }),
  reply: doneReply,
  refusals: [],
})
