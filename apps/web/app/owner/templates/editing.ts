import { createContext, use } from 'react'
import type { Part } from './change-template.ts'
import type { changePart } from './change-template.ts'

/** What the parts of the editor share. */
interface Editing {
  /** The message at a field, by its path: 'groups.0.label.en'. */
  readonly errorAt: (path: string) => string | undefined
  /** Added on this screen: its first field takes the focus. */
  readonly isFresh: (id: string) => boolean
  readonly change: (id: string, change: Parameters<typeof changePart>[2]) => void
  readonly add: (within: string | null, part: Part) => void
  readonly move: (id: string, by: 1 | -1) => void
  readonly remove: (id: string) => void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('a part of a template is shown outside the editor')
  return editing
}
