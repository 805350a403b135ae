import { createRequest } from '@kakehashi/contract/requests/requests'
import { sendUntilAcknowledged } from '../src/actions.ts'
import type { Scene } from '../src/drill.ts'
import { type Fault, isRefusedForNow } from './fault.ts'

/** One order that arrives many times at once with one idempotency key, at both APIs. */
export function sameOrder({ office, load, report }: Scene, times: number, copies: number): Fault {
  const { writes, customers, service } = load.context
  let count = 0
  return {
    name: `same order ${copies} times at once`,
    times,
    pause: 0,
    lasts: 0,
    async cause() {
      const mark = writes.newMark()
      const customer = customers[count % customers.length]
      count += 1
      const send = async (_: unknown, index: number) => {
        const browser = customer?.browser.at(office.apis[index % office.apis.length]?.address ?? '')
        const saved = await sendUntilAcknowledged(load.context, 'order', async () => {
          if (!browser) throw new Error('nobody orders')
          return browser.call(createRequest, {
            body: { requestItem: service, details: mark },
            headers: { 'idempotency-key': mark },
          })
        })
        if (saved) writes.acknowledge({ kind: 'order', mark, request: saved._id })
        return saved?._id
      }
      const ids = await Promise.all(Array.from({ length: copies }, send))
      const different = new Set(ids)
      if (different.size !== 1) {
        report.expect(false, `${copies} copies of one order have ${different.size} ids`)
      }
    },
    mend: async () => {},
    // A busy machine may not have a connection to the database for each of them within seconds.
    allows: isRefusedForNow,
  }
}
