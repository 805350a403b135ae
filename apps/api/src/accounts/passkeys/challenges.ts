import { after, duration } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'

/** Also how long the browser waits. */
export const challengeTime = 5 * duration.minute

type Purpose = DB['passkey_challenges']['purpose']

interface Use {
  readonly purpose: Purpose
  /** Null at login. Otherwise a challenge works only in the session that asked for it. */
  readonly sessionId: string | null
}

export async function issueChallenge(
  db: Database,
  { purpose, sessionId }: Use,
  now: Date,
): Promise<string> {
  const challenge = newToken()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      session_id: sessionId,
      expires_at: after(now, challengeTime),
    })
    .execute()
  return challenge
}

/** Outside the transaction of the use itself, so that a refused answer uses it up too. */
export async function spendChallenge(
  db: Database,
  challenge: string,
  { purpose, sessionId }: Use,
  now: Date,
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
