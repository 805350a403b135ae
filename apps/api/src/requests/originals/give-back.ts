import { inEachLanguage } from '@kakehashi/domain/language'
import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import {
  decideOriginal,
  type OriginalChange,
  type WayOut,
} from '@kakehashi/domain/request/originals'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { actorName } from '../../events/actor-name.ts'
import { getTimeZone } from '../../office/queries.ts'
import { Refusal } from '../../refusal.ts'
import { lockOriginal, type OriginalRow, saveInHouse } from './queries.ts'
import { recordOriginalEvent } from './save-change.ts'

export interface GivenBack {
  readonly how: WayOut
  readonly to: string
  readonly isIdSeen: boolean
  readonly isCodeShown: boolean
  readonly trackingNumber: string | null
}

/** Undefined for a repeated call. The request is locked before its originals. */
export async function lockForChange(
  trx: Transaction<DB>,
  { requestId, originalId }: { readonly requestId: string; readonly originalId: string },
  change: OriginalChange,
): Promise<OriginalRow | undefined> {
  const row = await lockOriginal(trx, originalId)
  if (row?.request_id !== requestId) throw new Refusal('not-found')
  const state = { outAt: row.out_at, removedAt: row.removed_at }
  const outcome = decideOriginal(state, change)
  if (outcome.kind === 'refused') throw await refusalFor(trx, outcome.why, row)
  return outcome.kind === 'unchanged' ? undefined : row
}

/** Marks one original as given back, with its event. The caller saves the request. */
export async function markOut(
  trx: Transaction<DB>,
  original: OriginalRow,
  given: GivenBack,
  actorId: string,
  now: Date,
): Promise<void> {
  const isSaved = await saveInHouse(trx, original.id, {
    out_at: now,
    out_by: actorId,
    out_how: given.how,
    out_to: given.to,
    id_seen: given.isIdSeen,
    code_shown: given.isCodeShown,
    tracking_number: given.how === 'posted' ? given.trackingNumber : null,
  })
  if (!isSaved) throw await refusalFor(trx, 'original-already-out', original)
  await recordOriginalEvent(trx, `original-${given.how}`, original.request_id, actorId, now)
}

async function refusalFor(
  trx: Transaction<DB>,
  why: 'original-already-out' | 'original-not-here',
  { description, out_by, out_at }: OriginalRow,
): Promise<Refusal> {
  const timeZone = await getTimeZone(trx)
  return new Refusal(why, {
    values: {
      what: description,
      who: await actorName(trx, out_by),
      time: inEachLanguage((language) =>
        out_at ? officeDateAndTime(out_at, language, timeZone) : '',
      ),
    },
  })
}
