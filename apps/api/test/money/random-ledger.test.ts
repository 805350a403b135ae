import * as contract from '@kakehashi/contract/requests/payments'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'
import { seedOpenTill } from '../support/till.ts'

const histories = Number(process.env['LEDGERS'] ?? 200)
/** Of a request from seedRequest, and the rate of its till, in cents and hundredths of a yen. */
const [total, rate] = [10_000, 154_00]

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
  await seedOpenTill(office, clerk.user._id)
})
afterAll(() => office.close())

const cents = fc.oneof(fc.integer({ min: 1, max: 4_000 }), fc.constantFrom(1, 33, total, total + 1))
const method = fc.constantFrom('cash-usd', 'cash-jpy', 'card', 'other')
const step = fc.oneof(
  fc.record({ kind: fc.constant('receive'), cents, method }),
  fc.record({ kind: fc.constant('refund'), cents, method }),
  /** The entry with this number, as often as there are entries. */
  fc.record({ kind: fc.constant('correct'), place: fc.nat(9) }),
  fc.record({ kind: fc.constant('set'), cents }),
)

interface Entry {
  readonly cents: number
  readonly corrects?: number
}

/** What the ledger should be: entries are only added, and a corrected one is corrected once. */
class Model {
  readonly entries: Entry[] = []

  get paid() {
    return this.entries.reduce((sum, entry) => sum + entry.cents, 0)
  }

  /** False if the office has to refuse it. */
  add(entry: Entry): boolean {
    const paid = this.paid + entry.cents
    if (entry.cents === 0 || paid < 0 || paid > total) return false
    this.entries.push(entry)
    return true
  }

  correct(place: number): boolean {
    const entry = this.entries[place]
    if (entry?.corrects !== undefined) return false
    if (!entry || this.entries.some(({ corrects }) => corrects === place)) return false
    return this.add({ cents: -entry.cents, corrects: place })
  }
}

const yenAt = (amount: number) => Math.round((Math.abs(amount) * rate) / 10_000)

test(
  `${histories} random histories of payments, refunds and corrections are right to the cent`,
  { timeout: 10_000 * histories },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const requestId = await seedRequest(office, customer.user._id, { stage: 'payment' })
        const params = { requestId }
        const model = new Model()
        let version = 1
        for (const one of steps) {
          const { body: before } = await clerk.browser.call(contract.listPayments, { params })
          const { status, expected } = await apply(one, requestId, version, model, before)
          expect([one, status === 200]).toEqual([one, expected])
          ;({ version } = await calls.read<OfficeView>(clerk, requestId))
        }
        const { body: ledger } = await clerk.browser.call(contract.listPayments, { params })
        const request = await calls.read<OfficeView>(clerk, requestId)
        expect(ledger.map(({ difference }) => Math.round(difference * 100))).toEqual(
          model.entries.map((entry) => entry.cents),
        )
        expect(request.paidAmount).toBe(model.paid / 100)
        for (const { yen, difference } of ledger) {
          if (yen !== undefined) expect(Math.abs(yen)).toBe(yenAt(difference * 100))
        }
      }),
      { numRuns: histories },
    )
  },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Ledger = readonly { readonly _id: string }[]

async function apply(
  one: Step,
  requestId: string,
  version: number,
  model: Model,
  ledger: Ledger,
): Promise<{ status: number; expected: boolean }> {
  const put = (tail: string, body: object) =>
    calls.put(clerk, requestId, tail, { version, ...body })
  if ('place' in one) {
    const place = ledger.length === 0 ? 0 : one.place % ledger.length
    const paymentId = ledger[place]?._id ?? crypto.randomUUID()
    const { status } = await clerk.browser.call(contract.correctPayment, {
      params: { requestId, paymentId },
      body: { version, reason: 'Wrong' },
    })
    return { status, expected: model.correct(place) }
  }
  const amount = one.cents / 100
  if (!('method' in one)) {
    const { status } = await put('/paid', { paidAmount: amount })
    const difference = one.cents - model.paid
    return { status, expected: difference === 0 || model.add({ cents: difference }) }
  }
  const tender = { amount, method: one.method, ...(one.method === 'cash-jpy' && { yenRate: 154 }) }
  if (one.kind === 'refund') {
    const { status } = await put('/refund', { ...tender, reason: 'A page fewer' })
    return { status, expected: model.add({ cents: -one.cents }) }
  }
  const { status } = await clerk.browser.call(contract.receivePayment, {
    params: { requestId },
    body: { version, ...tender } as never,
  })
  return { status, expected: model.add({ cents: one.cents }) }
}
