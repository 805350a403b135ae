import type { Transaction } from 'kysely'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'

/** Must not contain secrets, because the queue stores it. */
export type MailJob =
  | {
      readonly kind: 'verify-email'
      readonly userId: string
      /** The address of an account that exists already. Missing in jobs of older versions. */
      readonly isNewAddress?: boolean
    }
  | ResetJob
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'email-changed'; readonly userId: string; readonly oldEmail: string }
  | { readonly kind: 'second-factor-changed'; readonly userId: string; readonly isOn: boolean }
  | BulkReadingJob

interface BulkReadingJob {
  readonly kind: 'bulk-reading'
  /** The owner who is told. */
  readonly userId: string
  readonly readerId: string
  readonly at: string
  readonly documents: number
  readonly minutes: number
}

interface ResetJob {
  readonly kind: 'reset-password'
  /** Null for an unknown address: it is queued too, so that both take the same time. */
  readonly userId: string | null
  /**
   * Recorded as an event by the worker, because doing it in the request would take longer for a
   * known address. Missing in jobs of older versions.
   */
  readonly asked?: { readonly eventId: string; readonly at: string }
}

/** `cause` identifies the mail across attempts; usually it is the id of an event. */
export async function enqueueMail(
  trx: Transaction<DB>,
  cause: string,
  mail: MailJob,
): Promise<void> {
  await addJob(trx, 'send-mail', { key: `${mail.kind}:${cause}`, mail }, { maxAttempts: 300 })
}
