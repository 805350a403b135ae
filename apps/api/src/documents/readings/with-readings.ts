import type { FileView, ReadingView } from '@kakehashi/contract/documents/file-view'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { FileRow } from '../queries.ts'
import { toFileView } from '../view.ts'
import { listReadings, type ReadingRow } from './queries.ts'

/** Files with who has read them: for customers the office or the translator, for owners names. */
export async function toFileViewsWithReadings(
  db: Kysely<DB>,
  files: readonly FileRow[],
  { isNamed }: { readonly isNamed: boolean },
): Promise<FileView[]> {
  if (files.length === 0) return []
  const rows = await listReadings(
    db,
    files.map(({ id }) => id),
  )
  const byFile = Map.groupBy(rows, (row) => row.file_id)
  return files.map((file) => {
    const readings = byFile.get(file.id)?.map((row) => toReadingView(row, isNamed))
    return { ...toFileView(file), ...(readings && { readings }) }
  })
}

function toReadingView(row: ReadingRow, isNamed: boolean): ReadingView {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    by: row.reader_part,
    ...(isNamed && row.reader_name !== null && { name: row.reader_name }),
  }
}
