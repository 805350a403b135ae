import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'

export type EventKind =
  | 'user.registered'
  | 'user.profile-changed'
  | 'user.changed-by-staff'
  | 'user.roles-changed'
  | 'user.deleted'
  | 'user.left'
  | 'user.email-verified'
  | 'user.language-chosen'
  | 'user.notices-chosen'
  | 'session.signed-in'
  | 'session.ended'
  | 'session.ended-everywhere'
  | 'password.reset-asked'
  | 'password.reset'
  | 'second-factor.turned-on'
  | 'second-factor.turned-off'
  | 'second-factor.recovery-code-used'
  | 'second-factor.recovery-codes-renewed'
  | 'settings.changed'
  | 'file.uploaded'
  | 'file.scanned'
  | 'file.removed'
  | 'service.created'
  | 'service.changed'
  | 'service.archived'
  | 'service.deleted'
  | `request.${RequestEvent}`
  | 'request.message-written'
  | 'request.note-written'
  | 'request.viewed'
  | 'request.messages-read'

interface NewEvent {
  readonly kind: EventKind
  readonly at: Date
  readonly actorId: string | null
  readonly subject: {
    readonly kind: 'user' | 'settings' | 'service' | 'request' | 'file'
    readonly id: string
  }
  /** Names of what changed, never what it changed to. */
  readonly fields?: readonly string[]
}

/** Appends to the history, in the transaction of the change itself. */
export async function recordEvent(trx: Transaction<DB>, event: NewEvent): Promise<string> {
  const id = uuidv7()
  await append(trx, id, event).execute()
  return id
}

/** For work that may be tried again: under the same id it is written down once. */
export async function recordEventOnce(
  trx: Transaction<DB>,
  id: string,
  event: NewEvent,
): Promise<void> {
  await append(trx, id, event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
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
