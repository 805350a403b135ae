import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

export type Log = Logger

const secrets = [
  'password',
  'confirmPassword',
  'currentPassword',
  'secondFactor',
  'code',
  'token',
  'secret',
]
const personal = ['email', 'phone', 'firstName', 'middleName', 'lastName', 'nameJa', 'nameKana']
const headers = ['cookie', 'authorization', 'set-cookie', 'idempotency-key']

/** Personal data and secrets are redacted from every log line. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const hidden = [...secrets, ...personal, ...headers]
  const paths = hidden.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: '[hidden]' },
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      hooks: { streamWrite: redactEmails },
    },
    to,
  )
}

/** Messages of third parties, such as SMTP relays, contain e-mail addresses in free text. */
export function redactEmails(text: string): string {
  return text.replace(/[^\s"'<>()[\]:;,\\]+@(?:[\w-]+\.)+[a-z]{2,}/gi, '[hidden]')
}

/** Leaves out other properties: the `detail` of a database error contains row values. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  // Not named `code`, which is redacted because it is also the name of a sign-in code.
  const code = 'code' in error ? { errorCode: String(error.code) } : {}
  return { type: error.name, message: error.message, stack: error.stack, ...code }
}
