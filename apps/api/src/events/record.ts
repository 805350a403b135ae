import type { EventKind } from '@kakehashi/domain/history/event-texts'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../db/schema.gen.ts'

export type { EventKind }

interface NewEvent {
  readonly kind: EventKind
  readonly at: Date
  readonly actorId: string | null
  readonly subject: {
    readonly kind:
      | 'user'
      | 'settings'
      | 'service'
      | 'request'
      | 'file'
      | 'sign-in'
      | 'till'
      | 'history'
      | 'waiting-number'
      | 'books'
      | 'export'
      | 'import'
      | 'term'
      | 'pair'
      | 'glossary'
      | 'paper-template'
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
