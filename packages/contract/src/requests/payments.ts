import { paymentKinds } from '@kakehashi/domain/request/payments'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'

const paymentView = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(paymentKinds),
  /** The change in dollars. */
  difference: z.number(),
  paidAmount: z.number(),
  at: z.iso.datetime(),
  /** Who recorded it, unless their account is deleted. */
  name: z.string().optional(),
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/payments',
  summary: 'Every change of the amount paid, oldest first, with person and time',
  permission: 'requests.process',
  params: z.strictObject({ requestId: field.id }),
  reply: z.array(paymentView),
  refusals: ['not-found'],
})
