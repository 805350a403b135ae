import { bulkReadingMinutes } from '@kakehashi/domain/documents/readings'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { listOwnerIds } from '../../outbox/list-owner-ids.ts'
import { demand } from '../../refusal.ts'
import { getSetting } from '../../settings/queries.ts'
import type { SettingValue } from '../../settings/settings.ts'
import { continueBulkReading, insertBulkReading, measureReadings } from './queries.ts'

type BulkLimit = SettingValue<'bulkReading'>

/** When somebody who reads too much can go on. */
interface Excess {
  readonly endsAt: Date
}

export async function findBulkLimit({ db, readingLimit }: Deps): Promise<BulkLimit> {
  const setting = await getSetting(db, 'bulkReading')
  return readingLimit === undefined ? setting : { ...setting, documents: readingLimit }
}

/**
 * Whether somebody has read too many documents of other requests. Owners are told once for each
 * incident. The documents of one request are never too many: a translator needs all of them.
 */
export async function reportBulk(
  trx: Transaction<DB>,
  what: { readonly readerId: string; readonly requestId: string | null },
  { documents: most, minutes }: BulkLimit,
  now: Date,
): Promise<Excess | null> {
  const within = minutes * duration.minute
  const { documents, first } = await measureReadings(trx, what, after(now, -within))
  if (documents < most || first === null) return null
  const isSame = after(now, -bulkReadingMinutes * duration.minute)
  if (!(await continueBulkReading(trx, what.readerId, isSame, now))) {
    await reportIncident(trx, what.readerId, { documents, minutes }, now)
  }
  return { endsAt: after(first, within) }
}

async function reportIncident(
  trx: Transaction<DB>,
  readerId: string,
  counted: BulkLimit,
  now: Date,
): Promise<void> {
  const incident = { reader_id: readerId, started_at: now, last_at: now }
  await insertBulkReading(trx, { id: uuidv7(), ...incident })
  const eventId = await recordEvent(trx, {
    kind: 'user.bulk-reading',
    at: now,
    actorId: readerId,
    subject: { kind: 'user', id: readerId },
  })
  for (const userId of await listOwnerIds(trx)) {
    const mail = { kind: 'bulk-reading', userId, readerId, at: now.toISOString() } as const
    await enqueueMail(trx, `${eventId}:${userId}`, { ...mail, ...counted })
  }
}

export function demandNotBulk(excess: Excess | null, now: Date): void {
  const left = excess ? excess.endsAt.getTime() - now.getTime() : 0
  const retryAfterSeconds = Math.max(1, Math.ceil(left / duration.second))
  demand(excess === null, 'too-many-documents-read', {
    values: { minutes: Math.ceil(retryAfterSeconds / 60) },
    retryAfterSeconds,
  })
}
