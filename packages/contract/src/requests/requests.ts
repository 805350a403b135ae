import { maxDocumentsPerRequest } from '../fields/limits.ts'
import { stages } from '@kakehashi/domain/request/stage'
import { isSameLanguage } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'
import { fileReference } from '../documents/file-reference.ts'
import * as request from './request-fields.ts'
import { checkDelivery, sentDelivery } from './delivery.ts'
import { orderedPeople } from './ordered-people.ts'
import { sentDetails } from './submitted-details.ts'
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

/** The fields of the request form, and the documents. */
export const requestFields = z.strictObject({
  /** The name of a service. */
  requestItem: field
    .line(100, 'service-required')
    .pipe(z.string().min(1, { error: 'service-required' })),
  ...sentDetails,
  ...sentDelivery,
  document: fileReference,
  /** More documents after `document`. The schema allows too many, so that the refusal can say so. */
  documents: z
    .array(fileReference)
    .max(5 * maxDocumentsPerRequest)
    .default([]),
})

/** A customer can also say who is on the documents. */
export const createRequestBody = requestFields
  .extend({ people: orderedPeople })
  .transform(checkDelivery)

export const createRequest = endpoint({
  method: 'POST',
  path: '/api/requests',
  summary: 'Create a request for a service',
  permission: 'requests.create',
  body: createRequestBody.refine(
    ({ fromLanguage, toLanguage }) => !isSameLanguage(fromLanguage, toLanguage),
    { path: ['toLanguage'], error: 'same-language' satisfies Problem },
  ),
  reply: requestDetail,
  refusals: ['file-unusable', 'too-many-documents', 'too-many-attempts', 'idempotency-key-reused'],
  isIdempotent: true,
})

/** The stages and the other lists of requests. */
export const requestLists = [...stages, 'balance-due', 'cancelled', 'inbox', 'due'] as const
export type RequestList = (typeof requestLists)[number]

/** The orders of a list; '-' is descending. Each can be read from an index. */
export const requestSorts = ['-created', 'created', 'due', '-due'] as const
export type RequestSort = (typeof requestSorts)[number]

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/requests',
  summary:
    'Requests, newest first, of a stage, a customer or a translator; `due` has those due today or earlier at any stage; the Link header has the next page',
  permission: 'requests.list',
  query: z.strictObject({
    stage: z.enum(requestLists).optional(),
    user: field.id.optional(),
    translator: field.id.optional(),
    /** Filters within a stage. */
    service: field.id.optional(),
    overdue: z.literal('1').optional(),
    /** In the inbox also those that the reader has marked as unread. */
    unread: z.literal('1').optional(),
    assignee: z.union([field.id, z.literal('nobody')]).optional(),
    /** now: due today or earlier; later: all others. For open stages. */
    due: z.enum(['now', 'later']).optional(),
    /** By due day only for open stages; those without one come last. */
    sort: z.enum(requestSorts).optional(),
    /** Only those whose messages the reader answers. */
    mine: z.literal('1').optional(),
    ...page,
  }),
  reply: z.array(officeRequestItem),
  refusals: ['bad-request'],
})

const neighbour = officeRequestItem.pick({
  _id: true,
  firstName: true,
  lastName: true,
  requestItem: true,
  dueOn: true,
})

export const getQueue = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/queue',
  summary: "A request's place in the list of a stage, with its neighbours and the first one due",
  permission: 'requests.list',
  params,
  query: z.strictObject({ stage: z.enum(stages) }),
  reply: z.strictObject({
    count: z.int(),
    /** Its position in the list, from 1; absent if it is not at this stage or far down. */
    place: z.int().optional(),
    newer: neighbour.optional(),
    older: neighbour.optional(),
    first: neighbour.optional(),
  }),
  refusals: ['not-found'],
})

/** Current requests are neither completed nor cancelled. */
export const ownRequestStates = ['current', 'past'] as const
export type OwnRequestState = (typeof ownRequestStates)[number]

export const myRequests = endpoint({
  method: 'GET',
  path: '/api/requests/myrequests',
  summary: "One's own requests, newest first; the Link header has the next page",
  permission: 'signed-in',
  query: z.strictObject({
    /** Words of the order number, the service or the details. */
    search: z.string().max(100).pipe(field.line(100)).optional(),
    state: z.enum(ownRequestStates).optional(),
    ...page,
  }),
  reply: z.array(customerRequestItem),
  refusals: [],
})

export const assignedRequests = endpoint({
  method: 'GET',
  path: '/api/requests/assigned',
  summary: 'The open requests assigned to oneself, newest first',
  permission: 'desk',
  query: z.strictObject({
    /** 1: only those to translate, earliest promised day first; 0: only those waiting for others. */
    toDo: z.enum(['1', '0']).optional(),
    ...page,
  }),
  reply: z.array(deskRequestItem),
  refusals: [],
})

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/requests/:id',
  summary: 'One request, with the fields this reader may see',
  permission: 'signed-in',
  params: z.strictObject({ id: field.id }),
  reply: requestDetail,
  refusals: ['not-found'],
})

export const addDocument = endpoint({
  params,
  reply: requestDetail,
  method: 'POST',
  path: '/api/requests/:requestId/documents',
  summary: 'Add a document to a request',
  permission: 'signed-in',
  body: z.strictObject({
    requestId: field.id.optional(),
    document: fileReference.pipe(z.string({ error: 'document-required' })),
  }),
  refusals: ['not-found', 'file-unusable', 'too-many-documents', 'documents-are-closed'],
})

/** The newest message on screen; null if there is none. Without it, all count as seen. */
const seenMessage = field.id.nullable().optional()

export const markViewed = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/viewed',
  summary: 'Mark a request and its messages as seen by staff',
  permission: 'requests.process',
  params,
  body: z.strictObject({
    requestId: field.id.optional(),
    version: request.seenVersion,
    message: seenMessage,
  }),
  reply: doneReply,
  refusals: ['not-found'],
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/read',
  summary: 'Mark the messages as read by the customer',
  permission: 'signed-in',
  params,
  body: z.strictObject({ requestId: field.id.optional(), message: seenMessage }),
  reply: doneReply,
  refusals: ['not-found'],
})
