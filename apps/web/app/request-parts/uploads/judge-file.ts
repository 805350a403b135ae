import { fileRefusals } from '@kakehashi/contract/file-refusals'
import { maxFileBytes } from '@kakehashi/domain/files'
import type { Language } from '@kakehashi/domain/language'

export type FileKind = 'pdf' | 'photo' | 'word'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const kindByEnding: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  jpg: 'photo',
  jpeg: 'photo',
  png: 'photo',
  heic: 'photo',
  heif: 'photo',
  webp: 'photo',
  docx: 'word',
}
const kindByType: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'photo',
  'image/png': 'photo',
  'image/heic': 'photo',
  'image/heif': 'photo',
  'image/webp': 'photo',
  [word]: 'word',
}

/** Both lists: a desk picks by ending, a phone by type. */
export const acceptedFiles = [
  ...Object.keys(kindByEnding).map((ending) => `.${ending}`),
  ...Object.keys(kindByType),
].join(',')

type Given = Pick<File, 'name' | 'type' | 'size'>

/** What it says it is, by its ending or, where a phone gives none, by its type. */
export function kindOf({ name, type }: Pick<Given, 'name' | 'type'>): FileKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kindByEnding[ending] ?? kindByType[type]
}

/**
 * Why it need not be sent at all, in the words the server would use. It saves a person on a slow
 * line the wait; the server judges the content itself.
 */
export function problemOf(file: Given, language: Language): string | undefined {
  if (kindOf(file) === undefined) return fileRefusals['file-type'].words[language]
  if (file.size === 0) return fileRefusals['file-damaged'].words[language]
  if (file.size <= maxFileBytes) return undefined
  const megabytes = String(maxFileBytes / 1024 / 1024)
  return fileRefusals['file-too-large'].words[language].replace('{megabytes}', megabytes)
}
