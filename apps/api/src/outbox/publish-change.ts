import type { LiveTag } from '@kakehashi/contract/live'
import type { Transaction } from 'kysely'
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

interface RequestChange {
  readonly request: string
  /** The customer and the translator; staff receive every change. */
  readonly userIds: readonly (string | null)[]
}

/** pg_notify sends on commit, so a change that is rolled back is never published. */
export async function publishRequestChange(
  trx: Transaction<DB>,
  change: RequestChange,
): Promise<void> {
  await publish(trx, {
    tags: [{ type: 'Request', id: change.request }],
    isForStaff: true,
    userIds: change.userIds.filter((id) => id !== null),
  })
}

/** For a changed delivery state of a notice. */
export async function publishNoticeChange(
  trx: Transaction<DB>,
  requestId: string,
  userId: string | null,
): Promise<void> {
  await publish(trx, {
    tags: [{ type: 'Notice', id: requestId }],
    isForStaff: true,
    userIds: userId === null ? [] : [userId],
  })
}

export async function publishServicesChange(trx: Transaction<DB>): Promise<void> {
  await publish(trx, { tags: [{ type: 'Service' }], ...forEveryone })
}

export async function publishClosuresChange(trx: Transaction<DB>): Promise<void> {
  await publish(trx, { tags: [{ type: 'Closures' }], ...forEveryone })
}

const forEveryone = { isForStaff: true, isForEveryone: true, userIds: [] }

export async function publishUserChange(trx: Transaction<DB>, userId: string): Promise<void> {
  await publish(trx, { tags: [{ type: 'User', id: userId }], isForStaff: true, userIds: [userId] })
}

async function publish(trx: Transaction<DB>, change: LiveChange): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(change)})`.execute(trx)
}
