import { maxFileBytes } from '@kakehashi/domain/documents/files'

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
export function fileKindOf({ name, type }: Pick<Given, 'name' | 'type'>): FileKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kindByEnding[ending] ?? kindByType[type]
}

/**
 * Why it need not be sent at all, as the server would refuse it. It saves a person on a slow line
 * the wait; the server judges the content itself.
 */
export function checkFile(
  file: Given,
): 'file-type' | 'file-damaged' | 'file-too-large' | undefined {
  if (fileKindOf(file) === undefined) return 'file-type'
  if (file.size === 0) return 'file-damaged'
  return file.size > maxFileBytes ? 'file-too-large' : undefined
}

/** A translation is a PDF and nothing else. */
export function checkTranslation(file: Given) {
  return fileKindOf(file) === 'pdf' ? checkFile(file) : ('file-not-pdf' as const)
}
