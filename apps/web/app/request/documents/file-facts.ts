import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { IconName } from '@kakehashi/ui/icon'
import { useFileText } from '../uploads/file-text.ts'
import { fileKindOf } from '../uploads/check-file.ts'

/** By the content the server detected, not by the file name. */
const kindIn = ({ mediaType }: Pick<FileView, 'mediaType'>) =>
  fileKindOf({ name: '', type: mediaType })

export function fileIcon(file: Pick<FileView, 'mediaType'>): IconName {
  return kindIn(file) === 'photo' ? 'photo' : 'document'
}

/** 'PDF, 1 page, 182 KB' */
export function useFileFacts(file: FileView): string {
  const fileText = useFileText()
  return fileText({ kind: kindIn(file), size: file.size, pages: file.pages })
}

/** How many pages there are to translate. A photo counts as one, a refused file as none. */
export function pagesOf(documents: readonly FileView[]): number {
  return documents
    .filter(({ status }) => status !== 'refused')
    .reduce((sum, file) => sum + (file.pages ?? 1), 0)
}
