import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import type { HistoryKeys } from '../events/history-keys.ts'
import type { FileStore } from '../storage/file-store.ts'
import { listObjects, readEntry } from './journal.ts'
import { getRecoveryState, saveRecoveryState } from './keep-journal.ts'

const mailTasks = sql`('send-mail', 'send-notice')`

/** After a restore no mail leaves until an operator has decided about those that wait. */
class MailHeld extends Error {
  constructor() {
    super('mail is held after a restore: see `kakehashi held-mail`')
    this.name = 'MailHeld'
  }
}

export async function refuseWhileMailIsHeld(db: Kysely<DB>): Promise<void> {
  if ((await getRecoveryState(db)).mail_held_at !== null) throw new MailHeld()
}

export interface WaitingMail {
  readonly kind: string
  readonly count: number
  readonly oldest: Date
}

export async function listWaitingMail(db: Database): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select coalesce(notices.kind, payload -> 'mail' ->> 'kind', 'other') as kind,
      count(*)::int as count, min(jobs.created_at) as oldest
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    left join notices on notices.id::text = payload ->> 'noticeId'
    where tasks.identifier in ${mailTasks}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Deletes all mails that wait, and lets new ones leave. */
export async function discardHeldMail(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select graphile_worker.complete_jobs(array(
        select jobs.id from graphile_worker._private_jobs as jobs
        join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
        where tasks.identifier in ${mailTasks}))`.execute(trx)
    await trx
      .updateTable('notices')
      .set({ state: 'unwanted' })
      .where('state', '=', 'queued')
      .execute()
    await saveRecoveryState(trx, { mail_held_at: null })
    return rows.length
  })
}

interface MailDeps {
  readonly db: Database
  readonly store: FileStore
  readonly keys: HistoryKeys
  readonly now: Date
}

/**
 * Lets all mails leave but those whose like was sent between the backup and its restore: the worker
 * makes reminders and announcements anew, because the restored database does not know of them.
 */
export async function sendHeldMail({ db, store, keys, now }: MailDeps): Promise<number> {
  const repeated = await discardRepeated({ db, store, keys, now })
  await sql`
    select graphile_worker.reschedule_jobs(array(
        select jobs.id from graphile_worker._private_jobs as jobs
        join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
        where tasks.identifier in ${mailTasks} and jobs.attempts > 0),
      run_at => now(), attempts => 0)`.execute(db)
  await saveRecoveryState(db, { mail_held_at: null })
  return repeated
}

async function discardRepeated({ db, store, keys, now }: MailDeps): Promise<number> {
  const { recovered_at: recoveredAt } = await getRecoveryState(db)
  if (recoveredAt === null) return 0
  let count = 0
  for (const name of await listEarlier({ db, store, now }, recoveredAt)) {
    const { sentNotices } = await readEntry(store, name, keys)
    for (const { requestId, kind, userId } of sentNotices) {
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ state: 'unwanted' })
        .where('request_id', '=', requestId)
        .where(sql<boolean>`kind = ${kind}`)
        .where('user_id', 'is not distinct from', userId)
        .where('state', '=', 'queued')
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
  }
  return count
}

/** Entries that the restored database did not know. */
async function listEarlier(
  { db, store, now }: Omit<MailDeps, 'keys'>,
  recoveredAt: Date,
): Promise<string[]> {
  const { restored_object: restored } = await getRecoveryState(db)
  const until = recoveredAt.toISOString().replace(/[^\dTZ]/g, '')
  const names = await listObjects(store, restored ?? '', now)
  return names.filter((name) => (name.split('/').at(-1) ?? '') < until)
}
