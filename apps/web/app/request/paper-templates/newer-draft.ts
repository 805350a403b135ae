import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'

export type SeenDraft = Pick<TranslationDraft, 'version' | 'savedAt'>

/**
 * Lists can arrive late, with a version from before the last save. One that was discarded and begun
 * anew has a lower version too, but was saved later.
 */
export function isNewer(draft: SeenDraft, seen: SeenDraft): boolean {
  if (draft.version === seen.version) return false
  return draft.version > seen.version || draft.savedAt > seen.savedAt
}
