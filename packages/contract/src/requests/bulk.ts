import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { undoableMove } from './request-view.ts'

/** One press must not occupy the server for longer than a person waits. */
export const maxBulkRequests = 100

const chosen = z
  .array(z.strictObject({ _id: field.id, version: z.int().min(1) }))
  .min(1)
  .max(maxBulkRequests)
  .refine((requests) => new Set(requests.map(({ _id }) => _id)).size === requests.length)

export const changeRequests = endpoint({
  method: 'POST',
  path: '/api/requests/bulk',
  summary:
    'Assign a translator to several requests, remind their customers, or deliver them; each one is done or refused on its own',
  permission: 'requests.process',
  body: z.union([
    z.strictObject({ action: z.literal('assign'), translator: field.id, requests: chosen }),
    z.strictObject({ action: z.literal('remind'), requests: chosen }),
    z.strictObject({ action: z.literal('deliver'), requests: chosen }),
  ]),
  reply: z.strictObject({
    done: z.array(z.uuid()),
    /** Those of them that can be undone for a short time. */
    undo: z.array(z.strictObject({ _id: z.uuid(), ...undoableMove.shape })),
    refused: z.array(z.strictObject({ _id: z.uuid(), code: z.string(), message: z.string() })),
  }),
  /** Those of a single request are in the reply. */
  refusals: [],
})
