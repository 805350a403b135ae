import type { Language } from '@kakehashi/domain/language'
import type { Actor } from '@kakehashi/domain/permissions'
import { strengtheningFor } from '@kakehashi/domain/permissions'
import { unattended } from '@kakehashi/contract/session'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { seenAgainAfter, sessionEnds } from './lifetimes.ts'
import { findLiveSession, markSessionSeen } from './queries.ts'
import { hashToken } from './tokens.ts'
import { sessionTokenOf } from './cookies.ts'

/** Someone signed in, for the length of one call. */
export interface Visit {
  readonly actor: Actor
  readonly sessionId: string
  readonly language: Language
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null
  }
}

/** Who is calling: read from the database at every call, so that a demotion counts at once. */
export async function findVisit(
  db: Database,
  clock: Clock,
  request: FastifyRequest,
): Promise<Visit | null> {
  const token = sessionTokenOf(request)
  if (!token) return null
  const now = clock.now()
  const found = await findLiveSession(db, hashToken(token), now)
  if (!found) return null

  const flags = {
    isAdmin: found.is_admin,
    isOwner: found.is_owner,
    isTranslator: found.is_translator,
    isContractor: found.is_contractor,
  }
  const isDue = now.getTime() - found.last_seen_at.getTime() > seenAgainAfter
  if (isDue && isAttended(request)) {
    await markSessionSeen(db, found.session_id, now, sessionEnds(flags, now).idle_until)
  }
  const mustStrengthen = strengtheningFor(flags, {
    hasSecondFactor: Boolean(found.has_second_factor),
    passwordIsShort: found.password_is_short,
    staffNeedSecondFactor: found.staff_second_factor,
  })
  return {
    actor: { id: found.id, ...flags, mustStrengthen },
    sessionId: found.session_id,
    language: found.language,
  }
}

/** A screen at an empty chair goes on listening and reading; that is nobody's use of the session. */
function isAttended({ headers, routeOptions }: FastifyRequest): boolean {
  const isStream = routeOptions.config.endpoint?.produces === 'text/event-stream'
  return !isStream && headers[unattended] === undefined
}
