import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteUser } from '@kakehashi/contract/accounts/users'
import * as contract from '@kakehashi/contract/requests/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { seedService } from '../support/services.ts'
import { seedOpenTill } from '../support/till.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let owner: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk, owner } = await openOfficeWithStaff())
})
afterAll(() => office.close())

async function paidInYen(customer: SignedInUser, more: object = {}, lines: object[] = []) {
  await seedOpenTill(office, clerk.user._id)
  const { _id: requestId } = await calls.submitRequest(customer, more)
  const quote = { isQuoted: true, deposit: 0, totalPrice: 115, ...(lines.length > 0 && { lines }) }
  const { body: quoted } = await calls.put(clerk, requestId, '', quote)
  const { body } = await clerk.browser.call(contract.receivePayment, {
    params: { requestId },
    body: {
      version: quoted.version,
      amount: 115,
      method: 'cash-jpy',
      yenRate: 154,
      given: 20_000,
    },
  })
  return { requestId, ...body, receiptId: body.payment.receipt?._id ?? '' }
}

async function textOf(reader: SignedInUser, receiptId: string, query = '') {
  const reply = await reader.browser.open(`/api/receipts/${receiptId}${query}`)
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-receipt-')), 'receipt.pdf')
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()))
  const text = execFileSync('pdftotext', ['-layout', file, '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const facts = execFileSync('pdfinfo', [file], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  return { reply, text: text.toString(), facts }
}

test('a receipt says who paid what, how, and what was given back, as tagged text', async () => {
  const customer = await office.signedIn('customer', {
    firstName: 'Satoshi',
    lastName: 'Kuniyoshi',
  })
  const { receiptId, payment } = await paidInYen(customer)
  const { reply, text, facts } = await textOf(customer, receiptId, '?paper=letter')

  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(text).toContain('Satoshi Kuniyoshi')
  expect(text).toContain('$115.00')
  expect(text).toContain('¥17,710 at $1 = ¥154, given ¥20,000, change ¥2,290')
  expect(text).toContain(payment.receipt?.number)
  expect(facts).toMatch(/Tagged: +yes/)
  expect(facts).toMatch(/Page size: +612 x 792/)
  expect(facts).toMatch(/Pages: +1\n/)
})

test('a receipt has the lines of the quote, in the language of the receipt', async () => {
  const customer = await office.signedIn('customer')
  const { receiptId } = await paidInYen(customer, {}, [
    { text: 'Family Register', textJa: '戸籍謄本', unit: 'document', quantity: 1, unitPrice: 45 },
    { text: 'Birth Certificate', textJa: '出生証明書', unit: 'page', quantity: 2, unitPrice: 35 },
  ])
  const { text } = await textOf(customer, receiptId)
  expect(text).toMatch(/Family Register +1 +\$45\.00/)
  expect(text).toMatch(/Birth Certificate +2 +\$70\.00/)
  const japanese = await textOf(customer, receiptId, '?language=ja')
  expect(japanese.text).toMatch(/戸籍謄本 +1 +\$45\.00/)
})

test('thirty lines go on over a second page', async () => {
  const customer = await office.signedIn('customer')
  const lines = Array.from({ length: 30 }, (_, index) => ({
    text: `Document ${index + 1}`,
    unit: 'each',
    quantity: 1,
    unitPrice: index === 0 ? 28 : 3,
  }))
  const { receiptId } = await paidInYen(customer, {}, lines)
  const { text, facts } = await textOf(customer, receiptId, '?paper=letter')
  for (const { text: name } of lines) expect(text).toContain(name)
  expect(text).toContain('Balance due')
  expect(facts).toMatch(/Pages: +2\n/)
})

test('the Japanese receipt is made out in yen, on A4', async () => {
  const customer = await office.signedIn('customer', { nameJa: '國吉 聡' })
  const { receiptId } = await paidInYen(customer)
  const { text, facts } = await textOf(clerk, receiptId, '?language=ja')
  expect(text).toContain('領収書')
  expect(text).toContain('國吉 聡 様')
  expect(text).toContain('¥17,710')
  expect(facts).toMatch(/A4/)
})

test('names are printed as they were typed, also if they look like markup of the paper', async () => {
  const [name, service] = [
    `#panic() [x] \\ *b* _i_ \`c\` <d> ~ -- "it's"`,
    '#image("/etc/passwd") $x$ @y // z /* w */',
  ]
  await seedService(office, service)
  const customer = await office.signedIn('customer', { firstName: name, nameJa: name })
  const { receiptId } = await paidInYen(customer, { requestItem: service })
  for (const language of ['en', 'ja']) {
    const { text } = await textOf(customer, receiptId, `?language=${language}`)

    expect(text).toContain(name)
    expect(text).toContain(service)
  }
})

test('a name with signs that no font has is printed with empty boxes in their place', async () => {
  const names = { firstName: 'Jane 🌺', lastName: 'Smith', nameJa: '山田 花子 \u{F0000}สมใจ' }
  const customer = await office.signedIn('customer', names)
  const { receiptId } = await paidInYen(customer)
  const english = await textOf(customer, receiptId)
  const japanese = await textOf(customer, receiptId, '?language=ja')

  expect(english.text).toMatch(/Jane .+ Smith/)
  expect(japanese.text).toContain('山田 花子')
  expect([english.facts, japanese.facts].every((facts) => /Tagged: +yes/.test(facts))).toBe(true)
})

test('a voided receipt says so, and the name of an erased person leaves it', async () => {
  const customer = await office.signedIn('customer', { firstName: 'Marked', lastName: 'Person' })
  const { requestId, receiptId, payment, request } = await paidInYen(customer)
  await clerk.browser.call(contract.correctPayment, {
    params: { requestId, paymentId: payment._id },
    body: { version: request.version, reason: 'Entered twice' },
  })
  const voided = await textOf(clerk, receiptId)
  expect(voided.text).toContain('This receipt is not valid')
  await calls.put(clerk, requestId, '/close', { reason: 'Not needed' })
  await owner.browser.call(deleteUser, { params: { id: customer.user._id } })
  await eraseNow(office, customer.user._id)
  const erased = await textOf(clerk, receiptId)
  expect(erased.text).not.toContain('Marked')
  expect(erased.text).toContain('$115.00')
})

test('neither another customer nor the translator can read a receipt', async () => {
  const customer = await office.signedIn('customer')
  const { requestId, receiptId } = await paidInYen(customer)
  const stranger = await office.signedIn('customer')
  const reply = await stranger.browser.open(`/api/receipts/${receiptId}`)
  const list = await stranger.browser.call(contract.listReceipts, { params: { requestId } })
  expect([reply.status, list.status]).toEqual([404, 404])
  const own = await customer.browser.call(contract.listReceipts, { params: { requestId } })
  expect(own.body).toMatchObject([{ amount: 115 }])
})
