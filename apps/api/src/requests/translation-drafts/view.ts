import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import type { DraftRow } from './queries.ts'

export function toTranslationDraft(row: DraftRow): TranslationDraft {
  return {
    document: row.file_id,
    template: row.template,
    content: toPlain(row.content),
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    ...(row.saved_by_name !== null && { savedBy: row.saved_by_name }),
  }
}

function toPlain(content: DraftRow['content']): TranslationDraft['content'] {
  return Object.fromEntries(Object.entries(content).map(([key, copies]) => [key, [...copies]]))
}
