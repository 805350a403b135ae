import type { FileView } from '@kakehashi/contract/file-view'
import { refusals } from '@kakehashi/contract/refusals'
import type { Language } from '@kakehashi/domain/language'
import type { IconName } from '../ui/icon.tsx'
import { useFileWords } from './uploads/file-words.ts'
import { kindOf } from './uploads/judge-file.ts'

/** By its content, as the office found it, and not by what its name says. */
const kindIn = ({ mediaType }: Pick<FileView, 'mediaType'>) => kindOf({ name: '', type: mediaType })

export function fileIcon(file: Pick<FileView, 'mediaType'>): IconName {
  return kindIn(file) === 'photo' ? 'photo' : 'document'
}

/** What kind of file it is, how long and how large: 'PDF, 1 page, 182 KB'. */
export function useFileFacts(file: FileView): string {
  const words = useFileWords()
  return words({ kind: kindIn(file), size: file.size, pages: file.pages })
}

/** Why a file was not taken, in the server's words, which may come as their code. */
export function refusalWords(refusal: string | undefined, language: Language): string {
  const known = (refusals as Record<string, { words: Record<Language, string> } | undefined>)[
    refusal ?? 'file-infected'
  ]
  return known?.words[language] ?? refusal ?? refusals['file-infected'].words[language]
}
