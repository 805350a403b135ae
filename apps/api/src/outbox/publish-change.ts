import type { LiveTag } from '@kakehashi/contract/live'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Tags of changed data, and who may receive them. */
export interface LiveChange {
  readonly tags: readonly LiveTag[]
  readonly isForStaff: boolean
  /** For public data. */
  readonly isForEveryone?: boolean
  readonly userIds: readonly string[]
}

/** Who has a request open. Processes keep it in memory, and it is forgotten after a while. */
export interface PresenceReport {
  readonly requestId: string
  readonly userId: string
  readonly isHere: boolean
}

/** Tells every process. It changes no data, so it needs no transaction. */
export async function publishPresence(db: Kysely<DB>, presence: PresenceReport): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify({ presence })})`.execute(db)
}

/**
 * Makes open pages reload what changed. Staff receive every change; `readers` are the customer and
 * the translator, or everyone for public data. pg_notify sends on commit, so a change that is
 * rolled back is never published.
 */
export async function publishChange(
  trx: Transaction<DB>,
  tag: LiveTag,
  readers: 'everyone' | readonly (string | null)[],
): Promise<void> {
  const change: LiveChange = {
    tags: [tag],
    isForStaff: true,
    ...(readers === 'everyone'
      ? { isForEveryone: true, userIds: [] }
      : { userIds: readers.filter((id) => id !== null) }),
  }
  await send(trx, change)
}

/** The same for what only these people see. */
export async function publishToPeople(
  trx: Transaction<DB>,
  tag: LiveTag,
  userIds: readonly string[],
): Promise<void> {
  await send(trx, { tags: [tag], isForStaff: false, userIds })
}

async function send(trx: Transaction<DB>, change: LiveChange): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(change)})`.execute(trx)
}
