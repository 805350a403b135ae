import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { office as house } from '@kakehashi/domain/office'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { tokenIn } from '../support/mails.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'
import { openCounter } from '../support/request-calls.ts'
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

test("a mail is written in the person's language, as it is when the mail goes out", async () => {
  const { browser, user } = await office.register({}, office.visitor({ 'accept-language': 'ja' }))
  await office.runJobs()
  await browser.call(users.chooseLanguage, { body: { language: 'en' } })
  await browser.call(session.sendVerification)
  await office.runJobs()
  const [english, japanese] = await office.mailsTo(user.email)

  expect(japanese?.subject).toBe('Kakehashiへようこそ：メールアドレスのご確認をお願いします')
  expect(japanese?.html).toContain('lang="ja"')
  expect(english?.subject).toBe('Welcome to Kakehashi: please confirm your e-mail address')
  expect(english?.html).toContain('lang="en"')
})

test('a mail to the office leads to its request, also whoever has to sign in first', async () => {
  const counter = await openCounter(office)
  const { _id: id } = await counter.order(await office.signedIn('customer'))
  await office.runJobs()
  const [mail] = await office.mailsTo(house.email)
  expect(mail?.text).toContain(`/login?redirect=${encodeURIComponent(`/admin/quote/${id}`)}`)
})

test.each([
  [451, 'Try again later'],
  [421, 'Closing'],
  [550, 'No such person'],
])('a relay that answers %i first and then accepts gets the mail once', async (code, words) => {
  const { user } = await office.register()
  office.mailbox.answerNext(code, words, 2)
  await office.runJobs()
  await office.runJobs()
  expect(await jobs()).toMatchObject([{ attempts: 2 }])
  expect(await office.mailsTo(user.email)).toEqual([])
  await office.runJobs()
  await office.runJobs()

  expect(await office.mailsTo(user.email)).toHaveLength(1)
  expect(await jobs()).toEqual([])
})

test('a relay that is not there loses nothing', async () => {
  await office.register()
  await office.mailbox.stop()
  await office.runJobs()

  expect(await jobs()).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ])
})

test("what is kept of a relay's refusal does not say who the mail was for", async () => {
  const { user } = await office.register()
  office.mailbox.answerNext(550, `5.1.1 <${user.email}>: no such person`)
  await office.runJobs()
  const [job] = await jobs()

  expect(job?.last_error).toContain('550 5.1.1')
  expect(job?.last_error).not.toContain(user.email)
})

test('a change that is taken back takes its mail back', async () => {
  const { user } = await office.register()
  await office.runJobs()
  const undone = office.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, 'a cause', { kind: 'password-changed', userId: user._id })
    throw new Error('and yet not')
  })
  await expect(undone).rejects.toThrow('and yet not')
  const taken = { ...sampleRegistration(), email: user.email }
  expect((await office.visitor().call(users.register, { body: taken })).status).toBe(409)

  expect(await jobs()).toEqual([])
})

test('a worker that dies after the relay took the mail repeats it under the same number', async () => {
  const { user } = await office.register()
  // From here on nothing can be noted as sent: the worker is gone before it could.
  await sql`alter table sent_mails add constraint gone check (false) not valid`.execute(office.db)
  await office.runJobs()
  expect(await jobs()).toMatchObject([{ attempts: 1 }])
  await sql`alter table sent_mails drop constraint gone`.execute(office.db)
  await office.runJobs()
  const mails = await office.mailsTo(user.email)
  const numbers = mails.map(({ messageId }) => messageId)

  expect(numbers).toHaveLength(2)
  expect(numbers[0]).toMatch(/^<verify-email\.[0-9a-f-]{36}@localhost>$/)
  expect(numbers[1]).toBe(numbers[0])
  expect(tokenIn(mails[0])).toBe(tokenIn(mails[1]))
})

test('one cause is one mail, however often it is queued', async () => {
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

test('somebody who was removed meanwhile gets no more mail', async () => {
  const admin = await office.signedIn('admin')
  const { user } = await office.register()
  await admin.browser.call(users.deleteUser, { params: { id: user._id } })
  await office.runJobs()

  expect(await office.mailsTo(user.email)).toEqual([])
  expect(await jobs()).toEqual([])
})

test('the worker sends by itself what is queued while it is at work', async () => {
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
