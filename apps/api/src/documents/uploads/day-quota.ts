import type { Kysely } from 'kysely'
import { duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import { Refusal } from '../../refusal.ts'
import { addToCount, readCount } from '../../throttle.ts'

/** How much one person can send in a day. */
export interface UploadQuotas {
  readonly megabytes: number
  /** Until the e-mail address is confirmed, so that an invented one gains little. */
  readonly unconfirmedMegabytes: number
}

const defaultQuotas: UploadQuotas = { megabytes: 1_000, unconfirmedMegabytes: 100 }

export interface DayQuota {
  /** Throws if a file of this size, of which the last bytes may still come, is too much today. */
  demandRoomFor(bytes: number): void
  /** Refused files count too, because they cost as much. */
  add(bytes: number): Promise<void>
}

const kilobyte = 1024
const counter = { name: 'uploaded-kilobytes', within: duration.day }

export async function openDayQuota(
  db: Kysely<DB>,
  now: Date,
  personId: string,
  quotas: UploadQuotas = defaultQuotas,
): Promise<DayQuota> {
  const isConfirmed = await hasConfirmedAddress(db, personId)
  const megabytes = isConfirmed ? quotas.megabytes : quotas.unconfirmedMegabytes
  const counted = { limit: counter, of: personId }
  const { count, endsAt } = await readCount(db, now, counted)
  return {
    demandRoomFor(bytes) {
      if (count * kilobyte + bytes <= megabytes * kilobyte * kilobyte) return
      const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
      throw new Refusal(isConfirmed ? 'upload-quota' : 'upload-quota-unconfirmed', {
        values: { megabytes, hours: Math.ceil(seconds / 3600) },
        retryAfterSeconds: seconds,
      })
    },
    add: (bytes) => addToCount(db, now, counted, Math.ceil(bytes / kilobyte)),
  }
}

async function hasConfirmedAddress(db: Kysely<DB>, personId: string): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', personId)
    .executeTakeFirst()
  return person !== undefined && person.email_verified_at !== null
}
