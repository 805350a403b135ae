import { createHash } from 'node:crypto'
import { officeDateAndTime } from '@kakehashi/domain/dates'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { EventKind } from './record.ts'
import { Refusal } from '../refusal.ts'
import { nameOf } from '../accounts/people/display-name.ts'

/**
 * Names what a form edits, as it is now. By its content, so that nothing else that happens to the
 * row is taken for a change. For eyes that may see the content: few prices would have to be tried.
 */
export function versionOf(edited: object): string {
  return createHash('sha256').update(JSON.stringify(edited)).digest('base64url')
}

interface Saving {
  /** What was on the screen; undefined where the caller does not say. */
  readonly seen: string | undefined
  readonly version: string
  readonly subject: { readonly kind: 'user' | 'service'; readonly id: string }
  /** By which the history tells of a change to what is edited. */
  readonly kinds: readonly EventKind[]
}

/** Nobody overwrites what they have not seen: they are told who changed it and when. */
export async function refuseUnseen(trx: Transaction<DB>, saving: Saving): Promise<void> {
  if (saving.seen === undefined || saving.seen === saving.version) return
  const last = await trx
    .selectFrom('events')
    .select(['actor_id', 'at'])
    .where('subject_kind', '=', saving.subject.kind)
    .where('subject_id', '=', saving.subject.id)
    .where('kind', 'in', saving.kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const at = last?.at
  throw new Refusal('changed-meanwhile', {
    values: {
      who: await nameOf(trx, last?.actor_id ?? null),
      time: at ? { en: officeDateAndTime(at, 'en'), ja: officeDateAndTime(at, 'ja') } : '–',
    },
  })
}
