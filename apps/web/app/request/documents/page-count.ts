import type { FileView } from '@kakehashi/contract/documents/file-view'

/** How many pages there are to translate; a photograph is one, and what was refused is none. */
export function pagesOf(documents: readonly FileView[]): number {
  return documents
    .filter(({ status }) => status !== 'refused')
    .reduce((sum, file) => sum + (file.pages ?? 1), 0)
}
