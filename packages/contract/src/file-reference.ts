import { z } from 'zod'

/** A file on the wire is the address a browser can GET it from. */
export function filePath(id: string): string {
  return `/api/files/${id}`
}

export function previewPath(id: string): string {
  return `${filePath(id)}/preview`
}

const shape = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Exactly such an address, or nothing; whatever else is sent was never given out by us. */
export const fileReference = z
  .union([z.literal(''), z.string().regex(shape)], { error: 'invalid' })
  .nullish()
  .transform((path) => (path ? (shape.exec(path)?.[1] ?? null) : null))
