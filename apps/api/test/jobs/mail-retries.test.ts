import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { createLog } from '../../src/log.ts'
import { spendMailedToken } from '../../src/accounts/sessions/mailed-tokens.ts'
import { hashToken } from '../../src/accounts/sessions/tokens.ts'
import { tokenIn } from '../support/mails.ts'
import { untilBlocked } from '../support/during-call.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { runJobs } from '../support/run-jobs.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'

let office: Office
let registered: SignedInUser
beforeEach(async () => {
  office = await openOffice()
  registered = await office.register()
  await office.runJobs()
  await office.visitor().call(session.forgotPassword, { body: { email: registered.user.email } })
})
afterEach(() => office.close())

async function links() {
  const rows = await office.db
    .selectFrom('mailed_tokens')
    .select('token_hash')
    .where('purpose', '=', 'reset-password')
    .execute()
  return rows.map(({ token_hash }) => token_hash.toString('hex'))
}

async function resetEvents() {
  return office.db
    .selectFrom('events')
    .select('at')
    .where('kind', '=', 'password.reset-asked')
    .where('subject_id', '=', registered.user._id)
    .execute()
}

/** The tokens in the mails received, newest first. */
async function receivedTokens(): Promise<string[]> {
  const mails = await office.mailsTo(registered.user.email)
  return mails.filter(({ text }) => text.includes('/reset-password#')).map(tokenIn)
}

/** The mail server accepts the mail, but the connection breaks before its reply. */
function sendWithLostReply(): Promise<void> {
  const transport = {
    ...office.transport,
    async send(mail: Parameters<typeof office.transport.send>[0]) {
      await office.transport.send(mail)
      throw new Error('connection lost')
    },
  }
  const options = { log: createLog('silent'), publicUrl: 'http://localhost:4000', transport }
  return runJobs(office.database.url, { ...office, ...options })
}

async function failToSend(): Promise<void> {
  office.mailbox.answerNext(451, 'Try again later')
  await office.runJobs()
}

function reset(token = '', password = 'chosen after the reset') {
  return office.visitor().call(session.resetPassword, { body: { token, password } })
}

test('a mail has one link and one event, however often the mail server refuses it', async () => {
  const requestedAt = office.clock.now()
  for (let time = 0; time < 3; time += 1) {
    await failToSend()
    expect(await links()).toHaveLength(1)
    office.clock.advance(duration.minute)
  }
  await office.runJobs()
  const [token] = await receivedTokens()

  const recorded = await resetEvents()
  expect(recorded).toHaveLength(1)
  expect(recorded[0]?.at.getTime()).toBeLessThanOrEqual(requestedAt.getTime())
  expect(await links()).toEqual([hashToken(token ?? '').toString('hex')])
  expect((await reset(token)).status).toBe(200)
})

test('the link works once even if every attempt to send the mail seemed to fail', async () => {
  await sendWithLostReply()
  await failToSend()
  const [token] = await receivedTokens()
  expect((await reset(token)).status).toBe(200)
  // A used link proves that the mail has arrived, so it is not sent again.
  await office.runJobs()

  expect(await receivedTokens()).toEqual([token])
  expect((await reset(token, 'and once more then')).body.code).toBe('link-expired')
  expect(await links()).toEqual([])
})

test('a mail that arrives twice has the same link both times', async () => {
  await sendWithLostReply()
  await office.runJobs()
  const [second, first] = await receivedTokens()

  expect(second).toBe(first)
  expect((await reset(first)).status).toBe(200)
  expect((await reset(second)).body.code).toBe('link-expired')
})

test('two password resets have two links', async () => {
  await office.visitor().call(session.forgotPassword, { body: { email: registered.user.email } })
  await office.runJobs()

  expect(new Set(await receivedTokens()).size).toBe(2)
  expect(await resetEvents()).toHaveLength(2)
})

test('the hour of a link starts when its mail is sent, however late that is', async () => {
  await failToSend()
  office.clock.advance(2 * duration.hour)
  await deleteExpired(office.db, office.clock.now())
  await office.runJobs()
  office.clock.advance(50 * duration.minute)

  expect(await resetEvents()).toHaveLength(1)
  expect((await reset((await receivedTokens())[0])).status).toBe(200)
})

test('a link cancelled by a password change stays cancelled when the mail is retried', async () => {
  await sendWithLostReply()
  const { firstName, lastName, phone, email } = registered.user
  const change = { password: 'changed by its owner', currentPassword: registered.password }
  const body = { firstName, lastName, phone, email, ...change }
  expect((await registered.browser.call(users.updateProfile, { body })).status).toBe(200)
  await office.runJobs()
  const [token, ...others] = await receivedTokens()

  expect(others).toEqual([])
  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link that is used during a retry is not renewed', async () => {
  await sendWithLostReply()
  const [token = ''] = await receivedTokens()
  let retrying: Promise<void> | undefined
  await office.db.transaction().execute(async (trx) => {
    await spendMailedToken(trx, 'reset-password', hashToken(token), office.clock.now())
    retrying = office.runJobs()
    await untilBlocked(office.db, 1)
  })
  await retrying

  expect(await receivedTokens()).toEqual([token])
  expect(await links()).toEqual([])
})
