import type { GlossaryTerm } from '@kakehashi/contract/glossary'
import type { TermRow } from './queries.ts'

export function toTermView(row: TermRow): GlossaryTerm {
  const { id, english, japanese, reading, note, field, version, archived_at } = row
  return {
    _id: id,
    english,
    japanese,
    ...(reading !== null && { reading }),
    ...(note !== null && { note }),
    ...(field !== null && { field }),
    version,
    ...(archived_at && { archivedAt: archived_at.toISOString() }),
  }
}
