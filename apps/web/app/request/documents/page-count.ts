import type { FileView } from '@kakehashi/contract/documents/file-view'

/** How many pages there are to translate. A photo counts as one, a refused file as none. */
export function pagesOf(documents: readonly FileView[]): number {
  return documents
    .filter(({ status }) => status !== 'refused')
    .reduce((sum, file) => sum + (file.pages ?? 1), 0)
}
