import { done } from '@kakehashi/contract/http/done-reply'
import * as failed from '@kakehashi/contract/accounts/failed-sign-ins'
import * as contract from '@kakehashi/contract/accounts/sessions'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { callerOf, setSessionCookies } from '../sessions/caller.ts'
import { languageOf } from '../../http/language.ts'
import type { Api } from '../../http/serve-endpoint.ts'
import {
  clearSessionCookie,
  sessionTokenOf,
  setDeviceCookie,
  setSessionCookie,
} from '../sessions/cookies.ts'
import { getSignInRequirement } from '../people/roles.ts'
import { toUserView } from '../people/view.ts'
import { listFailedSignIns } from '../sessions/failed-sign-ins.ts'
import { proveIdentity } from './prove-identity.ts'
import { endSession, signIn, signOut, signOutEverywhere } from './commands.ts'
import {
  requestPasswordReset,
  resetPassword,
  sendVerification,
  verifyEmail,
} from './mailed-links.ts'
import { listLiveSessions } from '../sessions/queries.ts'
import { toSessionView } from '../sessions/view.ts'

export function sessionRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  api.serve(contract.signIn, async ({ body, request, reply }) => {
    const session = await signIn(deps, body, callerOf(request))
    setSessionCookies(reply, session)
    return toUserView(session.user, await getSignInRequirement(db, session.user))
  })

  api.serve(contract.signOut, async ({ request, reply }) => {
    const token = sessionTokenOf(request)
    clearSessionCookie(reply)
    clearSiteData(reply)
    if (token) await signOut(deps, token)
    return done('signed-out', languageOf(request))
  })

  api.serve(contract.proveIdentity, async ({ body, auth, request, reply }) => {
    const { token, endsAt } = await proveIdentity(deps, auth, body, callerOf(request))
    setSessionCookie(reply, token, endsAt)
    return done('identity-proved', auth.language)
  })

  api.serve(contract.listSessions, async ({ auth }) => {
    const sessions = await listLiveSessions(db, auth.actor.id, clock.now())
    return sessions.map((session) => toSessionView(session, auth.sessionId))
  })

  api.serve(contract.endSession, async ({ params, auth }) => {
    await endSession(deps, auth.actor.id, params.id)
    return done('session-ended', auth.language)
  })

  api.serve(contract.signOutEverywhere, async ({ auth, reply }) => {
    await signOutEverywhere(deps, auth.actor.id)
    clearSessionCookie(reply)
    clearSiteData(reply)
    return done('signed-out-everywhere', auth.language)
  })

  api.serve(failed.listFailedSignIns, () => listFailedSignIns(db, { limit: 50 }))

  api.serve(failed.ownFailedSignIns, ({ auth }) =>
    listFailedSignIns(db, { limit: 10, userId: auth.actor.id }),
  )

  api.serve(contract.forgotPassword, async ({ body, request }) => {
    await requestPasswordReset(deps, body.email, callerOf(request))
    return done('reset-asked', languageOf(request))
  })

  api.serve(contract.resetPassword, async ({ body, request, reply }) => {
    const { deviceToken } = await resetPassword(deps, body, callerOf(request))
    setDeviceCookie(reply, deviceToken)
    return done('password-reset', languageOf(request))
  })

  api.serve(contract.sendVerification, async ({ auth }) => {
    await sendVerification(deps, auth.actor.id)
    return done('verification-sent', auth.language)
  })

  api.serve(contract.verifyEmail, async ({ body, request, auth }) => {
    const { wasVerified } = await verifyEmail(deps, body.token, callerOf(request), auth)
    const key = wasVerified ? 'email-already-verified' : 'email-verified'
    return { ...done(key, languageOf(request)), wasVerified }
  })
}

/**
 * After a logout on purpose, nothing of this person stays in the browser: no page, picture, draft
 * or file. Not 'cookies': they hold the language and whether the browser is known.
 */
function clearSiteData(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache", "storage"')
}
