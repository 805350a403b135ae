import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { report } from './commands.ts'
import { deleteFile } from './file.ts'
import { type ImportRow, saveImport, saveProblems } from './queries.ts'

/** The file is not needed any more. */
export async function endImport(
  trx: Transaction<DB>,
  row: ImportRow,
  state: 'done' | 'stopped',
  now: Date,
): Promise<void> {
  await saveImport(trx, row.id, { state, finished_at: now })
  await deleteFile(trx, row)
  await report(trx, `import.${state}`, row.id, row.asked_by, now)
  await publishChange(trx, { type: row.kind === 'customers' ? 'User' : 'Request' }, [])
}

/** What was imported can be taken back. */
export async function stopUnfinished(
  trx: Transaction<DB>,
  row: ImportRow,
  now: Date,
): Promise<void> {
  await saveProblems(trx, row.id, [{ line: null, code: 'not-finished' }])
  await saveImport(trx, row.id, { problem_count: 1 })
  await endImport(trx, row, 'stopped', now)
}
