import { maxFileBytes, maxFileMegabytes } from '@kakehashi/domain/documents/files'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { fileView } from './file-view.ts'

export const refusedUploads = [
  'file-missing',
  'file-incomplete',
  'file-too-large',
  'file-too-many-pixels',
  'file-too-many-pages',
  'file-type',
  'file-damaged',
  'file-empty',
  'file-mixed',
  'file-locked',
  'file-macros',
  'file-infected',
  'files-unavailable',
  'uploads-busy',
  'upload-quota',
  'upload-quota-unconfirmed',
  'too-many-attempts',
] as const

/** The path in the reply is then sent with a request. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/upload',
  summary: `Send a document to be translated: PDF, picture or .docx, up to ${maxFileMegabytes} MB`,
  permission: 'signed-in',
  consumes: { type: 'multipart/form-data', field: 'document', maxBytes: maxFileBytes },
  reply: z.strictObject({ message: z.string(), document: z.string(), file: fileView }),
  refusals: refusedUploads,
})

export const uploadTranslation = endpoint({
  method: 'POST',
  path: '/api/translation',
  summary: 'Send a finished translation, as a PDF',
  permission: 'translations.upload',
  consumes: { type: 'multipart/form-data', field: 'translation', maxBytes: maxFileBytes },
  reply: z.strictObject({ message: z.string(), translation: z.string(), file: fileView }),
  refusals: [...refusedUploads, 'file-not-pdf'],
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/files/:id',
  summary: 'Download a file of a request; supports single ranges',
  permission: 'signed-in',
  params: z.strictObject({ id: field.id }),
  /** What is recorded for the customer, if it is not a download. */
  query: z.strictObject({ as: z.enum(['opened', 'printed']).optional() }),
  reply: z.string(),
  whenAbsent: 'file-gone',
  refusals: [
    'file-gone',
    'file-pending',
    'file-not-cleaned',
    'translation-not-cleaned',
    'range-not-satisfiable',
    'files-unavailable',
    'too-many-documents-read',
  ],
  produces: 'application/octet-stream',
})

export const previewFile = endpoint({
  method: 'GET',
  path: '/api/files/:id/preview',
  summary: 'A smaller copy of a picture, without its metadata',
  permission: 'signed-in',
  params: z.strictObject({ id: field.id }),
  /** A thumbnail is a small square for lists. */
  query: z.strictObject({ size: z.literal('thumbnail').optional() }),
  reply: z.string(),
  whenAbsent: 'file-gone',
  refusals: ['file-gone', 'file-pending', 'files-unavailable', 'too-many-documents-read'],
  produces: 'application/octet-stream',
})
