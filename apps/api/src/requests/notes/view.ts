import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import type { Language } from '@kakehashi/domain/language'
import type { StoredNote } from '@kakehashi/domain/request/system-notes'
import { systemNoteText } from '@kakehashi/domain/request/system-notes'
import type { NoteRow } from './queries.ts'

export function toNoteView(row: NoteRow, language: Language): NoteView {
  return {
    _id: row.id,
    name: row.name,
    // Only insertSystemNote writes it, from the same type.
    comment: row.is_system
      ? systemNoteText(JSON.parse(row.comment) as StoredNote, language)
      : row.comment,
    createdAt: row.created_at.toISOString(),
    isSystem: row.is_system,
    audience: row.audience,
    isQuestion: row.is_question,
  }
}
