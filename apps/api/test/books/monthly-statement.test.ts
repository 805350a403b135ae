import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOpenTill, closeAnyTill } from '../support/till.ts'
import { openBooks, type Books } from './support/open-books.ts'

let books: Books
let month: string
beforeAll(async () => {
  books = await openBooks()
  await seedOpenTill(books.office, books.clerk.user._id)
  await books.pay(125.5, 'cash-usd')
  await books.correct(await books.pay(90))
  const { requestId, request } = await books.pay(60)
  const refund = { version: request.version, amount: 20, reason: 'A page fewer', method: 'card' }
  await books.calls.put(books.clerk, requestId, '/refund', refund)
  await closeAnyTill(books.office)
  month = await books.nextMonth()
})
afterAll(() => books.office.close())

const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'pipe', 'ignore'] }

async function statement(query: string) {
  const reply = await books.owner.browser.open(`/api/books/${month}/statement${query}`)
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-statement-')), 'statement.pdf')
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()))
  return {
    reply,
    text: execFileSync('pdftotext', ['-layout', file, '-'], quiet).toString(),
    facts: execFileSync('pdfinfo', [file], quiet).toString(),
  }
}

test('the statement of a month that is not closed says so, on every kind of paper', async () => {
  const { reply, text, facts } = await statement('?paper=letter')
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toContain(`statement-${month}.pdf`)
  expect(text).toContain('Not closed: the figures can still change.')
  expect(facts).toMatch(/Tagged: +yes/)
  expect(facts).toMatch(/Page size: +612 x 792/)
  expect((await statement('')).facts).toMatch(/A4/)
})

test('a closed one has its sums, and who closed it', async () => {
  await books.close(month)
  const { text } = await statement('')
  expect(text).not.toContain('can still change')
  expect(text).toMatch(/Closed on .+ by Jane Smith/)
  // By day: cash, card less the counter-entry, refunded, sum.
  expect(text).toMatch(/Total +125\.50 +60\.00 +20\.00 +165\.50/)
  expect(text).toMatch(/Card +4 +\$150\.00 +-\$90\.00 +\$20\.00 +\$40\.00/)
  expect(text).toMatch(/R-\d{4}-00001 – R-\d{4}-00003 +3 +1/)
  expect(text).toMatch(/Page 1 of \d/)
})

test('names of staff are printed as they were typed, with boxes for what no font has', async () => {
  const { office, owner } = books
  const name = '#panic() $x$ [y] \\ @z'
  await office.db
    .updateTable('users')
    .set({ first_name: `${name} 🌺` })
    .where('id', '=', owner.user._id)
    .execute()
  const { reply, text } = await statement('')

  expect(reply.status).toBe(200)
  expect(text).toContain(name)
})

test('the Japanese statement has the same sums', async () => {
  const { text } = await statement('?language=ja')
  expect(text).toContain('月次報告書')
  expect(text).toMatch(/合計 +125\.50 +60\.00 +20\.00 +165\.50/)
})
