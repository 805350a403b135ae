import { maxFileBytes } from '@kakehashi/domain/documents/files'
import { z } from 'zod'
import { fileView } from '../documents/file-view.ts'
import { refusedUploads } from '../documents/files.ts'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'

const params = z.strictObject({ linkId: field.id })

const link = z.strictObject({
  _id: z.uuid(),
  isOpen: z.boolean(),
  expiresAt: z.iso.datetime(),
  /** What has arrived, oldest first. */
  files: z.array(fileView),
})

export const openUploadLink = endpoint({
  method: 'POST',
  path: '/api/counter/upload-links',
  summary: 'A link by which the customer at the counter sends documents from a phone',
  permission: 'requests.process',
  /** A new code for this link; its earlier one stops working. */
  body: z.strictObject({ _id: field.id.optional() }),
  /** Shown only now; the fragment of the page's address. */
  reply: link.extend({ token: z.string() }),
  refusals: ['not-found', 'too-many-attempts'],
})

export const getUploadLink = endpoint({
  method: 'GET',
  path: '/api/counter/upload-links/:linkId',
  summary: 'What has arrived by an own link',
  permission: 'requests.process',
  params,
  reply: link,
  refusals: ['not-found'],
})

export const endUploadLink = endpoint({
  method: 'DELETE',
  path: '/api/counter/upload-links/:linkId',
  summary: 'End an own link; what has arrived stays',
  permission: 'requests.process',
  params,
  reply: link,
  refusals: ['not-found'],
})

/** For the phone: says nothing but until when. */
export const checkUploadLink = endpoint({
  method: 'POST',
  path: '/api/upload-links/check',
  summary: 'Until when documents can be sent by a link',
  permission: 'anyone',
  body: z.strictObject({ token: field.mailedToken }),
  reply: z.strictObject({ expiresAt: z.iso.datetime() }),
  refusals: ['upload-link-ended', 'too-many-attempts'],
})

/** The token is in the header `Authorization: Bearer`, so that it is known before the file. */
export const sendByUploadLink = endpoint({
  method: 'POST',
  path: '/api/upload-links/documents',
  summary: 'Send a document by a link; nothing can be read with it',
  permission: 'anyone',
  consumes: { type: 'multipart/form-data', field: 'document', maxBytes: maxFileBytes },
  reply: z.strictObject({ message: z.string() }),
  refusals: [...refusedUploads, 'upload-link-ended', 'upload-link-full'],
})
