import type { Insertable, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import { saveSearchWords } from '../../search-index/queries.ts'
import { insertUser, type UserRow, userSearchWords } from './queries.ts'

/** A person who registered or came to the counter, with their place in search and history. */
export async function createAccount(
  trx: Transaction<DB>,
  columns: Omit<Insertable<DB['users']>, 'id' | 'created_at'>,
  now: Date,
  /** The clerk, if somebody else enters the person. */
  actorId?: string,
): Promise<{ user: UserRow; eventId: string }> {
  const user = await insertUser(trx, { ...columns, id: uuidv7(), created_at: now })
  await saveSearchWords(trx, 'user', user.id, userSearchWords(user))
  const eventId = await recordEvent(trx, {
    kind: 'user.registered',
    at: now,
    actorId: actorId ?? user.id,
    subject: { kind: 'user', id: user.id },
  })
  return { user, eventId }
}
