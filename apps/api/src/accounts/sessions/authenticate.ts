import { freshProofMinutes, missingSignInRequirement } from '@kakehashi/domain/people/permissions'
import { unattended } from '@kakehashi/contract/accounts/sessions'
import type { FastifyRequest } from 'fastify'
import { after, type Clock, duration } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Authenticate } from '../../http/auth-context.ts'
import { flagsOf } from '../people/roles.ts'
import { sessionTokenOf } from './cookies.ts'
import { lastSeenInterval, sessionEnds } from './start-session.ts'
import { findLiveSession, markSessionSeen } from './queries.ts'
import { hashToken } from './tokens.ts'

/** Reads the session from the database on every request, so that role changes apply at once. */
export function authenticateBySession(db: Database, clock: Clock): Authenticate {
  return async (request) => {
    const token = sessionTokenOf(request)
    if (!token) return null
    const now = clock.now()
    const tokenHash = hashToken(token)
    const found = await findLiveSession(db, tokenHash, now)
    if (!found) return null

    const flags = flagsOf(found)
    // The proof that replaced a token counts only for whoever has the new one.
    const isCurrentToken = found.token_hash.equals(tokenHash)
    const isDue = now.getTime() - found.last_seen_at.getTime() > lastSeenInterval
    if (isDue && isByUser(request)) {
      await markSessionSeen(
        db,
        found.session_id,
        now,
        sessionEnds(flags, found.is_shared, now).idle_until,
      )
    }
    const isByPasskey = found.passkey_id !== null
    const signInRequirement = missingSignInRequirement(flags, {
      hasSecondFactor: Boolean(found.has_second_factor),
      hasPasskey: Boolean(found.has_passkey),
      isByPasskey,
      passwordIsShort: found.password_is_short,
      staffNeedSecondFactor: found.staff_second_factor,
    })
    return {
      actor: {
        id: found.id,
        ...flags,
        mayAssign: found.may_assign,
        signInRequirement,
        keepsEndedSince: after(now, -found.desk_grace_days * duration.day),
      },
      sessionId: found.session_id,
      language: found.language,
      isByPasskey,
      missingProof: isFresh(found.proved_at, now) && isCurrentToken ? null : proofOf(found),
    }
  }
}

function isFresh(provedAt: Date, now: Date): boolean {
  return provedAt > after(now, -freshProofMinutes * duration.minute)
}

function proofOf({ has_second_factor }: { has_second_factor: unknown }): 'password' | 'code' {
  return has_second_factor ? 'code' : 'password'
}

/** Polling and live streams of an idle page must not extend the session. */
function isByUser({ headers, routeOptions }: FastifyRequest): boolean {
  const isStream = routeOptions.config.endpoint?.produces === 'text/event-stream'
  return !isStream && headers[unattended] === undefined
}
