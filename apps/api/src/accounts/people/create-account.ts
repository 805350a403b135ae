import type { Insertable, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { saveSearchWords } from '../../search-index/queries.ts'
import { insertUser, type UserRow, userSearchWords } from './queries.ts'

/** A person who registered, with their place in the search and in the history. */
export async function createAccount(
  trx: Transaction<DB>,
  columns: Omit<Insertable<DB['users']>, 'id' | 'created_at'>,
  now: Date,
): Promise<{ user: UserRow; eventId: string }> {
  const user = await insertUser(trx, { ...columns, id: uuidv7(), created_at: now })
  await saveSearchWords(trx, 'user', user.id, userSearchWords(user))
  const eventId = await recordEvent(trx, {
    kind: 'user.registered',
    at: now,
    actorId: user.id,
    subject: { kind: 'user', id: user.id },
  })
  return { user, eventId }
}
