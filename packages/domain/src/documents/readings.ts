import type { Actor } from '../people/permissions.ts'
import { partsOf, type Parties } from '../request/commands.ts'

/** What somebody does with a document, the weakest first. */
export const readingKinds = ['opened', 'downloaded', 'printed'] as const
export type ReadingKind = (typeof readingKinds)[number]

export const readerParts = ['office', 'translator'] as const
export type ReaderPart = (typeof readerParts)[number]

/** Within this time the readings of one document by one person are one entry. */
export const readingMinutes = 10

/** Further refusals within this time belong to the same incident, which is reported once. */
export const bulkReadingMinutes = 60

export function isStronger(kind: ReadingKind, than: ReadingKind): boolean {
  return readingKinds.indexOf(kind) > readingKinds.indexOf(than)
}

/** As whom somebody reads a document; null for its customer, whose readings are not recorded. */
export function readerPartOf(reader: Actor, request: Parties): ReaderPart | null {
  const parts = partsOf(reader, request)
  if (parts.includes('customer')) return null
  return parts.includes('desk') ? 'translator' : 'office'
}
