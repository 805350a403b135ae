import { spellingSources } from '@kakehashi/domain/request/name-sheet'
import { unreadParts } from '@kakehashi/domain/passport/photographed-lines'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'

const day = z.iso.date()

/** What is wrong with the lines; texts are in the web application. */
const lineProblem = z.strictObject({
  why: z.enum([
    'line-count',
    'line-length',
    'wrong-sign',
    'letter-for-digit',
    'digit-for-letter',
    'check-digit',
    'no-such-day',
    'no-name',
    'names-unclear',
    'visa',
  ]),
  /** Counted from 1, as people count. */
  line: z.int().optional(),
  sign: z.int().optional(),
  /** How many signs the line has, and how many it should have. */
  signs: z.int().optional(),
  expected: z.int().optional(),
  written: z.string().optional(),
  /** What the sign may be instead. It is only named. */
  perhaps: z.string().optional(),
  part: z.enum(['number', 'birth', 'expiry', 'optional', 'lastCheck']).optional(),
})
export type PassportLineProblem = z.output<typeof lineProblem>

const lineNote = z.strictObject({
  kind: z.enum(['or-century-earlier', 'birth-incomplete', 'expired', 'names-may-be-cut']),
  birth: day.optional(),
})
export type PassportLineNote = z.output<typeof lineNote>

const readLines = z.strictObject({
  kind: z.literal('read'),
  /** For the form, in which a person accepts or changes it. */
  proposal: z.strictObject({
    family: z.string(),
    given: z.string(),
    bornOn: day.nullable(),
    source: z.enum(spellingSources),
  }),
  notes: z.array(lineNote),
})

export const passportLinesFields = z.strictObject({
  lines: field
    .paragraphs(300, 'lines-required')
    .pipe(z.string().min(1, { error: 'lines-required' })),
})

export const readPassportLines = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/names/passport-lines',
  summary: 'What the machine-readable lines of a passport say; nothing is stored',
  permission: 'signed-in',
  params: z.strictObject({ requestId: field.id }),
  body: passportLinesFields,
  reply: z.discriminatedUnion('kind', [
    readLines,
    z.strictObject({ kind: z.literal('refused'), problems: z.array(lineProblem) }),
  ]),
  refusals: ['not-found'],
})

export const readPassportPhoto = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/names/passport-photo',
  summary: 'What the lines of a passport in a photograph of this request say; nothing is stored',
  permission: 'signed-in',
  params: z.strictObject({ requestId: field.id }),
  body: z.strictObject({ document: field.id }),
  reply: z.discriminatedUnion('kind', [
    readLines,
    /** Not one sign is told unless both lines are whole and every check digit holds. */
    z.strictObject({ kind: z.literal('unread'), why: z.enum(unreadParts) }),
  ]),
  refusals: [
    'not-found',
    'pictures-are-not-read',
    'not-a-photo',
    'too-many-attempts',
    'too-many-documents-read',
    'file-gone',
    'file-pending',
    'files-unavailable',
  ],
})
