import { ConfigError } from './config.ts'
import type { Database } from './db/connection.ts'
import type { Log } from './log.ts'
import { findUnknownEntry } from './recovery/keep-journal.ts'
import type { FileStore } from './storage/file-store.ts'

/** A restored database still has people who were erased since its backup, and mails to send again. */
export async function refuseIfRestored(
  db: Database,
  store: FileStore,
  now: Date,
  log: Log,
): Promise<void> {
  const unknown = await findUnknownEntry(db, store, now).catch((error: unknown) => {
    // The store may come later; it is no reason not to start.
    log.warn({ err: error }, 'could not compare the database with the journal in the file store')
    return undefined
  })
  if (unknown === undefined) return
  throw new ConfigError(
    `This database is older than its journal in the file store (${unknown}). ` +
      'If it was restored, run `kakehashi after-restore` first.',
  )
}
