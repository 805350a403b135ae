import type { Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { stopUnfinished } from './end.ts'
import { deleteFile } from './file.ts'
import {
  eraseNames,
  type ImportRow,
  listDueFiles,
  lockImport,
  lockStored,
  saveImport,
} from './queries.ts'

/** After a day. An import that no worker has finished by then is stopped. */
export async function deleteExpiredFiles(db: Database, now: Date): Promise<void> {
  for (const { id } of await listDueFiles(db, now)) {
    await db.transaction().execute(async (trx) => {
      const row = await lockImport(trx, id)
      if (!row) return
      if (row.state === 'importing') {
        await stopUnfinished(trx, row, now)
        await saveImport(trx, id, { name: '' })
      } else await expire(trx, row)
    })
  }
}

/**
 * Call it when somebody is erased: the name of any file may be theirs, and one that nobody has
 * imported yet may have them too. What is being imported at that moment is finished, within a day.
 */
export async function eraseFiles(trx: Transaction<DB>): Promise<void> {
  await eraseNames(trx)
  for (const row of await lockStored(trx)) await expire(trx, row)
  await publishChange(trx, { type: 'Imports' }, [])
}

async function expire(trx: Transaction<DB>, row: ImportRow): Promise<void> {
  const isOpen = row.state === 'checking' || row.state === 'checked'
  await saveImport(trx, row.id, { name: '', ...(isOpen && { state: 'expired' }) })
  await deleteFile(trx, row)
  await publishChange(trx, { type: 'Imports' }, [])
}
