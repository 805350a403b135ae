import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { refuseDuplicate } from '../../db/unique-violation.ts'
import { Refusal } from '../../refusal.ts'

export type PasskeyRow = Selectable<DB['passkeys']>

export function listPasskeys(db: Kysely<DB>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Only of somebody who still has an account. */
export function findPasskey(db: Kysely<DB>, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

export function insertPasskey(trx: Transaction<DB>, passkey: PasskeyRow): Promise<PasskeyRow> {
  return refuseDuplicate('passkeys_credential_id_key', new Refusal('passkey-known'), () =>
    trx.insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow(),
  )
}

/** False if it was removed or used again since it was checked. */
export async function markPasskeyUsed(
  trx: Transaction<DB>,
  { id, counter }: PasskeyRow,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export function renamePasskey(
  trx: Transaction<DB>,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return trx
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Ends the sessions that were started with it, except the current one. */
export async function deletePasskey(
  trx: Transaction<DB>,
  id: string,
  exceptSessionId?: string,
): Promise<void> {
  let sessions = trx.deleteFrom('sessions').where('passkey_id', '=', id)
  if (exceptSessionId !== undefined) sessions = sessions.where('id', '<>', exceptSessionId)
  await sessions.execute()
  await trx.deleteFrom('passkeys').where('id', '=', id).execute()
}

export async function deletePasskeysOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
