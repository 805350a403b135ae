import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** What the worker needs to know to write a mail: who and what, never a secret. */
export type MailJob =
  | { readonly kind: 'verify-email'; readonly userId: string }
  /** Null for an address nobody has: both are queued, so that both take the same time. */
  | { readonly kind: 'reset-password'; readonly userId: string | null }
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'email-changed'; readonly userId: string; readonly oldEmail: string }
  | { readonly kind: 'second-factor-changed'; readonly userId: string; readonly isOn: boolean }

/** Queues a mail in the transaction of what it tells of; `cause` makes it one mail, however often it is tried. */
export async function enqueueMail(
  trx: Transaction<DB>,
  cause: string,
  mail: MailJob,
): Promise<void> {
  const payload = JSON.stringify({ key: `${mail.kind}:${cause}`, mail })
  await sql`select graphile_worker.add_job('send-mail', ${payload}::json, max_attempts => 300)`.execute(
    trx,
  )
}
