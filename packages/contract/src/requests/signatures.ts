import { isPossibleSignature } from '@kakehashi/domain/request/signature'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'

/** Lines of the pen, each with x and y in turn. */
export const signatureStrokes = z.array(z.array(z.number()))

export const sentSignature = signatureStrokes.refine(isPossibleSignature)

export const listSignatures = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/signatures',
  summary: 'Who signed on the screen when they collected this order, oldest first',
  permission: 'requests.process',
  params: z.strictObject({ requestId: field.id }),
  reply: z.array(
    z.strictObject({
      _id: z.uuid(),
      signedBy: z.string(),
      at: z.iso.datetime(),
      /** The clerk, unless their account is deleted. */
      name: z.string().optional(),
      strokes: signatureStrokes,
    }),
  ),
  refusals: ['not-found'],
})
