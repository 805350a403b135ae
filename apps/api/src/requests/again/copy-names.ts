import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { insertNameEntry, listNameEntries } from '../names/queries.ts'

interface Copied {
  readonly from: string
  readonly to: string
  readonly actorId: string
  readonly now: Date
  /** What was confirmed holds for a copy. In another language it is spelled anew. */
  readonly areConfirmed: boolean
}

/** The names, dates and places of the earlier order, in their order. */
export async function copyNames(trx: Transaction<DB>, copied: Copied): Promise<void> {
  const { from, to, actorId, now, areConfirmed } = copied
  for (const [index, before] of (await listNameEntries(trx, from)).entries()) {
    const { entry, confirmed_at, confirmed_by } = before
    await insertNameEntry(trx, {
      id: uuidv7(),
      request_id: to,
      entry: JSON.stringify(entry),
      // They are listed by this time, so each gets its own.
      created_at: new Date(now.getTime() + index),
      changed_at: now,
      changed_by: actorId,
      ...(areConfirmed &&
        confirmed_at !== null && { confirmed_at, confirmed_by, was_confirmed: true }),
    })
  }
}
