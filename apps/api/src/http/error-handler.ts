import { problemText } from '@kakehashi/contract/fields/problems'
import type { RefusalCode } from '@kakehashi/contract/refusals/refusals'
import { refusals, refusalText } from '@kakehashi/contract/refusals/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../db/availability.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from './language.ts'

const fromFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = isBrokenOff(error, request) ? new Refusal('bad-request') : toRefusal(error)
  // A process that says it is not ready yet has not failed.
  const isAnnounced = error === refusal && refusal.code === 'unavailable'
  if (refusals[refusal.code].status >= 500 && !isAnnounced) {
    request.log.error({ err: error }, 'request failed')
  }
  sendRefusal(refusal, request, reply)
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { code, details } = refusal
  const language = languageOf(request)
  const fields =
    details.fields &&
    Object.fromEntries(
      Object.entries(details.fields).map(([name, problem]) => [
        name,
        problemText(problem, language),
      ]),
    )
  if (details.retryAfterSeconds) reply.header('retry-after', details.retryAfterSeconds)
  reply
    .status(refusals[code].status)
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message: refusalText(code, language, details.values),
        code,
        ...(fields && { fields }),
        requestId: request.id,
      }),
    )
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = readErrorCodes(error)
  const known = fromFastify[code]
  if (known) return new Refusal(known)
  if (isDatabaseUnavailable(error)) {
    return new Refusal('unavailable', { retryAfterSeconds: 5 })
  }
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'bad-request' : 'fault')
}

/** The caller did not finish the body. Its error code is also that of a lost database connection. */
function isBrokenOff(error: unknown, request: FastifyRequest): boolean {
  return error instanceof Error && request.raw.errored === error
}

function readErrorCodes(error: unknown): { code: string; statusCode: number } {
  if (typeof error !== 'object' || error === null) return { code: '', statusCode: 500 }
  return {
    code: 'code' in error ? String(error.code) : '',
    statusCode: 'statusCode' in error ? Number(error.statusCode) : 500,
  }
}
