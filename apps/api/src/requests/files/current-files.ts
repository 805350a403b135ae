import type { FileRow } from '../../documents/queries.ts'
import type { RequestRow } from '../queries.ts'

type CurrentFiles = Pick<RequestRow, 'document_id' | 'translation_id'>

/** The request's first document and current translation after a file has left it. */
export function currentWithout(
  row: CurrentFiles,
  file: FileRow,
  remaining: readonly FileRow[],
): CurrentFiles {
  if (file.id === row.document_id) {
    const next = remaining.find(({ role, status }) => role === 'document' && status !== 'refused')
    return { ...currentOf(row), document_id: next?.id ?? null }
  }
  if (file.id !== row.translation_id) return currentOf(row)
  // An earlier version was returned. A later one can only have been moved here.
  const later = remaining.findLast(
    ({ role, attached_at }) => role === 'translation' && isAfter(attached_at, file.attached_at),
  )
  return { ...currentOf(row), translation_id: later?.id ?? null }
}

/** The same after a file has come to it. */
export function currentWith(row: CurrentFiles, file: FileRow): CurrentFiles {
  return file.role === 'document'
    ? { ...currentOf(row), document_id: row.document_id ?? file.id }
    : { ...currentOf(row), translation_id: row.translation_id ?? file.id }
}

function currentOf({ document_id, translation_id }: CurrentFiles): CurrentFiles {
  return { document_id, translation_id }
}

function isAfter(one: Date | null, other: Date | null): boolean {
  return one !== null && other !== null && one > other
}
