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

/** What was called and how it ended. Who somebody is and what they typed never reaches a log. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const hidden = [...secrets, ...personal, ...headers]
  const paths = hidden.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: '[hidden]' },
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      hooks: { streamWrite: withoutAddresses },
    },
    to,
  )
}

/** Other people's words, a mail relay's above all, quote addresses in the middle of a sentence. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s"'<>()[\]:;,\\]+@(?:[\w-]+\.)+[a-z]{2,}/gi, '[hidden]')
}

/** A database error's `detail` quotes the row it stumbled over, so only these parts are kept. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' }
  // Not under the name `code`, which is hidden because people type codes.
  const code = 'code' in error ? { errorCode: String(error.code) } : {}
  return { type: error.name, message: error.message, stack: error.stack, ...code }
}
