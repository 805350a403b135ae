import { exportKinds } from '@kakehashi/domain/data-files/exports'
import { importKinds } from '@kakehashi/domain/data-files/imports'
import { historyGroups } from '@kakehashi/domain/history/event-texts'
import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { endpoint } from './http/endpoint.ts'
import { day } from './requests/request-fields.ts'

const historySubject = z.discriminatedUnion('kind', [
  /** Without a name after the account was deleted. */
  z.strictObject({ kind: z.literal('user'), _id: z.uuid(), name: z.string().optional() }),
  /** Also for a file of the request. */
  z.strictObject({
    kind: z.literal('request'),
    _id: z.uuid(),
    orderNumber: z.string(),
    stage: z.enum(stages),
  }),
  z.strictObject({ kind: z.literal('service'), name: z.string() }),
  z.strictObject({ kind: z.literal('settings'), name: z.string() }),
  z.strictObject({
    kind: z.literal('import'),
    what: z.enum(importKinds),
    /** Of the file. Missing once it was erased. */
    name: z.string().optional(),
    rows: z.int(),
  }),
  z.strictObject({
    kind: z.literal('export'),
    what: z.enum(exportKinds),
    from: z.iso.date(),
    to: z.iso.date(),
    /** Once it was written. */
    rows: z.int().optional(),
  }),
])

const historyEntry = z.strictObject({
  _id: z.uuid(),
  at: z.iso.datetime(),
  /** What happened; `describeEvent` has the words. */
  kind: z.string(),
  /** Who did it. Missing: the system, a command or somebody who was not signed in. */
  by: z.strictObject({ _id: z.uuid(), name: z.string().optional() }).optional(),
  about: historySubject.optional(),
  /** Names of the changed fields, never their values. */
  fields: z.array(z.string()),
})
export type HistoryEntry = z.output<typeof historyEntry>

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/history',
  summary: 'Who did what and when, newest first; the Link header has the next page',
  permission: 'history.read',
  query: z.strictObject({
    /** What this person did, and what was done to their account. */
    person: field.id.optional(),
    /** An order number. */
    order: field.line(30).optional(),
    group: z.enum(historyGroups).optional(),
    /** Office days, both included. */
    from: day.optional(),
    to: day.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.array(historyEntry),
  refusals: ['bad-request'],
})

const historyCheck = z.strictObject({
  askedAt: z.iso.datetime(),
  /** Missing while the worker has not finished. */
  finishedAt: z.iso.datetime().optional(),
  events: z.int().optional(),
  anchors: z.int().optional(),
  /** For whoever looks after the server. Empty: the history is intact. */
  problems: z.array(z.string()).optional(),
})
export type HistoryCheck = z.output<typeof historyCheck>

const checks = z.strictObject({
  /** Asked for and not finished. */
  waiting: historyCheck.optional(),
  last: historyCheck.optional(),
})
export type HistoryChecks = z.output<typeof checks>

export const getHistoryChecks = endpoint({
  method: 'GET',
  path: '/api/history/checks',
  summary:
    'When the history was last verified, with which result, and whether it is being verified',
  permission: 'history.read',
  reply: checks,
  refusals: [],
})

export const verifyHistoryNow = endpoint({
  method: 'POST',
  path: '/api/history/checks',
  summary: 'Verify the history with its seals now, unless that is being done already',
  permission: 'history.read',
  reply: checks,
  refusals: [],
})
