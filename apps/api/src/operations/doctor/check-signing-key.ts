import type { Config } from '../../config.ts'
import { isInForce } from '../../papers/signing/signing-key.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const part = 'signing key'
/** Authorities take days to issue a new one. */
const soon = 30 * 24 * 3_600_000

/** Only an office that certifies translations has one. */
export function checkSigningKey(
  { SIGNING_KEY }: Pick<Config, 'SIGNING_KEY'>,
  now: Date,
): Finding[] {
  if (!SIGNING_KEY) return []
  const { validFromDate: from, validToDate: until } = SIGNING_KEY.certificate
  const advice =
    'Put a new key and certificate into SIGNING_KEY: a bought one, or one from `kakehashi new-signing-key`.'
  const text = `its certificate is valid from ${dayOf(from)} until ${dayOf(until)}`
  if (!isInForce(SIGNING_KEY, now)) {
    return [problem(part, `${text}, so no certificate of translation can be issued`, advice)]
  }
  const isSoon = until.getTime() - now.getTime() < soon
  return [isSoon ? warning(part, text, advice) : ok(part, text)]
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
