import { dayAt, instantAt } from '@kakehashi/domain/calendar/day'
import { changePieces } from '@kakehashi/domain/payments/cash'
import type { Currency } from '@kakehashi/domain/payments/methods'
import { drawerOf } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import type { Command } from '@kakehashi/domain/request/commands'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { Transaction } from 'kysely'
import { after, duration } from '../src/clock.ts'
import type { DB } from '../src/db/schema.gen.ts'
import { closeTill, openTill } from '../src/till/commands.ts'
import { lockOpenTill } from '../src/till/queries.ts'
import { yenRateAt } from './tenders.ts'

/** In the drawers every morning; the rest goes to the bank. */
const float = { usd: 150_00, jpy: 30_000 }
/** As often as the yen are counted wrong. */
const daysWithoutDifference = 12

interface OpenTill {
  readonly closesAt: Date
  readonly sums: Record<Currency, number>
}

/** Opens the till before the first cash of a day, and closes it in the evening. */
export function createTills(trx: Transaction<DB>, actorId: string) {
  const { timeZone, hours } = sampleOffice
  let open: OpenTill | undefined
  let closed = 0

  async function closeAt(now: Date): Promise<void> {
    if (!open) return
    const till = await lockOpenTill(trx, 'close it')
    closed += 1
    const missing = closed % daysWithoutDifference === 0 ? 500 : 0
    const reason = missing > 0 ? 'Perhaps ¥500 too much change' : ''
    const usd = countOf('usd', open.sums.usd)
    const jpy = countOf('jpy', open.sums.jpy - missing)
    await closeTill(trx, { till: till?.id ?? '', usd, jpy, terminal: null, reason }, actorId, now)
    open = undefined
  }

  return {
    /** To be called before everything that happens, in the order of time. */
    async pass(at: Date): Promise<void> {
      if (open && open.closesAt <= at) await closeAt(open.closesAt)
    },

    async prepareFor(command: Command, at: Date): Promise<void> {
      if (command.kind !== 'receivePayment' && command.kind !== 'recordRefund') return
      const drawer = command.method && drawerOf(command.method)
      if (!drawer) return
      if (!open) {
        const day = dayAt(at, timeZone)
        // The last customer may still be at the counter when the office closes.
        const closesAt = after(instantAt(day, hours.closes, timeZone), 30 * duration.minute)
        const counts = { usd: countOf('usd', float.usd), jpy: countOf('jpy', float.jpy) }
        await openTill(trx, { yenRate: yenRateAt(at), ...counts }, actorId, at)
        open = { closesAt, sums: { ...float } }
      }
      const cents = 'receivedCents' in command ? command.receivedCents : -command.refundCents
      open.sums[drawer] += drawer === 'jpy' ? yenOf(cents, yenRateAt(at)) : cents
    },

    /** Today the clerks open it themselves. */
    async end(now: Date): Promise<void> {
      await closeAt(open && open.closesAt < now ? open.closesAt : now)
    },
  }
}

export type Tills = ReturnType<typeof createTills>

function countOf(currency: Currency, sum: number): Record<string, number> {
  return Object.fromEntries(
    changePieces(currency, sum).map(({ value, pieces }) => [String(value), pieces]),
  )
}
