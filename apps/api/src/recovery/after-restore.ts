import type { Database } from '../db/connection.ts'
import { setAsideAnchors } from '../events/anchors.ts'
import type { HistoryKeys } from '../events/history-keys.ts'
import type { FileStore } from '../storage/file-store.ts'
import { type JournalEntry, listObjects, readEntry } from './journal.ts'
import { getRecoveryState, saveRecoveryState } from './keep-journal.ts'
import { replay } from './replay.ts'

interface RecoveryDeps {
  readonly db: Database
  readonly store: FileStore
  readonly keys: HistoryKeys
  readonly now: Date
}

/**
 * Makes a restored database safe to use: nobody is signed in, no link works, no mail leaves, and
 * what was erased, deleted or taken away since the backup is so again. Returns what it did, line by
 * line. Can be repeated, also after it was interrupted.
 */
export async function recover({ db, store, keys, now }: RecoveryDeps): Promise<string[]> {
  const state = await getRecoveryState(db)
  // An interrupted recovery begins again where it began before.
  const known = state.mail_held_at === null ? state.newest_object : (state.restored_object ?? '')
  const names = await listObjects(store, known, now)
  // Read before anything changes: a forged or unreadable entry stops the recovery here.
  const entries: JournalEntry[] = []
  for (const name of names) entries.push(await readEntry(store, name, keys))

  await saveRecoveryState(db, {
    mail_held_at: now,
    recovered_at: now,
    restored_object: known,
  })
  const ended = await endAccess(db)
  const done = { users: 0, credentials: 0, requests: 0, files: 0, pairs: 0, certificates: 0 }
  for (const entry of entries) {
    const one = await replay(db, entry, now)
    done.users += one.users
    done.credentials += one.credentials
    done.requests += one.requests
    done.files += one.files
    done.pairs += one.pairs
    done.certificates += one.certificates
  }
  const sent = await markSent(db, entries, now)
  const lost = await setAsideAnchors(store, await newestPosition(db))
  const newest = names.at(-1)
  if (newest !== undefined) await saveRecoveryState(db, { newest_object: newest })
  return [
    `Ended ${ended.sessions} sessions and took back ${ended.links} links.`,
    `Read ${entries.length} entries of the journal.`,
    `Deleted, erased or took roles from ${done.users} people again.`,
    `${done.credentials} people have to choose a new password: theirs had changed since.`,
    `Erased or kept the content of ${done.requests} requests again, and removed ${done.files} files.`,
    `Removed ${done.pairs} pairs of sentences from the memory again.`,
    `Revoked ${done.certificates} certificates again.`,
    `Set aside ${lost} anchors of events that are lost.`,
    `${sent} waiting mails had been sent before and are not sent again.`,
    'Mail is held: see `kakehashi held-mail`.',
  ]
}

async function endAccess(db: Database): Promise<{ sessions: number; links: number }> {
  return db.transaction().execute(async (trx) => {
    const sessions = await trx.deleteFrom('sessions').executeTakeFirst()
    const links = await trx.deleteFrom('mailed_tokens').executeTakeFirst()
    await trx.deleteFrom('passkey_challenges').execute()
    await trx.deleteFrom('admin_proposals').execute()
    return { sessions: Number(sessions.numDeletedRows), links: Number(links.numDeletedRows) }
  })
}

async function newestPosition(db: Database): Promise<number> {
  const newest = await db
    .selectFrom('event_seals')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.position ?? 0
}

/** The same mails, by their ids; `held-mail send` also leaves out those that were made anew. */
async function markSent(db: Database, entries: JournalEntry[], now: Date): Promise<number> {
  let count = 0
  for (const { sentNotices, sentMails } of entries) {
    for (const { id } of sentNotices) {
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ state: 'sent', sent_at: now })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    for (const key of sentMails) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sent_mails')
        .values({ key, sent_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      count += Number(numInsertedOrUpdatedRows ?? 0)
    }
  }
  return count
}
