import type { OfficeWithStaff } from '../../support/office-with-staff.ts'
import type { SignedInUser } from '../../support/office.ts'
import { sendTranslation } from '../../support/sample-pdf.ts'
import { duration } from '../../../src/clock.ts'

/** One of the moves that can be undone, and what the customer is mailed about it. */
interface Move {
  readonly name: string
  /** The moves that lead to it. */
  readonly after: readonly string[]
  readonly send: (staff: OfficeWithStaff, id: string) => Promise<readonly [string, object]>
  readonly from: string
  readonly to: string
  readonly toCustomer: readonly string[]
  readonly toTranslator?: readonly string[]
}

const body = (tail: string, sent: object) => () => Promise.resolve([tail, sent] as const)

export const moves: readonly Move[] = [
  {
    name: 'a quote',
    after: [],
    send: body('', { isQuoted: true, deposit: 0, totalPrice: 60 }),
    from: 'quote',
    to: 'payment',
    toCustomer: ['your quote is ready'],
  },
  {
    name: 'payment complete',
    after: ['a quote'],
    send: body('', { isPaid: true }),
    from: 'payment',
    to: 'translate',
    toCustomer: [],
    toTranslator: ['you have a new translation'],
  },
  {
    name: 'a submitted translation',
    after: ['a quote', 'payment complete'],
    send: async ({ clerk }) => [
      '',
      { isTranslated: true, translation: await sendTranslation(clerk.browser) },
    ],
    from: 'translate',
    to: 'review',
    toCustomer: [],
  },
  {
    name: 'a finished review',
    after: ['a quote', 'payment complete', 'a submitted translation'],
    send: body('', { isReviewed: true }),
    from: 'review',
    to: 'delivery',
    toCustomer: ['your translation is ready'],
  },
  {
    name: 'a return to the translator',
    after: ['a quote', 'payment complete', 'a submitted translation'],
    send: body('/return', { reason: 'A name is wrong' }),
    from: 'review',
    to: 'translate',
    toCustomer: [],
    toTranslator: ['your translation has been returned'],
  },
  {
    name: 'a delivery',
    after: ['a quote', 'payment complete', 'a submitted translation', 'a finished review'],
    send: body('', { isDelivered: true }),
    from: 'delivery',
    to: 'complete',
    toCustomer: ['your translation has been delivered'],
  },
]

function moveNamed(name: string): Move {
  const found = moves.find((move) => move.name === name)
  if (!found) throw new Error(`no move is named ${name}`)
  return found
}

/** Makes a move at once: other calls of these tests let a minute pass. */
export async function make(staff: OfficeWithStaff, id: string, name: string) {
  const [tail, sent] = await moveNamed(name).send(staff, id)
  return staff.clerk.browser.send<{ undo?: { move: string }; version: number }>(
    'PUT',
    `/api/requests/${id}${tail}`,
    { requestId: id, ...sent },
  )
}

/** A request at the stage from which the move is made, with everything mailed so far. */
export async function requestBefore(staff: OfficeWithStaff, customer: SignedInUser, name: string) {
  const { office, calls, owner, translator } = staff
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  for (const earlier of moveNamed(name).after) {
    await make(staff, id, earlier)
    office.clock.advance(duration.minute)
    await office.runJobs()
    if (earlier !== 'a quote') continue
    await calls.put(staff.clerk, id, '/paid', { paidAmount: 60 })
    await calls.put(owner, id, '/translator', { translator: translator.user._id })
  }
  await office.runJobs()
  return { id, orderNumber }
}
