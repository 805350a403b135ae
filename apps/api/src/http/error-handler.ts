import { problemWords } from '@kakehashi/contract/problems'
import type { RefusalCode } from '@kakehashi/contract/refusals'
import { refusals, refusalWords } from '@kakehashi/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { languageOf } from './language.ts'

/** What Fastify itself refuses, in our words. */
const fromFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
}

/** The database is away, starting, or out of room: it may be back in a moment. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0[123]|08\d{3}|53\d{3})$/

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error)
  if (refusals[refusal.code].status >= 500) {
    request.log.error({ err: error }, 'call failed')
  }
  answerRefusal(refusal, request, reply)
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { code, details } = refusal
  const language = languageOf(request)
  const fields =
    details.fields &&
    Object.fromEntries(
      Object.entries(details.fields).map(([name, problem]) => [
        name,
        problemWords(problem, language),
      ]),
    )
  if (details.retryAfterSeconds) reply.header('retry-after', details.retryAfterSeconds)
  reply
    .status(refusals[code].status)
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        message: refusalWords(code, language, details.values),
        code,
        ...(fields && { fields }),
        requestId: request.id,
      }),
    )
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = asErrorFacts(error)
  const known = fromFastify[code]
  if (known) return new Refusal(known)
  if (databaseAway.test(code) || isConnectionLost(error)) {
    return new Refusal('unavailable', { retryAfterSeconds: 5 })
  }
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'bad-request' : 'fault')
}

function asErrorFacts(error: unknown): { code: string; statusCode: number } {
  if (typeof error !== 'object' || error === null) return { code: '', statusCode: 500 }
  return {
    code: 'code' in error ? String(error.code) : '',
    statusCode: 'statusCode' in error ? Number(error.statusCode) : 500,
  }
}

// pg gives these no code: the pool's timeout, a cut connection, and the rollback on one.
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && connectionLost.test(error.message)
}
