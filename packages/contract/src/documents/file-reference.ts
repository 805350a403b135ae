import { z } from 'zod'

/** On the wire, a file is the path from which a browser can GET it. */
export function filePath(id: string): string {
  return `/api/files/${id}`
}

/** The same for showing it on a page, which is not recorded as a download. */
export function viewPath(path: string): string {
  return `${path}?as=opened`
}

export function previewPath(id: string): string {
  return `${filePath(id)}/preview`
}

/** The preview, cropped to a small square for lists. */
export function thumbnailPath(id: string): string {
  return `${previewPath(id)}?size=thumbnail`
}

const shape = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A path of this API, or nothing. Parsed to the file's id. */
export const fileReference = z
  .union([z.literal(''), z.string().regex(shape)], { error: 'file-reference' })
  .nullish()
  .transform((path) => (path ? (shape.exec(path)?.[1] ?? null) : null))
