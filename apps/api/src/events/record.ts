import type { ReadingKind } from '@kakehashi/domain/documents/readings'
import type { PayEntryKind } from '@kakehashi/domain/payments/pay'
import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'

export type EventKind =
  | 'user.registered'
  | 'user.registered-again'
  | 'user.profile-changed'
  | 'user.changed-by-staff'
  | 'user.roles-changed'
  | 'user.admin-proposed'
  | 'user.admin-declined'
  | 'user.admin-proposal-lapsed'
  | 'user.absence-changed'
  | 'user.deleted'
  | 'user.left'
  | 'user.kept'
  | 'user.restored'
  | 'user.erased'
  | 'user.email-verified'
  | 'user.language-chosen'
  | 'user.notices-chosen'
  | 'session.signed-in'
  | 'session.new-device'
  | 'session.sign-in-failed'
  | 'session.proved'
  | 'session.ended'
  | 'session.ended-everywhere'
  | 'password.reset-asked'
  | 'password.reset'
  | 'second-factor.turned-on'
  | 'second-factor.turned-off'
  | 'second-factor.removed'
  | 'second-factor.recovery-code-used'
  | 'second-factor.recovery-codes-renewed'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'passkey.copy-suspected'
  | 'settings.changed'
  | 'office.published'
  | 'till.opened'
  | 'till.cash-moved'
  | 'till.closed'
  | 'file.uploaded'
  | 'file.scanned'
  | 'file.infected'
  | 'file.removed'
  | 'file.hidden'
  | 'file.put-back'
  | 'file.moved'
  | `file.${ReadingKind}`
  | 'user.bulk-reading'
  | 'service.created'
  | 'service.changed'
  | 'service.archived'
  | 'service.offered-again'
  | 'service.deleted'
  | `request.${RequestEvent}`
  | `request.pay-${PayEntryKind}`
  | 'request.content-erased'
  | 'request.claimed'
  | 'request.put-on-hold'
  | 'request.hold-ended'
  | 'request.message-written'
  | 'request.note-written'
  | 'request.question-asked'
  | 'request.question-answered'
  | 'request.reminded'
  | 'request.viewed'
  | 'request.messages-read'
  | 'request.no-reply-needed'
  | 'request.handler-changed'

interface NewEvent {
  readonly kind: EventKind
  readonly at: Date
  readonly actorId: string | null
  readonly subject: {
    readonly kind: 'user' | 'settings' | 'service' | 'request' | 'file' | 'sign-in' | 'till'
    readonly id: string
  }
  /** Names of the changed fields, never their values. */
  readonly fields?: readonly string[]
}

/** In the transaction of the change itself, so that the history is complete. */
export async function recordEvent(trx: Transaction<DB>, event: NewEvent): Promise<string> {
  const id = uuidv7()
  await append(trx, id, event).execute()
  return id
}

/** For jobs, which may be retried: the same id is recorded once. */
export async function recordEventOnce(
  trx: Transaction<DB>,
  id: string,
  event: NewEvent,
): Promise<void> {
  await append(trx, id, event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The names of the fields that a change modifies. */
export function changedFields<Row extends object>(before: Row, change: Partial<Row>): string[] {
  const fields = Object.entries(change)
    .filter(([name, value]) => value !== before[name as keyof Row])
    // The history shows the hash and the flags of a password as one field.
    .map(([name]) => (name.startsWith('password') ? 'password' : name))
  return [...new Set(fields)]
}

function append(trx: Transaction<DB>, id: string, event: NewEvent) {
  return trx.insertInto('events').values({
    id,
    at: event.at,
    kind: event.kind,
    actor_id: event.actorId,
    subject_kind: event.subject.kind,
    subject_id: event.subject.id,
    fields: [...(event.fields ?? [])],
  })
}
