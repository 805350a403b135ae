import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { picturePath } from './picture-path.ts'

export const maxPictureMegabytes = 5
const maxBytes = maxPictureMegabytes * 1024 * 1024

const refusedPictures = [
  'file-missing',
  'file-incomplete',
  'file-too-large',
  'file-too-many-pixels',
  'file-damaged',
  'file-empty',
  'picture-type',
] as const

/** The path in the reply is then sent with the service. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/image',
  summary: `Upload the picture of a service: JPEG, PNG or WebP, up to ${maxPictureMegabytes} MB; it is re-encoded`,
  permission: 'services.edit',
  consumes: { type: 'multipart/form-data', field: 'image', maxBytes },
  reply: z.strictObject({ message: z.string(), image: z.string() }),
  refusals: refusedPictures,
})

export const uploadIcon = endpoint({
  method: 'POST',
  path: '/api/icon',
  summary: `Upload the icon of a service: JPEG, PNG or WebP, up to ${maxPictureMegabytes} MB; it is re-encoded`,
  permission: 'services.edit',
  consumes: { type: 'multipart/form-data', field: 'icon', maxBytes },
  reply: z.strictObject({ message: z.string(), icon: z.string() }),
  refusals: refusedPictures,
})

export const getPicture = endpoint({
  method: 'GET',
  path: picturePath(':id'),
  summary: 'The picture of a service; its content never changes',
  permission: 'anyone',
  params: z.strictObject({ id: field.id }),
  reply: z.string(),
  refusals: ['not-found'],
  produces: 'application/octet-stream',
})
