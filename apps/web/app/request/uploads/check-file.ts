import { maxFileBytes } from '@kakehashi/domain/documents/files'
import type { UploadFailure } from './upload-failure.ts'

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

/** Both, because desktops filter by extension and phones by media type. */
export const acceptedFiles = [
  ...Object.keys(kindByEnding).map((ending) => `.${ending}`),
  ...Object.keys(kindByType),
].join(',')

/** Why a file need not be sent; undefined if nothing is wrong with it. */
export type CheckFile = (file: File) => UploadFailure['code']

type Given = Pick<File, 'name' | 'type' | 'size'>

/** The kind by extension, or by media type if a phone gives no extension. */
export function fileKindOf({ name, type }: Pick<Given, 'name' | 'type'>): FileKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kindByEnding[ending] ?? kindByType[type]
}

/**
 * Why the server would refuse a file, so that it need not be sent over a slow connection. The
 * server checks the content itself.
 */
export function checkFile(file: Given): 'file-type' | 'file-empty' | 'file-too-large' | undefined {
  if (fileKindOf(file) === undefined) return 'file-type'
  if (file.size === 0) return 'file-empty'
  return file.size > maxFileBytes ? 'file-too-large' : undefined
}

/** A translation has to be a PDF. */
export function checkTranslation(file: Given) {
  return fileKindOf(file) === 'pdf' ? checkFile(file) : ('file-not-pdf' as const)
}
