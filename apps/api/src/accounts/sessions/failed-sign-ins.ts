import type { FailedSignInView } from '@kakehashi/contract/accounts/failed-sign-ins'
import type { RefusalCode } from '@kakehashi/contract/refusals/refusals'
import { networkOf, type SignInFailure } from '@kakehashi/domain/people/failed-sign-ins'
import type { Kysely, Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../../clock.ts'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { Refusal } from '../../refusal.ts'
import { findUserByEmail } from '../people/queries.ts'

const failures: Partial<Record<RefusalCode, SignInFailure>> = {
  'wrong-credentials': 'password',
  'wrong-current-password': 'password',
  'wrong-second-factor': 'second-factor',
  'too-many-attempts': 'locked',
  'wrong-passkey': 'passkey',
  'copied-passkey': 'passkey-copied',
}

/** Refused attempts are not limited, so those of this time are recorded once. */
const lockedOnceIn = 15 * duration.minute

/** Of whom, by the address that was typed, a passkey or because they are signed in, and from where. */
type SignInAttempt = { readonly address: string } & (
  | { readonly email: string }
  | { readonly userId: string | undefined }
)

/** Also for a proof of identity: whoever found an open screen guesses there too. */
export async function recordFailures<Result>(
  deps: Deps,
  attempt: SignInAttempt,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) await recordFailedSignIn(deps, error.code, attempt)
    throw error
  }
}

/** Takes the same time whether the account exists or not. */
async function recordFailedSignIn(
  { db, clock, onFailedSignIn }: Deps,
  refusal: RefusalCode,
  attempt: SignInAttempt,
): Promise<void> {
  const reason = failures[refusal]
  if (reason === undefined) return
  onFailedSignIn?.(reason)
  const at = clock.now()
  const userId =
    'email' in attempt ? (await findUserByEmail(db, attempt.email))?.id : attempt.userId
  const failed = { at, user_id: userId ?? null, reason, network: networkOf(attempt.address) }
  await db.transaction().execute(async (trx) => {
    if (reason === 'locked' && (await isRecorded(trx, failed))) return
    const id = uuidv7()
    await trx
      .insertInto('failed_sign_ins')
      .values({ id, ...failed })
      .execute()
    await recordEvent(trx, {
      kind: 'session.sign-in-failed',
      at,
      actorId: null,
      subject: userId ? { kind: 'user', id: userId } : { kind: 'sign-in', id },
      fields: [reason],
    })
  })
}

async function isRecorded(
  trx: Transaction<DB>,
  { at, user_id, network }: { at: Date; user_id: string | null; network: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('failed_sign_ins')
    .select('id')
    .where('user_id', 'is not distinct from', user_id)
    .where('network', '=', network)
    .where('reason', '=', 'locked')
    .where('at', '>', after(at, -lockedOnceIn))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Wanted {
  readonly limit: number
  /** Only those to this account. */
  readonly userId?: string
}

/** Newest first. */
export async function listFailedSignIns(
  db: Kysely<DB>,
  { limit, userId }: Wanted,
): Promise<FailedSignInView[]> {
  let query = db
    .selectFrom('failed_sign_ins as failed')
    .leftJoin('users', 'users.id', 'failed.user_id')
    .select(['failed.id', 'failed.at', 'failed.reason', 'failed.network', 'failed.user_id'])
    .select(fullNameOf('users').as('name'))
  if (userId !== undefined) query = query.where('failed.user_id', '=', userId)
  const rows = await query
    .orderBy('failed.at', 'desc')
    .orderBy('failed.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toView)
}

interface FailedSignInRow {
  readonly id: string
  readonly at: Date
  readonly reason: SignInFailure
  readonly network: string
  readonly user_id: string | null
  readonly name: string | null
}

function toView({ id, at, reason, network, user_id, name }: FailedSignInRow): FailedSignInView {
  return {
    _id: id,
    at: at.toISOString(),
    reason,
    network,
    ...(user_id !== null && { user: user_id }),
    ...(name !== null && { name }),
  }
}
