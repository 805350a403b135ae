import type { proveIdentity as proveIdentityCall } from '@kakehashi/contract/accounts/sessions'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempts, uncountAttempts } from '../../throttle.ts'
import { getCurrentUser, lockCurrentUser } from '../people/get-user.ts'
import { secondFactorAttempts, spendSecondFactor } from '../second-factor/check-code.ts'
import { confirmCurrentPassword } from '../sessions/confirm-password.ts'
import { type RenewedSession, renewSession } from '../sessions/renew-session.ts'
import type { Caller } from '../sessions/start-session.ts'
import { recordFailures } from '../sessions/failed-sign-ins.ts'

/** Before a dangerous act: whoever sits at the screen may not be who signed in there. */
export async function proveIdentity(
  deps: Deps,
  auth: AuthContext,
  proof: BodyOf<typeof proveIdentityCall>,
  { address }: Caller,
): Promise<RenewedSession> {
  const attempt = { userId: auth.actor.id, address }
  return recordFailures(deps, attempt, () => tryProof(deps, auth, proof))
}

async function tryProof(
  deps: Deps,
  auth: AuthContext,
  proof: BodyOf<typeof proveIdentityCall>,
): Promise<RenewedSession> {
  const { db, clock } = deps
  const { actor } = auth
  const now = clock.now()
  const user = await getCurrentUser(db, actor.id)
  const hasSecondFactor = user.totp_secret !== null
  const attempts = hasSecondFactor ? secondFactorAttempts(actor.id) : []
  if (hasSecondFactor) await countAttempts(db, now, attempts)
  else await confirmCurrentPassword(deps, user, proof.currentPassword)
  const renewed = await db.transaction().execute(async (trx) => {
    const locked = await lockCurrentUser(trx, actor.id)
    // The second factor may have been turned on after the check above.
    if (locked.totp_secret !== null) {
      if (proof.code === undefined) throw new Refusal('wrong-second-factor')
      await spendSecondFactor(trx, deps, locked, proof.code, now)
    }
    return renewSession(trx, auth, now)
  })
  if (attempts.length > 0) await uncountAttempts(db, attempts)
  return renewed
}
