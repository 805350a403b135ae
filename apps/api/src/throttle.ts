import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { after, duration } from './clock.ts'
import type { Database } from './db/connection.ts'
import type { DB } from './db/schema.gen.ts'
import { Refusal } from './refusal.ts'

interface Limit {
  readonly name: string
  readonly most: number
  readonly within: number
}

/**
 * An attacker with many IP addresses gets at most 100 guesses a day per account. Known devices are
 * counted separately, so that the account's owner can still sign in. The limits per IP address are
 * high, because a whole military base can share one.
 */
export const limits = {
  accountBurst: { name: 'account-burst', most: 20, within: 15 * duration.minute },
  accountDay: { name: 'account-day', most: 100, within: duration.day },
  knownDevice: { name: 'known-device', most: 20, within: 15 * duration.minute },
  knownDeviceDay: { name: 'known-device-day', most: 60, within: duration.day },
  signInAddress: { name: 'sign-in-address', most: 100, within: 15 * duration.minute },
  secondFactorBurst: { name: 'second-factor-burst', most: 10, within: 15 * duration.minute },
  secondFactorDay: { name: 'second-factor-day', most: 50, within: duration.day },
  ownPassword: { name: 'own-password', most: 10, within: 15 * duration.minute },
  // Newcomers of a base arrive on the same day: many at once, and then only a short wait.
  registerAddress: { name: 'register-address', most: 40, within: 10 * duration.minute },
  resetAccount: { name: 'reset-account', most: 5, within: duration.hour },
  resetKnownDevice: { name: 'reset-known-device', most: 5, within: duration.hour },
  resetAddress: { name: 'reset-address', most: 30, within: duration.hour },
  linkAddress: { name: 'link-address', most: 60, within: 15 * duration.minute },
  orders: { name: 'orders', most: 60, within: duration.hour },
  messages: { name: 'messages', most: 120, within: duration.hour },
  uploads: { name: 'uploads', most: 120, within: duration.hour },
  verificationMail: { name: 'verification-mail', most: 5, within: duration.hour },
} as const satisfies Record<string, Limit>

export interface Attempt {
  readonly limit: Limit
  /** What is counted: an e-mail, an IP address or a user id. Only its hash is stored. */
  readonly of: string
}

/**
 * Call it before checking the credentials, so that parallel guesses are all counted. It runs
 * outside any transaction (passing one does not compile), so that a rollback keeps the count.
 */
export async function countAttempts<Given extends Database>(
  db: Given extends Transaction<DB> ? never : Given,
  now: Date,
  attempts: Attempt[],
): Promise<void> {
  await countAll(db, now, attempts)
}

/**
 * Counts in the transaction of the action itself, so that refused actions and idempotent
 * repetitions do not count.
 */
export async function countAction(trx: Transaction<DB>, now: Date, action: Attempt): Promise<void> {
  await countAll(trx, now, [action])
}

async function countAll(db: Kysely<DB>, now: Date, attempts: Attempt[]): Promise<void> {
  // A fixed order prevents deadlocks.
  for (const attempt of attempts.toSorted((a, b) => a.limit.name.localeCompare(b.limit.name))) {
    const { count, window_ends_at } = await countOne(db, now, attempt)
    if (count > attempt.limit.most) throw tooManyAttempts(window_ends_at, now)
  }
}

/** Takes back one count after the attempt succeeded. */
export async function uncountAttempts(db: Database, attempts: Attempt[]): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', attempts.map(keyOf))
    .where('count', '>', 0)
    .execute()
}

function countOne(db: Kysely<DB>, now: Date, attempt: Attempt) {
  const fresh = { count: 1, window_ends_at: after(now, attempt.limit.within) }
  return db
    .insertInto('throttles')
    .values({ key: keyOf(attempt), ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when throttles.window_ends_at <= ${now} then 1 else throttles.count + 1 end`,
        window_ends_at: sql`case when throttles.window_ends_at <= ${now} then excluded.window_ends_at else throttles.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

function keyOf(attempt: Attempt): string {
  const subject = createHash('sha256').update(attempt.of).digest('base64url')
  return `${attempt.limit.name}:${subject}`
}

function tooManyAttempts(endsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return new Refusal('too-many-attempts', {
    values: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  })
}
