import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { Refusal } from '../../refusal.ts'
import type { Attempt } from '../../throttle.ts'
import { limits } from '../../throttle.ts'
import type { UserRow } from '../people/queries.ts'
import { saveUser } from '../people/queries.ts'
import { spendRecoveryCode } from '../sessions/queries.ts'
import { acceptedStep, hashesOfRecoveryCode } from './totp.ts'
import { unseal } from '../sessions/tokens.ts'

export function secondFactorAttempts(userId: string): Attempt[] {
  return [
    { limit: limits.secondFactorBurst, of: userId },
    { limit: limits.secondFactorDay, of: userId },
  ]
}

/** Each code of the app and each recovery code is accepted only once. */
export async function spendSecondFactor(
  trx: Transaction<DB>,
  { officeSecret }: Deps,
  user: UserRow,
  code: string,
  now: Date,
): Promise<void> {
  if (!user.totp_secret) return
  const secret = unseal(officeSecret, user.totp_secret)
  const step = acceptedStep(secret, code, now, user.totp_last_step)
  if (step !== undefined) {
    await saveUser(trx, user.id, { totp_last_step: step })
    return
  }
  const hashes = hashesOfRecoveryCode(officeSecret, code)
  const isRecoveryCode = await spendRecoveryCode(trx, user.id, hashes)
  if (!isRecoveryCode) throw new Refusal('wrong-second-factor')
  await recordEvent(trx, {
    kind: 'second-factor.recovery-code-used',
    at: now,
    actorId: user.id,
    subject: { kind: 'user', id: user.id },
  })
}
