import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FileKind } from './check-file.ts'

const megabyte = 1024 * 1024

/** '182 KB', '2.4 MB' */
export function formatSize(bytes: number): string {
  return `${figureOf(bytes, bytes)} ${bytes < megabyte ? 'KB' : 'MB'}`
}

/** A part without its unit, in the unit of the whole: '2.0' of '3.1 MB' */
export function figureOf(part: number, whole: number): string {
  if (whole >= megabyte) return (part / megabyte).toFixed(1)
  return String(Math.ceil(part / 1024))
}

interface Known {
  kind: FileKind | undefined
  size: number
  pages?: number | undefined
}

/** 'PDF, 1 page, 182 KB' */
export function useFileText() {
  const { t } = useLingui()
  const kinds: Record<FileKind, string> = { pdf: t`PDF`, photo: t`Photo`, word: t`Word document` }
  return ({ kind, size, pages }: Known) => {
    const parts = [
      kind && kinds[kind],
      pages !== undefined && kind !== 'photo' && plural(pages, { one: '# page', other: '# pages' }),
      formatSize(size),
    ]
    return parts.filter(Boolean).join(t({ message: ', ', context: 'between the facts of a file' }))
  }
}
