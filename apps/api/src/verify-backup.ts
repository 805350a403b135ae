import { sql } from 'kysely'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createBackupStore } from './create-file-storage.ts'
import type { Database } from './db/connection.ts'
import { verifyFiles } from './documents/verify-files.ts'
import { createHistoryKeys } from './events/history-keys.ts'
import { checkKeys } from './operations/doctor/check-keys.ts'
import { report } from './operations/doctor/finding.ts'
import { recover } from './recovery/after-restore.ts'
import { unchangedStore } from './storage/unchanged-store.ts'
import { createVault } from './storage/vault.ts'
import { verifyHistory } from './verify-history.ts'

/** The name that deploy/backup/restore-drill gives to its server. */
const trialName = 'kakehashi-restore-drill'

/**
 * Does with a restored database and the copy of the files what follows a restore: recovers the
 * database, opens every document, and verifies the history. Changes nothing in the copy. Throws if
 * something is wrong.
 */
export async function verifyBackup(db: Database, config: Config): Promise<string> {
  await refuseUnlessTrial(db)
  const copy = createBackupStore(config)
  if (!copy) throw new Error('BACKUP_FOLDER is missing: set it, or BACKUP_S3_BUCKET')
  const keys = await checkKeys(config, db)
  if (keys.some(({ level }) => level === 'problem')) throw new Error(report(keys))
  const store = unchangedStore(copy)
  const historyKeys = createHistoryKeys(config.HISTORY_KEYS)
  const recovered = await recover({ db, store, keys: historyKeys, now: systemClock.now() })
  const { opened, problems } = await verifyFiles(db, {
    store,
    vault: createVault(config.FILE_KEYS),
  })
  if (problems.length > 0) {
    throw new Error(`${problems.length} files cannot be used:\n  ${problems.join('\n  ')}`)
  }
  const history = await verifyHistory(db, config, [], store)
  return [...recovered, history, `The backup is good: ${opened} files open.`].join('\n')
}

/** It would sign everybody out and hold all mail. */
async function refuseUnlessTrial(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select current_setting('cluster_name') as name`.execute(db)
  if (rows[0]?.name !== trialName) {
    throw new Error(
      'verify-backup changes the database, so it runs only in deploy/backup/restore-drill, with a database that nobody uses',
    )
  }
}
