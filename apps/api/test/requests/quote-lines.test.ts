import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostLines } from '@kakehashi/domain/price-list/quote-lines'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())
beforeEach(async () => {
  ;({ _id: id, orderNumber } = await calls.submitRequest(customer))
})

const pages = { text: 'Koseki', textJa: '戸籍謄本', unit: 'page', quantity: 3, unitPrice: 25 }
const copy = { text: 'Copy for the city office', quantity: 2, unitPrice: 4.5 }
const discount = { text: 'Discount', quantity: 1, unitPrice: -4 }
const shown = [
  { ...pages, amount: 75 },
  { ...copy, unit: 'each', amount: 9 },
]
const quote = (totalPrice: number, lines?: object[]) =>
  calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice, ...(lines && { lines }) })

describe('a quote with lines', () => {
  test('shows them to the office and to the customer, in their order', async () => {
    expect((await quote(84, [pages, copy])).body.quote?.lines).toEqual(shown)
    const seen = await calls.read<CustomerView>(customer, id)
    expect(seen).toMatchObject({ totalPrice: 84, quote: { lines: shown } })
  })

  test('may have a discount', async () => {
    const { body } = await quote(80, [pages, copy, discount])
    expect(body.quote?.lines?.at(-1)).toMatchObject({ text: 'Discount', amount: -4 })
  })

  test('keeps them when it is replaced, with other lines or none', async () => {
    await quote(84, [pages, copy])
    await quote(75, [pages])
    const { body } = await quote(60)
    expect(body.quote).not.toHaveProperty('lines')
    expect(body.earlierQuotes).toMatchObject([
      { version: 2, totalPrice: 75, lines: [shown[0]] },
      { version: 1, totalPrice: 84, lines: shown },
    ])
    expect(body.earlierQuotes[0]).not.toHaveProperty('isAutomatic')
  })

  test('that is sent twice by the same clerk is one quote', async () => {
    await quote(84, [pages, copy])
    const { body } = await quote(84, [pages, copy])
    expect(body.quote?.version).toBe(1)
    const other = await quote(84, [{ ...pages, text: 'Family register' }, copy])
    expect(other.body.quote?.version).toBe(2)
  })

  test('does not show its lines to a translator', async () => {
    const translator = await office.signedIn('translator')
    await quote(84, [pages, copy])
    await calls.put(clerk, id, '/paid', { paidAmount: 84 })
    await calls.put(clerk, id, '', { isPaid: true })
    const owner = await office.signedIn('owner')
    await calls.put(owner, id, '/translator', { translator: translator.user._id })
    const seen = await calls.read<object>(translator, id)
    expect(seen).toMatchObject({ reader: 'desk' })
    expect(JSON.stringify(seen)).not.toContain('Koseki')
  })

  test('is written out in the mail to the customer', async () => {
    await quote(84, [pages, copy])
    await calls.mailsAbout(orderNumber, customer.user.email)
    const mails = await office.mailsTo(customer.user.email)
    const mail = mails.find(
      ({ subject }) => subject.includes(orderNumber) && subject.includes('quote'),
    )
    expect(mail?.text).toContain('Koseki')
    expect(mail?.text).toContain('$75.00')
    // What a clerk typed by hand stays on the page.
    expect(mail?.text).not.toContain('city office')
  })
})

describe('the server refuses', () => {
  test('lines that do not add up to the price', async () => {
    expect(await quote(85, [pages, copy])).toMatchObject({
      status: 400,
      body: { code: 'quote-lines-differ' },
    })
  })

  test('too many lines, and says how many there may be', async () => {
    const lines = Array.from({ length: mostLines + 1 }, () => copy)
    const { status, body } = await quote(9 * lines.length, lines)
    expect([status, body.code]).toEqual([400, 'too-many-lines'])
    expect(body.message).toContain(String(mostLines))
  })

  test.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { text: ' ' },
    { unit: 'kilo' },
    { unitPrice: 1.005 },
    { amount: 9 },
  ])('a line with %o', async (change) => {
    expect((await quote(9, [{ ...copy, ...change }])).status).toBe(400)
    expect((await calls.read<OfficeView>(clerk, id)).stage).toBe('quote')
  })
})
