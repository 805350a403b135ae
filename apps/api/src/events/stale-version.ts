import { createHash } from 'node:crypto'
import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { inEachLanguage } from '@kakehashi/domain/language'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../refusal.ts'
import { actorName } from './actor-name.ts'
import type { EventKind } from './record.ts'

/**
 * The version of what a form edits. It is a hash of the content, so other changes to the same row
 * do not make it stale. Only for readers who may see the content: a price could be guessed from it.
 */
export function versionOf(edited: object): string {
  return createHash('sha256').update(JSON.stringify(edited)).digest('base64url')
}

interface StaleCheck {
  /** The version the form was opened with; undefined where the caller does not send one. */
  readonly seen: string | undefined
  readonly version: string
  readonly subject: { readonly kind: 'user' | 'service'; readonly id: string }
  readonly timeZone: string
  /** The events that change what the form edits. */
  readonly kinds: readonly EventKind[]
}

/** Refuses to overwrite a change the caller has not seen, and says who made it and when. */
export async function refuseStale(trx: Transaction<DB>, check: StaleCheck): Promise<void> {
  if (check.seen === undefined || check.seen === check.version) return
  const last = await trx
    .selectFrom('events')
    .select(['actor_id', 'at'])
    .where('subject_kind', '=', check.subject.kind)
    .where('subject_id', '=', check.subject.id)
    .where('kind', 'in', check.kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const at = last?.at
  const { timeZone } = check
  throw new Refusal('changed-meanwhile', {
    values: {
      who: await actorName(trx, last?.actor_id ?? null),
      time: at ? inEachLanguage((language) => officeDateAndTime(at, language, timeZone)) : '–',
    },
  })
}
