import { leave } from '@kakehashi/contract/accounts/account-data'
import * as notices from '@kakehashi/contract/requests/notices'
import * as requests from '@kakehashi/contract/requests/requests'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { startMailbox } from '@kakehashi/local/mailbox'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { smtpTransport } from '../../src/mail/transport.ts'
import { proxyTo } from '../support/breakable-proxy.ts'
import type { ReceivedMail } from '../support/mails.ts'
import { readMails } from '../support/mails.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { requestCalls } from '../support/request-calls.ts'
import { runJobs } from '../support/run-jobs.ts'
import { retryDelayedMail } from '../../src/jobs/retry-delayed-mail.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
const requestCount = 20

beforeEach(async () => {
  office = await openOffice()
  calls = await requestCalls(office)
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
  await office.runJobs()
})
afterEach(() => office.close())

/** Submits twenty requests at once and returns their order numbers. */
async function submitRequests(): Promise<string[]> {
  const submitted = await Promise.all(
    Array.from({ length: requestCount }, () => calls.submitRequest(customer)),
  )
  return submitted.map(({ orderNumber }) => orderNumber)
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
  const received = numbers.map((number) => mails.filter(({ subject }) => subject.includes(number)))
  expect(received.map(({ length }) => length)).toEqual(numbers.map(() => 1))
}

test('while the mail server refuses mail, requests still succeed, and every mail arrives once afterwards', async () => {
  // More than can be tried: on a slow machine a mail is tried more than once in a round.
  office.mailbox.answerNext(451, 'Busy, try again later', 1_000)
  const numbers = await submitRequests()
  for (let round = 1; round <= 3; round += 1) {
    await office.runJobs()
    expect(await statesOf()).toEqual({ queued: 2 * requestCount })
  }
  office.mailbox.acceptAll()
  await office.runJobs()
  await office.runJobs()
  const toCustomer = await office.mailsTo(customer.user.email)
  const toOffice = await office.mailsTo(sampleOffice.email)

  expectEachOnce(toCustomer, numbers)
  expectEachOnce(toOffice, numbers)
  expect(await statesOf()).toEqual({ sent: 2 * requestCount })
  const sent = [...toCustomer, ...toOffice].map(({ messageId }) => messageId)
  expect(sent).toEqual(expect.arrayContaining(await noticeIds()))
}, 60_000)

test('while the mail server is unreachable, no mail is lost or sent twice', async () => {
  const proxy = await proxyTo(office.mailbox.smtpUrl)
  const transport = smtpTransport(proxy.url, 'office@kakehashi.example', false)
  const runAll = () =>
    runJobs(office.database.url, {
      ...office,
      log: createLog('silent'),
      transport,
      publicUrl: 'http://localhost',
    })
  await proxy.disconnect()
  const numbers = await submitRequests()
  await runAll()
  await runAll()
  expect(await statesOf()).toEqual({ queued: 2 * requestCount })
  await proxy.reconnect()
  await runAll()
  await runAll()

  expectEachOnce(await office.mailsTo(customer.user.email), numbers)
  expectEachOnce(await office.mailsTo(sampleOffice.email), numbers)
  expect(await statesOf()).toEqual({ sent: 2 * requestCount })
  transport.close()
  await proxy.disconnect()
}, 60_000)

test('a mail whose delivery could not be recorded is sent again with the same message id', async () => {
  const { orderNumber } = await calls.submitRequest(customer)
  await sql`alter table notices add constraint gone check (state <> 'sent') not valid`.execute(
    office.adminDb,
  )
  await office.runJobs()
  await sql`alter table notices drop constraint gone`.execute(office.adminDb)
  await office.runJobs()
  const mails = (await office.mailsTo(customer.user.email)).filter(({ subject }) =>
    subject.includes(orderNumber),
  )

  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect(await statesOf()).toEqual({ sent: 2 })
})

test('after a restart of the mail server, mail is sent again without any other restart', async () => {
  const port = Number(new URL(office.mailbox.smtpUrl).port)
  await office.mailbox.stop()
  const { orderNumber } = await calls.submitRequest(customer)
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

test('a mail that fails for good is shown as failed to staff and to the customer', async () => {
  const { _id: id } = await calls.submitRequest(customer)
  office.mailbox.answerNext(550, 'No such person', 60)
  // Only the last of two days of retries is left.
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

test('a notice that the user has turned off is stored as unwanted and never sent', async () => {
  const off = ['payment-recorded', 'message-to-customer']
  await customer.browser.call(notices.chooseNotices, { body: { off } })
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 50, totalPrice: 100 })
  await calls.put(clerk, id, '/paid', { paidAmount: 50 })
  const before = await calls.mailsAbout(orderNumber, customer.user.email)
  const { body: listed } = await clerk.browser.call(notices.listNotices, {
    params: { requestId: id },
  })

  expect(before).toHaveLength(2)
  expect(listed.find(({ kind }) => kind === 'payment-recorded')?.state).toBe('unwanted')
  expect(await statesOf()).toEqual({ sent: 3, unwanted: 1 })
})

test.each([
  'request-received',
  'quote-ready',
  'request-delivered',
  'request-cancelled',
  'nonsense',
])('the notice %s cannot be turned off', async (kind) => {
  const { status } = await customer.browser.call(notices.chooseNotices, { body: { off: [kind] } })

  expect(status).toBe(400)
  const { body } = await customer.browser.call(notices.getNoticeChoices)
  expect(body.off).toEqual([])
})

test('a customer who deletes their account while mail is queued gets no more notices', async () => {
  office.mailbox.answerNext(451, 'Busy', 2)
  const { _id: id } = await calls.submitRequest(customer)
  await office.runJobs()
  const left = await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  expect(left.status).toBe(200)
  const before = await office.mailsTo(customer.user.email)
  await office.runJobs()

  const after = await office.mailsTo(customer.user.email)
  expect(after.filter(({ subject }) => subject !== 'Your account was deleted')).toEqual(before)
  expect(await statesOf(id)).toEqual({ sent: 1, unwanted: 1 })
})

test('a refused request sends no notices', async () => {
  const body = { requestItem: 'No such service', details: '' }
  const { status } = await customer.browser.call(requests.createRequest, { body })
  await office.runJobs()

  expect(status).toBe(400)
  expect(await statesOf()).toEqual({})
})

test('once the mail server is back, no mail waits longer than ten minutes', async () => {
  office.mailbox.answerNext(451, 'Try again later', 2)
  await calls.submitRequest(customer)
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
