import { leave } from '@kakehashi/contract/account-data'
import * as notices from '@kakehashi/contract/notices'
import * as requests from '@kakehashi/contract/requests'
import { office as theOffice } from '@kakehashi/domain/office'
import { startMailbox } from '@kakehashi/local/mailbox'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { smtpTransport } from '../../src/mail/transport.ts'
import { lineTo } from '../support/breakable-proxy.ts'
import type { ReceivedMail } from '../support/mails.ts'
import { readMails } from '../support/mails.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Counter } from '../support/request-calls.ts'
import { openCounter } from '../support/request-calls.ts'
import { runJobs } from '../support/run-jobs.ts'
import { retryDelayedMail } from '../../src/jobs/retry-delayed-mail.ts'

let office: Office
let counter: Counter
let clerk: SomeoneSignedIn
let customer: SomeoneSignedIn
const orders = 20

beforeEach(async () => {
  office = await openOffice()
  counter = await openCounter(office)
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
  await office.runJobs()
})
afterEach(() => office.close())

/** Twenty orders at once; their numbers. */
async function orderMuch(): Promise<string[]> {
  const placed = await Promise.all(Array.from({ length: orders }, () => counter.order(customer)))
  return placed.map(({ orderNumber }) => orderNumber)
}

async function statesOf(id?: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) from notices where ${id ?? null}::uuid is null or request_id = ${id ?? null}
    group by state`.execute(office.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

async function noticeIds(): Promise<string[]> {
  const rows = await office.db.selectFrom('notices').select('id').execute()
  return rows.map(({ id }) => `<notice.${id}@localhost>`)
}

function expectEachOnce(mails: ReceivedMail[], numbers: string[]) {
  const told = numbers.map((number) => mails.filter(({ subject }) => subject.includes(number)))
  expect(told.map(({ length }) => length)).toEqual(numbers.map(() => 1))
}

test('a relay that refuses for a while: no order fails, and every mail arrives once, to customer and office', async () => {
  office.mailbox.answerNext(451, 'Busy, try again later', 3 * 2 * orders)
  const numbers = await orderMuch()
  for (let round = 1; round <= 3; round += 1) {
    await office.runJobs()
    expect(await statesOf()).toEqual({ queued: 2 * orders })
  }
  await office.runJobs()
  await office.runJobs()
  const toCustomer = await office.mailsTo(customer.user.email)
  const toOffice = await office.mailsTo(theOffice.email)

  expectEachOnce(toCustomer, numbers)
  expectEachOnce(toOffice, numbers)
  expect(await statesOf()).toEqual({ sent: 2 * orders })
  const sent = [...toCustomer, ...toOffice].map(({ messageId }) => messageId)
  expect(sent).toEqual(expect.arrayContaining(await noticeIds()))
}, 60_000)

test('a relay that is away for the length of twenty orders, or whose line is cut, loses and doubles nothing', async () => {
  const line = await lineTo(office.mailbox.smtpUrl)
  const transport = smtpTransport(line.url, 'office@kakehashi.example')
  const tryAll = () =>
    runJobs(office.database.url, {
      ...office,
      log: createLog('silent'),
      transport,
      publicUrl: 'http://localhost',
    })
  await line.cut()
  const numbers = await orderMuch()
  await tryAll()
  await tryAll()
  expect(await statesOf()).toEqual({ queued: 2 * orders })
  await line.mend()
  await tryAll()
  await tryAll()

  expectEachOnce(await office.mailsTo(customer.user.email), numbers)
  expectEachOnce(await office.mailsTo(theOffice.email), numbers)
  expect(await statesOf()).toEqual({ sent: 2 * orders })
  transport.close()
  await line.cut()
}, 60_000)

test('a mail whose acceptance could not be noted is repeated under the same number', async () => {
  const { orderNumber } = await counter.order(customer)
  await sql`alter table notices add constraint gone check (state <> 'sent') not valid`.execute(
    office.db,
  )
  await office.runJobs()
  await sql`alter table notices drop constraint gone`.execute(office.db)
  await office.runJobs()
  const mails = (await office.mailsTo(customer.user.email)).filter(({ subject }) =>
    subject.includes(orderNumber),
  )

  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(await statesOf()).toEqual({ sent: 2 })
})

test('a relay that was restarted is used again without restarting anything else', async () => {
  const port = Number(new URL(office.mailbox.smtpUrl).port)
  await office.mailbox.stop()
  const { orderNumber } = await counter.order(customer)
  await office.runJobs()
  expect(await statesOf()).toEqual({ queued: 2 })
  const restarted = await startMailbox({ smtpPort: port })
  try {
    await office.runJobs()

    expectEachOnce(await readMails(restarted.pageUrl, customer.user.email), [orderNumber])
    expect(await statesOf()).toEqual({ sent: 2 })
  } finally {
    await restarted.stop()
  }
})

test('a mail that was refused for good is shown to staff as failed, and to its customer', async () => {
  const { _id: id } = await counter.order(customer)
  office.mailbox.answerNext(550, 'No such person', 60)
  // Two days of tries have passed but for the last.
  await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(office.db)
  await office.runJobs()
  const params = { requestId: id }
  const { body: forStaff } = await clerk.browser.call(notices.listNotices, { params })
  const { body: forCustomer } = await customer.browser.call(notices.listNotices, { params })

  expect(forStaff.map(({ state, to }) => `${to} ${state}`).toSorted()).toEqual([
    'customer failed',
    'office failed',
  ])
  expect(forCustomer.map(({ state }) => state)).toEqual(['failed'])
  expect(forCustomer[0]).not.toHaveProperty('sentAt')
  await office.runJobs()
  expect(await statesOf()).toEqual({ failed: 2 })
}, 60_000)

test('what a person has turned off is kept as unwanted and never sent', async () => {
  const off = ['payment-recorded', 'message-to-customer']
  await customer.browser.call(notices.chooseNotices, { body: { off } })
  const { _id: id, orderNumber } = await counter.order(customer)
  await counter.put(clerk, id, '', { isQuoted: true, deposit: 50, totalPrice: 100 })
  await counter.put(clerk, id, '/paid', { paidAmount: 50 })
  const before = await counter.mailsAbout(orderNumber, customer.user.email)
  const { body: told } = await clerk.browser.call(notices.listNotices, {
    params: { requestId: id },
  })

  expect(before).toHaveLength(2)
  expect(told.find(({ kind }) => kind === 'payment-recorded')?.state).toBe('unwanted')
  expect(await statesOf()).toEqual({ sent: 3, unwanted: 1 })
})

test.each([
  'request-received',
  'quote-ready',
  'request-delivered',
  'request-cancelled',
  'nonsense',
])('nobody can turn off %s', async (kind) => {
  const { status } = await customer.browser.call(notices.chooseNotices, { body: { off: [kind] } })

  expect(status).toBe(400)
  const { body } = await customer.browser.call(notices.getNoticeChoices)
  expect(body.off).toEqual([])
})

test('someone who has left while the relay was away gets no more mail', async () => {
  office.mailbox.answerNext(451, 'Busy', 2)
  const { _id: id } = await counter.order(customer)
  await office.runJobs()
  const left = await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  expect(left.status).toBe(200)
  const before = await office.mailsTo(customer.user.email)
  await office.runJobs()

  expect(await office.mailsTo(customer.user.email)).toEqual(before)
  expect(await statesOf(id)).toEqual({ sent: 1, unwanted: 1 })
})

test('an order that is not placed tells nobody', async () => {
  const body = { requestItem: 'No such service', details: '' }
  const { status } = await customer.browser.call(requests.createRequest, { body })
  await office.runJobs()

  expect(status).toBe(400)
  expect(await statesOf()).toEqual({})
})

test('however long the mail server was away, no mail waits for hours after it is back', async () => {
  office.mailbox.answerNext(451, 'Try again later', 2)
  await counter.order(customer)
  await office.runJobs()
  await sql`
    update graphile_worker._private_jobs set run_at = now() + interval '6 hours', attempts = 12
    where attempts > 0`.execute(office.db)
  await retryDelayedMail(office.db)

  const { rows } = await sql<{ minutes: number }>`
    select ceil(extract(epoch from run_at - now()) / 60)::int as minutes
    from graphile_worker.jobs where attempts > 0`.execute(office.db)
  expect(rows).toEqual([{ minutes: 10 }, { minutes: 10 }])
})
