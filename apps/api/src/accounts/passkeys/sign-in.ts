import type { PasskeyRequestOptions, SignedChallenge } from '@kakehashi/contract/accounts/passkeys'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempts, limits, uncountAttempts } from '../../throttle.ts'
import { lockUser } from '../people/queries.ts'
import type { Caller, StartedSession } from '../sessions/start-session.ts'
import { startSession } from '../sessions/start-session.ts'
import { recordFailures } from '../sessions/failed-sign-ins.ts'
import { issueChallenge } from './challenges.ts'
import { checkPasskey, passkeyAttempt, usePasskey } from './check-passkey.ts'
import { findPasskey } from './queries.ts'
import { requestOptions } from './relying-party.ts'

export async function startPasskeySignIn(
  { db, clock, publicUrl }: Deps,
  caller: Caller,
): Promise<PasskeyRequestOptions> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.passkeyChallengeAddress, of: caller.address }])
  const challenge = await issueChallenge(db, { purpose: 'sign-in', sessionId: null }, now)
  return requestOptions(publicUrl, challenge)
}

/** Nothing else is asked for: the device has verified the person. */
export async function signInWithPasskey(
  deps: Deps,
  credential: SignedChallenge,
  caller: Caller,
): Promise<StartedSession> {
  const passkey = await findPasskey(deps.db, Buffer.from(credential.id, 'base64url'))
  const attempt = { userId: passkey?.user_id, address: caller.address }
  return recordFailures(deps, attempt, () => trySignIn(deps, credential, caller))
}

async function trySignIn(
  deps: Deps,
  credential: SignedChallenge,
  caller: Caller,
): Promise<StartedSession> {
  const { db, clock } = deps
  const now = clock.now()
  const byAddress = { limit: limits.signInAddress, of: caller.address }
  const attempts = [passkeyAttempt(credential), byAddress]
  await countAttempts(db, now, attempts)
  const checked = await checkPasskey(deps, credential, null)
  const session = await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, checked.passkey.user_id)
    // The account may have been deleted after the check above.
    if (!user) throw new Refusal('wrong-passkey')
    await usePasskey(trx, checked, now)
    return startSession(trx, user, caller, now, { passkeyId: checked.passkey.id })
  })
  await uncountAttempts(db, attempts)
  return session
}
