import { mostNameEntries, nameChanges } from '@kakehashi/domain/request/name-sheet'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { changedNameEntry, nameEntryView, newNameEntry } from './name-fields.ts'

/** The names, dates and places that the translation of a request has. */
export const nameSheet = z.strictObject({
  request: z.uuid(),
  entries: z.array(nameEntryView),
  /** While the customer is asked to confirm them. */
  askedAt: z.iso.datetime().optional(),
  /** Whether the lines of a passport can be read from a photograph. */
  readsPhotos: z.boolean(),
  /** What this reader may do now. */
  can: z.array(z.enum(nameChanges)),
})
export type NameSheet = z.output<typeof nameSheet>

const params = z.strictObject({ requestId: field.id })
const ofEntry = z.strictObject({ requestId: field.id, entryId: field.id })
const common = { permission: 'signed-in', reply: nameSheet } as const
const refusals = ['not-found', 'content-erased', 'request-closed', 'names-closed'] as const
const changed = 'name-entry-changed'

export const getNames = endpoint({
  ...common,
  method: 'GET',
  path: '/api/requests/:requestId/names',
  summary: 'The names, dates and places of a request, and which of them are confirmed',
  params,
  refusals: ['not-found'],
})

export const addName = endpoint({
  ...common,
  method: 'POST',
  path: '/api/requests/:requestId/names',
  summary: 'Add a person, a date or a place; it is not confirmed yet',
  params,
  body: newNameEntry,
  refusals: [...refusals, 'too-many-names'],
  isIdempotent: true,
})

export const changeName = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/names/:entryId',
  summary: 'Change an entry; it has to be confirmed again',
  params: ofEntry,
  body: changedNameEntry,
  refusals: [...refusals, changed],
})

export const removeName = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/requests/:requestId/names/:entryId/remove',
  summary: 'Remove an entry that the translation does not need',
  params: ofEntry,
  body: z.strictObject({ version: z.int().min(1) }),
  refusals: [...refusals, changed],
})

export const confirmNames = endpoint({
  ...common,
  method: 'POST',
  path: '/api/requests/:requestId/names/confirm',
  summary: 'Confirm entries as they were on screen; all of them or none',
  params,
  body: z.strictObject({
    entries: z
      .array(z.strictObject({ _id: field.id, version: z.int().min(1) }))
      .min(1)
      .max(mostNameEntries),
  }),
  refusals: [...refusals, changed],
})

export const askForNames = endpoint({
  ...common,
  method: 'POST',
  path: '/api/requests/:requestId/names/ask',
  summary: 'Ask the customer by mail to confirm what is not confirmed',
  params,
  refusals: [...refusals, 'customer-deleted', 'names-are-confirmed', 'too-many-attempts'],
})
