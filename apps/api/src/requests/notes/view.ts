import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import type { Language } from '@kakehashi/domain/language'
import type { Part } from '@kakehashi/domain/request/commands'
import type { StoredNote } from '@kakehashi/domain/request/system-notes'
import { noteForTranslator, systemNoteText } from '@kakehashi/domain/request/system-notes'
import type { NoteRow } from './queries.ts'

export function toNoteView(row: NoteRow, parts: readonly Part[], language: Language): NoteView {
  return {
    _id: row.id,
    name: row.name,
    comment: row.is_system ? systemNoteText(systemNote(row, parts), language) : row.comment,
    createdAt: row.created_at.toISOString(),
    isSystem: row.is_system,
  }
}

function systemNote({ comment }: NoteRow, parts: readonly Part[]): StoredNote {
  // Only insertSystemNote writes it, from the same type.
  const note = JSON.parse(comment) as StoredNote
  return parts.includes('office') ? note : noteForTranslator(note)
}
