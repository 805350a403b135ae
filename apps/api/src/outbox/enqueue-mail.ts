import type { RoleFlag } from '@kakehashi/domain/people/roles'
import type { Finding, SystemPart } from '@kakehashi/domain/system/system-check'
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
      /** To an address that staff entered. */
      readonly isEntered?: boolean
    }
  | ResetJob
  | { readonly kind: 'password-changed'; readonly userId: string }
  | { readonly kind: 'email-entered'; readonly userId: string }
  | { readonly kind: 'email-changed'; readonly userId: string; readonly oldEmail: string }
  | { readonly kind: 'second-factor-changed'; readonly userId: string; readonly isOn: boolean }
  | { readonly kind: 'passkey-changed'; readonly userId: string; readonly isAdded: boolean }
  | BulkReadingJob
  /** To a deleted person, while the deletion can be stopped. */
  | { readonly kind: 'keep-account'; readonly userId: string }
  | NewDeviceJob
  | SecondFactorRemovedJob
  | VirusFoundJob
  | RoleMailJob
  | SystemReportJob
  /** To staff who want it. What it says is read when it is sent. */
  | { readonly kind: 'morning'; readonly userId: string; readonly day: string }

interface Roles {
  readonly given: readonly RoleFlag[]
  readonly taken: readonly RoleFlag[]
}

/** About a change of roles: to the person, or to an owner. */
export type RoleMailJob =
  | (Roles & { readonly kind: 'own-roles-changed'; readonly userId: string })
  | (Roles & {
      readonly kind: 'staff-roles-changed'
      readonly userId: string
      readonly personId: string
      /** Null on the command line. */
      readonly actorId: string | null
    })
  | {
      readonly kind: 'admin-proposed'
      readonly userId: string
      readonly personId: string
      readonly actorId: string
      readonly until: string
    }

interface BulkReadingJob {
  readonly kind: 'bulk-reading'
  /** The owner who is told. */
  readonly userId: string
  readonly readerId: string
  readonly at: string
  readonly documents: number
  readonly minutes: number
}

interface VirusFoundJob {
  readonly kind: 'virus-found'
  /** The owner who is told. */
  readonly userId: string
  /** Null for the office's scanner. */
  readonly senderId: string | null
  readonly at: string
  readonly signature: string
}

interface SystemReportJob {
  readonly kind: 'system-report'
  /** The owner who is told. */
  readonly userId: string
  readonly at: string
  readonly problems: readonly Finding[]
  readonly solved: readonly SystemPart[]
}

interface SecondFactorRemovedJob {
  readonly kind: 'second-factor-removed'
  /** The person themselves, or an owner who is told. */
  readonly userId: string
  readonly removedFrom: string
  /** Null for the command line. */
  readonly ownerId: string | null
}

interface NewDeviceJob {
  readonly kind: 'new-device'
  readonly userId: string
  readonly at: string
  /** Missing if the browser did not name itself. */
  readonly browser?: string | undefined
  readonly system?: string | undefined
  readonly network: string
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

/**
 * `cause` identifies the mail across attempts; usually it is the id of an event. With a job key, it
 * replaces a mail that waits under the same key.
 */
export async function enqueueMail(
  trx: Transaction<DB>,
  cause: string,
  mail: MailJob,
  jobKey?: string,
): Promise<void> {
  const options = { maxAttempts: 300, ...(jobKey !== undefined && { key: jobKey }) }
  await addJob(trx, 'send-mail', { key: `${mail.kind}:${cause}`, mail }, options)
}
