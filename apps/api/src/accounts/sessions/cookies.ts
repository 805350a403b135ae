import type { FastifyReply, FastifyRequest } from 'fastify'
import { duration } from '../../clock.ts'

/** The `__Host-` prefix makes browsers accept the cookie over https from this host only. */
const sessionName = '__Host-kakehashi'
const deviceName = '__Host-kakehashi-device'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[sessionName]
}

/** Without an end, on a shared computer, the browser drops the cookie when it is closed. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  endsAt: Date | undefined,
): void {
  reply.setCookie(sessionName, token, { ...attributes, ...(endsAt && { expires: endsAt }) })
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionName, attributes)
}

export function deviceTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[deviceName]
}

export function setDeviceCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(deviceName, token, { ...attributes, maxAge: (365 * duration.day) / 1000 })
}
