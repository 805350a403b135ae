import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BegunSession, Caller } from './begin-session.ts'
import { deviceTokenOf, sessionTokenOf, setDeviceCookie, setSessionCookie } from './cookies.ts'

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    sessionToken: sessionTokenOf(request),
    deviceToken: deviceTokenOf(request),
  }
}

export function handOverSession(reply: FastifyReply, begun: BegunSession): void {
  setSessionCookie(reply, begun.token, begun.endsAt)
  setDeviceCookie(reply, begun.deviceToken)
}
