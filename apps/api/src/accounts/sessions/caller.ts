import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../network.ts'
import type { StartedSession, Caller } from './start-session.ts'
import { deviceTokenOf, sessionTokenOf, setDeviceCookie, setSessionCookie } from './cookies.ts'

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    sessionToken: sessionTokenOf(request),
    deviceToken: deviceTokenOf(request),
  }
}

export function setSessionCookies(reply: FastifyReply, session: StartedSession): void {
  setSessionCookie(reply, session.token, session.endsAt)
  if (session.deviceToken !== undefined) setDeviceCookie(reply, session.deviceToken)
}
