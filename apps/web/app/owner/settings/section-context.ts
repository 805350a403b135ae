import type { OfficeDraft } from '@kakehashi/contract/office-drafts'
import { useOutletContext } from 'react-router'

/** What a section needs from the screen around it. */
export interface SectionContext {
  readonly draft: OfficeDraft
  /** During the set-up: the step that follows. */
  readonly next?: string
}

export function useSection(): SectionContext {
  return useOutletContext<SectionContext>()
}
