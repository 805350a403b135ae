import { setTimeout } from 'node:timers/promises'
import { duration } from '../clock.ts'

/**
 * The database is unreachable, starting, out of resources, so busy that a query took too long, no
 * longer the primary, or has been given a new password.
 */
const unavailable =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|25006|57014|57P0[123]|28P01|08\d{3}|53\d{3})$/

// pg sets no error code for a pool timeout, a query without an answer, a lost connection and a
// rollback on a lost connection.
const connectionLost =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable/

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && unavailable.test(String(error.code))) || connectionLost.test(error.message)
  )
}

const tryEvery = duration.second
const tryFor = 10 * duration.minute

/**
 * For writing down what has happened already, such as a mail that was sent: it waits until the
 * database answers again, because otherwise the work would be done twice.
 */
export async function whenAvailable<Result>(write: () => Promise<Result>): Promise<Result> {
  const last = Date.now() + tryFor
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > last) throw error
      await setTimeout(tryEvery)
    }
  }
}
