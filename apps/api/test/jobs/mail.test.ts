import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { tokenIn } from '../support/mails.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'
import { requestCalls } from '../support/request-calls.ts'
import { enqueueMail } from '../../src/outbox/enqueue-mail.ts'
import { startWorker } from '../../src/jobs/worker.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

async function jobs() {
  const { rows } = await sql<{ attempts: number; last_error: string | null }>`
    select attempts, last_error from graphile_worker._private_jobs order by id`.execute(office.db)
  return rows
}

test('a mail is in the language that the user has when it is sent', async () => {
  const { browser, user } = await office.register({}, office.visitor({ 'accept-language': 'ja' }))
  await office.runJobs()
  await browser.call(users.chooseLanguage, { body: { language: 'en' } })
  await browser.call(session.sendVerification)
  await office.runJobs()
  const [english, japanese] = await office.mailsTo(user.email)

  expect(japanese?.subject).toBe('架け橋へようこそ：メールアドレスのご確認をお願いします')
  expect(japanese?.html).toContain('lang="ja"')
  expect(english?.subject).toBe('Welcome to Kakehashi: please confirm your e-mail address')
  expect(english?.html).toContain('lang="en"')
})

test('a mail to the office links to its request through the login page', async () => {
  const calls = await requestCalls(office)
  const { _id: id } = await calls.submitRequest(await office.signedIn('customer'))
  await office.runJobs()
  const [mail] = await office.mailsTo(sampleOffice.email)
  expect(mail?.text).toContain(`/login?redirect=${encodeURIComponent(`/admin/quote/${id}`)}`)
})

test.each([
  [451, 'Try again later'],
  [421, 'Closing'],
  [550, 'No such person'],
])('a mail that is first refused with %i is delivered once', async (code, message) => {
  const { user } = await office.register()
  office.mailbox.answerNext(code, message, 2)
  await office.runJobs()
  await office.runJobs()
  expect(await jobs()).toMatchObject([{ attempts: 2 }])
  expect(await office.mailsTo(user.email)).toEqual([])
  await office.runJobs()
  await office.runJobs()

  expect(await office.mailsTo(user.email)).toHaveLength(1)
  expect(await jobs()).toEqual([])
})

test('an unreachable mail server loses no mail', async () => {
  await office.register()
  await office.mailbox.stop()
  await office.runJobs()

  expect(await jobs()).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('the stored error of a refused mail does not contain the recipient', async () => {
  const { user } = await office.register()
  office.mailbox.answerNext(550, `5.1.1 <${user.email}>: no such person`)
  await office.runJobs()
  const [job] = await jobs()

  expect(job?.last_error).toContain('550 5.1.1')
  expect(job?.last_error).not.toContain(user.email)
})

test('a change that is rolled back sends no mail', async () => {
  const { user } = await office.register()
  await office.runJobs()
  const rolledBack = office.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, 'a cause', { kind: 'password-changed', userId: user._id })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  const taken = { ...sampleRegistration(), email: user.email }
  expect((await office.visitor().call(users.register, { body: taken })).status).toBe(409)

  expect(await jobs()).toEqual([])
})

test('a worker that dies after sending a mail repeats it with the same message id', async () => {
  const { user } = await office.register()
  // Nothing can be recorded as sent, as if the worker had died before it could.
  await sql`alter table sent_mails add constraint gone check (false) not valid`.execute(
    office.adminDb,
  )
  await office.runJobs()
  expect(await jobs()).toMatchObject([{ attempts: 1 }])
  await sql`alter table sent_mails drop constraint gone`.execute(office.adminDb)
  await office.runJobs()
  const mails = await office.mailsTo(user.email)
  const messageIds = mails.map(({ messageId }) => messageId)

  expect(messageIds).toHaveLength(2)
  expect(messageIds[0]).toMatch(/^<verify-email\.[0-9a-f-]{36}@localhost>$/)
  expect(messageIds[1]).toBe(messageIds[0])
  expect(tokenIn(mails[0])).toBe(tokenIn(mails[1]))
})

test('the same cause sends one mail, however often it is queued', async () => {
  const { user } = await office.register()
  await office.runJobs()
  for (let time = 0; time < 3; time += 1) {
    await office.db
      .transaction()
      .execute((trx) =>
        enqueueMail(trx, 'one cause', { kind: 'password-changed', userId: user._id }),
      )
    await office.runJobs()
  }
  const mails = await office.mailsTo(user.email)

  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Welcome to Kakehashi: please confirm your e-mail address',
  ])
})

test('a deleted user gets no more mail, except how to keep the account', async () => {
  const admin = await office.signedIn('admin')
  const { user } = await office.register()
  await admin.browser.call(users.deleteUser, { params: { id: user._id } })
  await office.runJobs()

  const mails = await office.mailsTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
  expect(await jobs()).toEqual([])
})

test('a running worker sends mail as soon as it is queued', async () => {
  const log = createLog('silent')
  const address = { publicUrl: 'https://office.example', databaseUrl: office.database.url }
  const worker = await startWorker({ ...office, log, ...address })
  try {
    const { user } = await office.register()
    await expect
      .poll(() => office.mailsTo(user.email), { timeout: 10_000 })
      .toMatchObject([{ text: expect.stringContaining('https://office.example/verify-email#') }])
  } finally {
    await worker.stop()
  }
})
