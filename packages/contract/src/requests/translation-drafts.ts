import { paperSizes } from '@kakehashi/domain/payments/receipt'
import { mostPersons } from '@kakehashi/domain/paper-templates/template'
import { z } from 'zod'
import { refusedUploads } from '../documents/files.ts'
import { fileView } from '../documents/file-view.ts'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { paperTemplate, templateReference } from '../paper-templates.ts'

const params = z.strictObject({ requestId: field.id })
const draftParams = z.strictObject({ requestId: field.id, documentId: field.id })

const key = z.string().max(40)
const filledField = z.strictObject({
  source: field.paragraphs(2000),
  target: field.paragraphs(2000),
})
const content = z.record(key, z.array(z.record(key, filledField)).max(mostPersons))

const translationDraft = z.strictObject({
  /** The document that is translated. */
  document: z.uuid(),
  ...templateReference,
  /** The template in the version that the draft was begun with. */
  paper: paperTemplate,
  /** The version that new drafts are begun with, if it is another one. */
  newest: z
    .strictObject({
      ...templateReference,
      /** How many filled fields it has no place for. */
      lost: z.int(),
    })
    .optional(),
  /** By group and field; a repeated group has an entry for each person. */
  content: z.record(
    z.string(),
    z.array(z.record(z.string(), z.strictObject({ source: z.string(), target: z.string() }))),
  ),
  version: z.int(),
  savedAt: z.iso.datetime(),
  /** Absent if the account is deleted. */
  savedBy: z.string().optional(),
})
export type TranslationDraft = z.output<typeof translationDraft>

export const listTranslationDrafts = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/translation-drafts',
  summary: 'The filled templates of the documents of a request',
  permission: 'translations.upload',
  params,
  reply: z.array(translationDraft),
  refusals: ['not-found'],
})

export const saveTranslationDraft = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/translation-drafts/:documentId',
  summary: 'Begin or save the filled template of a document',
  permission: 'translations.upload',
  params: draftParams,
  body: z.strictObject({
    /** The version that was changed; 0 to begin one. */
    version: z.int().min(0),
    ...templateReference,
    // Browsers that were open before an upgrade do not send it.
    templateVersion: templateReference.templateVersion.default(0),
    content,
  }),
  // A register of forty persons has several hundred kilobytes.
  maxBodyBytes: 1024 * 1024,
  reply: translationDraft,
  refusals: ['not-found', 'draft-not-open', 'changed-meanwhile', 'paper-template-unavailable'],
})

export const moveTranslationDraft = endpoint({
  method: 'PUT',
  path: '/api/requests/:requestId/translation-drafts/:documentId/newest-template',
  summary: 'Move the draft of a document to the newest version of its template, with what fits',
  permission: 'translations.upload',
  params: draftParams,
  body: z.strictObject({ version: z.int().min(1) }),
  reply: translationDraft,
  refusals: ['not-found', 'draft-not-open', 'changed-meanwhile'],
})

export const removeTranslationDraft = endpoint({
  method: 'DELETE',
  path: '/api/requests/:requestId/translation-drafts/:documentId',
  summary: 'Discard the filled template of a document',
  permission: 'translations.upload',
  params: draftParams,
  query: z.strictObject({ version: z.coerce.number().int().min(1) }),
  reply: z.array(translationDraft),
  refusals: ['not-found', 'draft-not-open', 'changed-meanwhile'],
})

const paper = z.enum(paperSizes).default('a4')

export const previewTranslationDrafts = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/translation-drafts/preview',
  summary: 'The filled templates of a request as a PDF, also while fields are empty',
  permission: 'translations.upload',
  params,
  query: z.strictObject({ paper }),
  reply: z.unknown(),
  refusals: ['not-found', 'draft-missing'],
  produces: 'application/octet-stream',
})

/** The reply is that of an upload: its path is then submitted as the translation. */
export const makeTranslation = endpoint({
  method: 'POST',
  path: '/api/requests/:requestId/translation-drafts/translation',
  summary: 'Make the translation as a PDF from the filled templates of a request',
  permission: 'translations.upload',
  params,
  body: z.strictObject({ paper }),
  reply: z.strictObject({ message: z.string(), translation: z.string(), file: fileView }),
  refusals: ['not-found', 'draft-not-open', 'draft-missing', 'draft-incomplete', ...refusedUploads],
})
