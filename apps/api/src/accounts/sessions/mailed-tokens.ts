import type { Insertable, Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

type Purpose = DB['mailed_tokens']['purpose']

/** A retried mail has the same token; each attempt renews the expiry. */
export async function saveMailedToken(
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

/** Waits for a concurrent use of the link, and blocks its use until the transaction ends. */
export async function lockMailedToken(trx: Transaction<DB>, tokenHash: Buffer): Promise<void> {
  await trx
    .selectFrom('mailed_tokens')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .execute()
}

/** Reads a token that is used more than once, and prevents a retry of its mail. */
export async function openMailedToken(
  trx: Transaction<DB>,
  purpose: Purpose,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; email: string } | undefined> {
  const opened = await trx
    .selectFrom('mailed_tokens')
    .select(['user_id', 'email', 'mail_key'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  await markMailSent(trx, opened?.mail_key ?? null, now)
  return opened
}

/** Deletes the token, so that a link works once. */
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
  await markMailSent(trx, spent?.mail_key ?? null, now)
  return spent
}

/** Marks mails that are still queued as sent, so that a retry cannot restore their links. */
export async function deleteMailedTokensOf(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
  purpose?: Purpose,
): Promise<void> {
  let query = trx.deleteFrom('mailed_tokens').where('user_id', '=', userId)
  if (purpose) query = query.where('purpose', '=', purpose)
  for (const { mail_key } of await query.returning('mail_key').execute()) {
    await markMailSent(trx, mail_key, now)
  }
}

/** Prevents further attempts: the mail was sent, or its link was used or revoked. */
export async function markMailSent(db: Kysely<DB>, key: string | null, now: Date): Promise<void> {
  if (key === null) return
  await db
    .insertInto('sent_mails')
    .values({ key, sent_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function wasMailSent(db: Kysely<DB>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('sent_mails')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
