import { Refusal } from '../refusal.ts'

/** Where a page of a newest-first list ended. */
export interface Place {
  readonly created_at: Date
  readonly id: string
}

export function toCursor(place: Place): string {
  return Buffer.from(`${place.created_at.toISOString()} ${place.id}`).toString('base64url')
}

const shape =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The beginning of a list has no cursor. */
export function fromCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id || Number.isNaN(Date.parse(at))) throw new Refusal('bad-request')
  return { created_at: new Date(at), id }
}
