import type { PasskeyRequestOptions, SignedChallenge } from '@kakehashi/contract/accounts/passkeys'
import type { Deps } from '../../deps.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { demand } from '../../refusal.ts'
import { countAttempts, limits, uncountAttempts } from '../../throttle.ts'
import { lockCurrentUser } from '../people/get-user.ts'
import { recordFailures } from '../sessions/failed-sign-ins.ts'
import { type RenewedSession, renewSession } from '../sessions/renew-session.ts'
import type { Caller } from '../sessions/start-session.ts'
import { issueChallenge } from './challenges.ts'
import { checkPasskey, passkeyAttempt, usePasskey } from './check-passkey.ts'
import { listPasskeys } from './queries.ts'
import { requestOptions } from './relying-party.ts'

export async function startPasskeyProof(
  { db, clock, publicUrl }: Deps,
  { actor, sessionId }: AuthContext,
): Promise<PasskeyRequestOptions> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.passkeyChallenge, of: actor.id }])
  const challenge = await issueChallenge(db, { purpose: 'proof', sessionId }, now)
  return requestOptions(publicUrl, challenge, await listPasskeys(db, actor.id))
}

/** Also makes a session that was started with the password alone as strong as one by passkey. */
export async function proveWithPasskey(
  deps: Deps,
  auth: AuthContext,
  credential: SignedChallenge,
  { address }: Caller,
): Promise<RenewedSession> {
  const attempt = { userId: auth.actor.id, address }
  return recordFailures(deps, attempt, () => tryProof(deps, auth, credential))
}

async function tryProof(
  deps: Deps,
  auth: AuthContext,
  credential: SignedChallenge,
): Promise<RenewedSession> {
  const { db, clock } = deps
  const { actor, sessionId } = auth
  const now = clock.now()
  const attempts = [passkeyAttempt(credential)]
  await countAttempts(db, now, attempts)
  const checked = await checkPasskey(deps, credential, sessionId)
  demand(checked.passkey.user_id === actor.id, 'wrong-passkey')
  const renewed = await db.transaction().execute(async (trx) => {
    await lockCurrentUser(trx, actor.id)
    await usePasskey(trx, checked, now)
    return renewSession(trx, auth, now, checked.passkey.id)
  })
  await uncountAttempts(db, attempts)
  return renewed
}
