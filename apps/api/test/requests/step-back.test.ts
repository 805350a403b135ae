import { writeNote } from '@kakehashi/contract/requests/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recount } from '../counters/recount.ts'
import type { SignedInUser } from '../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { CustomerView, OfficeView } from '../support/request-calls.ts'
import { make, requestBefore } from './undo/moves.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  staff = await openOfficeWithStaff()
  customer = await staff.office.signedIn('customer')
})
afterAll(() => staff.office.close())

async function requestAfter(name: string) {
  ;({ id, orderNumber } = await requestBefore(staff, customer, name))
  await make(staff, id, name)
  await newSubjects(customer)
  await newSubjects(staff.translator)
}

async function stepBack(from: string, reason = 'A mistake') {
  return staff.calls.put(staff.clerk, id, '/step-back', { from, reason })
}

const known = new Map<string, number>()

/** The subjects of the mails since the last call. */
async function newSubjects(reader: SignedInUser): Promise<string[]> {
  const key = orderNumber + reader.user.email
  const all = await staff.calls.mailsAbout(orderNumber, reader.user.email)
  const added = all.slice(0, all.length - (known.get(key) ?? 0))
  known.set(key, all.length)
  return added.map((subject) => subject.replace(`${orderNumber}: `, ''))
}

test('a delivered request goes back to delivery: it is current again, and takes notes', async () => {
  await requestAfter('a delivery')
  expect((await seen<OfficeView>(staff.clerk)).isCompleted).toBe(true)
  const { body } = await stepBack('complete', 'Handed to the wrong person')

  expect(body).toMatchObject({ stage: 'delivery', isDelivered: false, isCompleted: false })
  expect(body).toMatchObject({ paidAmount: 60, totalPrice: 60 })
  expect(body.notes.at(-1)?.comment).toBe("Moved back to 'Delivery': Handed to the wrong person")
  expect(await seen<CustomerView>(customer)).toMatchObject({ stage: 'delivery' })
  expect(await newSubjects(customer)).toEqual(['your request is open again'])
  const note = { params: { requestId: id }, body: { comment: 'Called the customer' } }
  expect((await staff.clerk.browser.call(writeNote, note)).status).toBe(200)
  await expectRightCounters()
})

test('a reviewed translation goes back to review, and the customer can no longer download it', async () => {
  await requestAfter('a finished review')
  const { translation } = await seen<CustomerView>(customer)
  await stepBack('delivery')

  expect(await seen<CustomerView>(customer)).toMatchObject({ stage: 'review', translations: [] })
  expect((await customer.browser.send('GET', `${translation}`)).status).toBe(404)
  expect(await newSubjects(customer)).toEqual(['we are checking your translation again'])
  expect((await seen<OfficeView>(staff.clerk)).translations).toHaveLength(1)
})

test('a submitted translation goes back to its translator, who is mailed; the customer is not', async () => {
  await requestAfter('a submitted translation')
  const { body } = await stepBack('review')

  expect(body).toMatchObject({ stage: 'translate', isTranslated: false })
  expect(body.translations).toHaveLength(1)
  expect(await newSubjects(staff.translator)).toEqual(['your translation has been returned'])
  expect(await newSubjects(customer)).toEqual([])
})

test('started work goes back to payment, and the translator no longer has it', async () => {
  await requestAfter('payment complete')
  const { body } = await stepBack('translate')

  expect(body).toMatchObject({ stage: 'payment', isPaid: false, paidAmount: 60 })
  expect(await newSubjects(staff.translator)).toEqual(['you no longer have this translation'])
  expect(await newSubjects(customer)).toEqual([])
  await expectRightCounters()
})

test('a quote is withdrawn but kept, with what was paid, and the customer is mailed', async () => {
  await requestAfter('a quote')
  await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 20 })
  await newSubjects(customer)
  const { body } = await stepBack('payment')

  expect(body).toMatchObject({ stage: 'quote', isQuoted: false, paidAmount: 20, totalPrice: 20 })
  expect(body.quote).toBeUndefined()
  expect(await newSubjects(customer)).toEqual(['we have withdrawn our quote'])
  const [kept] = await staff.office.db
    .selectFrom('quotes')
    .selectAll()
    .where('request_id', '=', id)
    .execute()
  expect(kept).toMatchObject({ version: 1, total_cents: 6_000, withdrawn_at: expect.any(Date) })
  const quoted = await make(staff, id, 'a quote')
  expect(quoted.body).toMatchObject({ quote: { version: 2 }, paidAmount: 20, totalPrice: 60 })
})

test('the times that a step back makes void are kept', async () => {
  await requestAfter('a delivery')
  const { deliveredAt } = await seen<OfficeView>(staff.clerk)
  await stepBack('complete')
  const move = await staff.office.db
    .selectFrom('request_moves')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()

  expect(move).toMatchObject({ kind: 'stepBack', before: { delivered_at: deliveredAt } })
  expect((await staff.calls.eventsOf(id)).at(-1)).toBe('request.stepped-back')
})

test('a step back needs a reason', async () => {
  await requestAfter('a quote')
  const { status, body } = await stepBack('payment', '  ')

  expect([status, body.code]).toEqual([400, 'invalid-fields'])
  expect(JSON.stringify(body)).toContain('Enter the reason')
})

test('translators do not read why the office moved a request back', async () => {
  await requestAfter('a submitted translation')
  await stepBack('review', 'The customer complained')

  expect(JSON.stringify(await seen(staff.translator))).not.toContain('complained')
})

const seen = <View>(reader: SignedInUser) => staff.calls.read<View>(reader, id)

async function expectRightCounters(): Promise<void> {
  const { stored, counted } = await recount(staff.office.db)
  expect(stored).toEqual(counted)
}
