import type { Transaction } from 'kysely'
import { after, duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import { recordEvent } from '../../events/record.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { Refusal } from '../../refusal.ts'
import { replaceSessionToken } from './queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** For calls that were sent before the reply with the new token arrived. */
const previousTokenTime = 30 * duration.second

export interface RenewedSession {
  readonly token: string
  /** Undefined on a shared computer. */
  readonly endsAt: Date | undefined
}

/** After a proof of identity: whoever copied the token before must not profit from it. */
export async function renewSession(
  trx: Transaction<DB>,
  { actor, sessionId }: AuthContext,
  now: Date,
  /** The passkey that proved it, if it was one. */
  passkeyId?: string,
): Promise<RenewedSession> {
  const token = newToken()
  const session = await replaceSessionToken(trx, sessionId, {
    token_hash: hashToken(token),
    proved_at: now,
    previous_until: after(now, previousTokenTime),
    ...(passkeyId !== undefined && { passkey_id: passkeyId }),
  })
  if (!session) throw new Refusal('not-signed-in')
  await recordEvent(trx, {
    kind: 'session.proved',
    at: now,
    actorId: actor.id,
    subject: { kind: 'user', id: actor.id },
    fields: passkeyId === undefined ? [] : ['passkey'],
  })
  return { token, endsAt: session.is_shared ? undefined : session.ends_at }
}
