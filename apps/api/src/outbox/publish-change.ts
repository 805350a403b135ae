import type { LiveTag } from '@kakehashi/contract/live'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** What goes from the transaction to every process: tags, and who may learn of them. */
export interface LiveNews {
  readonly tags: readonly LiveTag[]
  readonly isForStaff: boolean
  /** What is public anyway. */
  readonly isForEveryone?: boolean
  readonly userIds: readonly string[]
}

interface RequestNews {
  readonly request: string
  /** Beside staff: its customer, its translator. Nobody else learns that it exists. */
  readonly userIds: readonly (string | null)[]
}

/** Published by the commit, or not at all. */
export async function tellLive(trx: Transaction<DB>, news: RequestNews): Promise<void> {
  await publish(trx, {
    tags: [{ type: 'Request', id: news.request }],
    isForStaff: true,
    userIds: news.userIds.filter((id) => id !== null),
  })
}

/** The state of a mail about a request changed: its reader and staff may look again. */
export async function tellNotice(
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

/** The services that the office offers are not what they were. */
export async function tellServices(trx: Transaction<DB>): Promise<void> {
  await publish(trx, { tags: [{ type: 'Service' }], ...forEveryone })
}

/** The office closes on other days than it did. */
export async function tellClosures(trx: Transaction<DB>): Promise<void> {
  await publish(trx, { tags: [{ type: 'Closures' }], ...forEveryone })
}

const forEveryone = { isForStaff: true, isForEveryone: true, userIds: [] }

/** Somebody came, changed or left: for staff, and for that person. */
export async function tellPerson(trx: Transaction<DB>, userId: string): Promise<void> {
  await publish(trx, { tags: [{ type: 'User', id: userId }], isForStaff: true, userIds: [userId] })
}

async function publish(trx: Transaction<DB>, news: LiveNews): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(news)})`.execute(trx)
}
