import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'

/** What the worker needs to know to write a mail: who and what, never a secret. */
export type MailJob =
  | { readonly kind: 'verify-email'; readonly userId: string }
  | ResetJob
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'email-changed'; readonly userId: string; readonly oldEmail: string }
  | { readonly kind: 'second-factor-changed'; readonly userId: string; readonly isOn: boolean }

interface ResetJob {
  readonly kind: 'reset-password'
  /** Null for an address nobody has: both are queued, so that both take the same time. */
  readonly userId: string | null
  /**
   * The asking, which the worker writes down: here it would be written for a known address alone,
   * and take longer. Absent from what was queued before this was kept.
   */
  readonly asked?: { readonly eventId: string; readonly at: string }
}

/** Queues a mail in the transaction of what it tells of; `cause` makes it one mail, however often it is tried. */
export async function enqueueMail(
  trx: Transaction<DB>,
  cause: string,
  mail: MailJob,
): Promise<void> {
  await addJob(trx, 'send-mail', { key: `${mail.kind}:${cause}`, mail }, { maxAttempts: 300 })
}
