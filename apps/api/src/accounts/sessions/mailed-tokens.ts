import type { Insertable, Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

type Purpose = DB['mailed_tokens']['purpose']

/** One mail has one link, however often it is tried; its time begins anew with each try. */
export async function keepMailedToken(
  trx: Transaction<DB>,
  token: Insertable<DB['mailed_tokens']>,
): Promise<void> {
  const { expires_at } = token
  await trx
    .insertInto('mailed_tokens')
    .values(token)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at }))
    .execute()
}

/** Whoever is using the link is waited for; nobody uses it until the transaction ends. */
export async function lockMailedToken(trx: Transaction<DB>, tokenHash: Buffer): Promise<void> {
  await trx
    .selectFrom('mailed_tokens')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .execute()
}

/** Takes the link out of use and says whose it was. */
export async function spendMailedToken(
  trx: Transaction<DB>,
  purpose: Purpose,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; email: string } | undefined> {
  const spent = await trx
    .deleteFrom('mailed_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'mail_key'])
    .executeTakeFirst()
  await noteSent(trx, spent?.mail_key ?? null, now)
  return spent
}

/** Also those in mails that are still being tried: none of them is made good again by a later try. */
export async function deleteMailedTokensOf(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
  purpose?: Purpose,
): Promise<void> {
  let query = trx.deleteFrom('mailed_tokens').where('user_id', '=', userId)
  if (purpose) query = query.where('purpose', '=', purpose)
  for (const { mail_key } of await query.returning('mail_key').execute()) {
    await noteSent(trx, mail_key, now)
  }
}

/** A mail that has been sent, or whose link is settled, is not tried again. */
export async function noteSent(db: Kysely<DB>, key: string | null, now: Date): Promise<void> {
  if (key === null) return
  await db
    .insertInto('sent_mails')
    .values({ key, sent_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function wasSent(db: Kysely<DB>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('sent_mails')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
