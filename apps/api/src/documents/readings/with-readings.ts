import type { FileView, ReadingView } from '@kakehashi/contract/documents/file-view'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { FileRow } from '../queries.ts'
import { listReadings, type ReadingRow } from './queries.ts'

/** Files with who has read them: for customers the office or the translator, for owners names. */
export async function toViewsWithReadings<Row extends FileRow, View extends FileView>(
  db: Kysely<DB>,
  files: readonly Row[],
  { isNamed, toView }: { readonly isNamed: boolean; readonly toView: (file: Row) => View },
): Promise<(View & Pick<FileView, 'readings'>)[]> {
  if (files.length === 0) return []
  const rows = await listReadings(
    db,
    files.map(({ id }) => id),
  )
  const byFile = Map.groupBy(rows, (row) => row.file_id)
  return files.map((file) => {
    const readings = byFile.get(file.id)?.map((row) => toReadingView(row, isNamed))
    return { ...toView(file), ...(readings && { readings }) }
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
