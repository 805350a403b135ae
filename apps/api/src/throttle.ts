import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { after, duration } from './clock.ts'
import { anyOf } from './db/any-of.ts'
import type { Database } from './db/connection.ts'
import type { DB } from './db/schema.gen.ts'
import { Refusal } from './refusal.ts'

interface Counter {
  readonly name: string
  readonly within: number
}

interface Limit extends Counter {
  readonly most: number
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
  passkey: { name: 'passkey', most: 20, within: 15 * duration.minute },
  // Every visit of the login page asks for a challenge.
  passkeyChallengeAddress: {
    name: 'passkey-challenge-address',
    most: 300,
    within: 15 * duration.minute,
  },
  passkeyChallenge: { name: 'passkey-challenge', most: 30, within: 15 * duration.minute },
  ownPassword: { name: 'own-password', most: 10, within: 15 * duration.minute },
  // Newcomers of a base arrive on the same day: many at once, and then only a short wait.
  registerAddress: { name: 'register-address', most: 40, within: 10 * duration.minute },
  resetAccount: { name: 'reset-account', most: 5, within: duration.hour },
  resetKnownDevice: { name: 'reset-known-device', most: 5, within: duration.hour },
  resetAddress: { name: 'reset-address', most: 30, within: duration.hour },
  linkAddress: { name: 'link-address', most: 60, within: 15 * duration.minute },
  orders: { name: 'orders', most: 60, within: duration.hour },
  claims: { name: 'claims', most: 10, within: duration.hour },
  claimsAddress: { name: 'claims-address', most: 60, within: duration.hour },
  // A base shares one address, and a code has 60 bits.
  verifyAddress: { name: 'verify-address', most: 120, within: 15 * duration.minute },
  uploadLinks: { name: 'upload-links', most: 60, within: duration.hour },
  uploadLinkFiles: { name: 'upload-link-files', most: 60, within: 15 * duration.minute },
  uploadLinkAddress: { name: 'upload-link-address', most: 300, within: 15 * duration.minute },
  imports: { name: 'imports', most: 120, within: duration.hour },
  exports: { name: 'exports', most: 30, within: duration.hour },
  messages: { name: 'messages', most: 120, within: duration.hour },
  // Each takes the processor for some seconds.
  passportPhotos: { name: 'passport-photos', most: 30, within: duration.hour },
  uploads: { name: 'uploads', most: 120, within: duration.hour },
  newDeviceMail: { name: 'new-device-mail', most: 5, within: duration.day },
  verificationMail: { name: 'verification-mail', most: 5, within: duration.hour },
} as const satisfies Record<string, Limit>

interface Counted {
  readonly limit: Counter
  /** What is counted: an e-mail, an IP address or a user id. Only its hash is stored. */
  readonly of: string
}

export interface Attempt extends Counted {
  readonly limit: Limit
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

export async function forgetAttempts(trx: Transaction<DB>, attempts: Attempt[]): Promise<void> {
  await trx
    .deleteFrom('throttles')
    .where('key', '=', anyOf(attempts.map(keyOf)))
    .execute()
}

/** What has been counted in the current window. */
export async function readCount(
  db: Kysely<DB>,
  now: Date,
  counted: Counted,
): Promise<{ count: number; endsAt: Date }> {
  const row = await db
    .selectFrom('throttles')
    .select(['count', 'window_ends_at'])
    .where('key', '=', keyOf(counted))
    .where('window_ends_at', '>', now)
    .executeTakeFirst()
  return {
    count: row?.count ?? 0,
    endsAt: row?.window_ends_at ?? after(now, counted.limit.within),
  }
}

export async function addToCount(
  db: Kysely<DB>,
  now: Date,
  counted: Counted,
  amount: number,
): Promise<void> {
  await countOne(db, now, counted, amount)
}

function countOne(db: Kysely<DB>, now: Date, counted: Counted, amount = 1) {
  const fresh = { count: amount, window_ends_at: after(now, counted.limit.within) }
  return db
    .insertInto('throttles')
    .values({ key: keyOf(counted), ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`excluded.count + case when throttles.window_ends_at <= ${now} then 0 else throttles.count end`,
        window_ends_at: sql`case when throttles.window_ends_at <= ${now} then excluded.window_ends_at else throttles.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
}

function keyOf(counted: Counted): string {
  const subject = createHash('sha256').update(counted.of).digest('base64url')
  return `${counted.limit.name}:${subject}`
}

function tooManyAttempts(endsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return new Refusal('too-many-attempts', {
    values: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  })
}
