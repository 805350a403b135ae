import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
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
  await addJob(trx, 'send-mail', { key: `${mail.kind}:${cause}`, mail }, { maxAttempts: 300 })
}
