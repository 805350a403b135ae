import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { officeView } from './office.ts'

const freshProof = ['fresh-password-required', 'fresh-code-required'] as const

export const officeDraft = z.strictObject({
  /** With the changes that are not yet published. */
  office: officeView,
  published: officeView,
  /** The names of the facts that differ. */
  changes: z.array(z.string()),
  version: z.string(),
  /** Absent without changes. */
  saved: z.strictObject({ at: z.iso.datetime(), by: z.string() }).optional(),
})
export type OfficeDraft = z.output<typeof officeDraft>

export const getOfficeDraft = endpoint({
  method: 'GET',
  path: '/api/office/draft',
  summary: 'What the office says about itself, with the changes that are not yet published',
  permission: 'office.describe',
  reply: officeDraft,
  refusals: [],
})

export const saveOfficeDraft = endpoint({
  method: 'PUT',
  path: '/api/office/draft',
  summary: 'Save changes without publishing them; only owners see them',
  permission: 'office.describe',
  body: z.strictObject({ office: officeView, version: z.string().optional() }),
  reply: officeDraft,
  refusals: ['changed-meanwhile'],
})

export const discardOfficeDraft = endpoint({
  method: 'DELETE',
  path: '/api/office/draft',
  summary: 'Discard all changes that are not yet published',
  permission: 'office.describe',
  reply: officeDraft,
  refusals: [],
})

/** The pages that publishing would change, with the address of their preview. */
export const listDraftPages = endpoint({
  method: 'GET',
  path: '/api/office/draft/pages',
  summary: 'The public pages that the changes affect',
  permission: 'office.describe',
  reply: z.array(z.strictObject({ path: z.string(), title: z.string() })),
  refusals: ['no-website'],
})

export const previewDraftPage = endpoint({
  method: 'GET',
  path: '/api/office/draft/preview',
  summary: 'A public page as it will look with the changes, as HTML',
  permission: 'office.describe',
  query: z.strictObject({ path: z.string().max(200) }),
  reply: z.string(),
  refusals: ['not-found', 'no-website'],
  produces: 'text/html',
})

export const publication = z.strictObject({
  _id: z.int(),
  at: z.iso.datetime(),
  /** Absent for publications from the command line and by people who have left. */
  by: z.string().optional(),
  /** The names of the facts that differ from the publication before. */
  changes: z.array(z.string()),
  restoredFrom: z.int().optional(),
})
export type Publication = z.output<typeof publication>

export const listPublications = endpoint({
  method: 'GET',
  path: '/api/office/publications',
  summary: 'The last publications, newest first; the first one is what visitors see',
  permission: 'office.describe',
  reply: z.array(publication),
  refusals: [],
})

export const publishOfficeDraft = endpoint({
  method: 'POST',
  path: '/api/office/publications',
  summary: 'Publish the changes: pages, mails and papers show them within seconds',
  permission: 'office.publish',
  body: z.strictObject({ version: z.string().optional() }),
  reply: officeDraft,
  refusals: ['changed-meanwhile', 'office-incomplete', ...freshProof],
})

export const restorePublication = endpoint({
  method: 'POST',
  path: '/api/office/publications/:id/restore',
  summary: 'Publish an earlier publication again',
  permission: 'office.publish',
  params: z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: officeDraft,
  refusals: ['not-found', ...freshProof],
})
