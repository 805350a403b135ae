import { instantAt } from '@kakehashi/domain/calendar/day'
import { monthAt } from '@kakehashi/domain/payments/books'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Transaction } from 'kysely'
import { after, duration } from '../src/clock.ts'
import { closeMonth, reopenMonth } from '../src/books/commands.ts'
import type { DB } from '../src/db/schema.gen.ts'

/** Months before the present one: the last stays open, and one was reopened. */
const lastClosed = -2
const reopened = -4

/** Closes each month some days after it is over. */
export function createBooks(trx: Transaction<DB>, actorId: string, now: Date) {
  const { timeZone } = sampleOffice
  const last = monthAt(now, timeZone, lastClosed)
  let next: string | undefined

  return {
    /** To be called before everything that happens, in the order of time. */
    async pass(at: Date): Promise<void> {
      next ??= monthAt(at, timeZone)
      while (next <= last) {
        const noon = instantAt(`${monthAfter(next)}-05`, '1200', timeZone)
        if (noon > at) return
        await closeMonth(trx, next, actorId, { now: noon, timeZone })
        if (next === monthAt(now, timeZone, reopened)) await correct(next, noon)
        next = monthAfter(next)
      }
    },
  }

  async function correct(month: string, closedAt: Date): Promise<void> {
    const reason = 'The tax adviser asked about a till of the last week'
    await reopenMonth(trx, month, reason, actorId, after(closedAt, 20 * duration.minute))
    await closeMonth(trx, month, actorId, { now: after(closedAt, duration.hour), timeZone })
  }
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
