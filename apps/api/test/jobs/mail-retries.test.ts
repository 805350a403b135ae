import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { createLog } from '../../src/log.ts'
import { spendMailedToken } from '../../src/accounts/sessions/mailed-tokens.ts'
import { hashToken } from '../../src/accounts/sessions/tokens.ts'
import { tokenIn } from '../support/mails.ts'
import { untilWaiting } from '../support/during-call.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { runJobs } from '../support/run-jobs.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'

let office: Office
let someone: SomeoneSignedIn
beforeEach(async () => {
  office = await openOffice()
  someone = await office.register()
  await office.runJobs()
  await office.visitor().call(session.forgotPassword, { body: { email: someone.user.email } })
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

async function askings() {
  return office.db
    .selectFrom('events')
    .select('at')
    .where('kind', '=', 'password.reset-asked')
    .where('subject_id', '=', someone.user._id)
    .execute()
}

/** The links of the mails that have arrived, the last one first. */
async function arrived(): Promise<string[]> {
  const mails = await office.mailsTo(someone.user.email)
  return mails.filter(({ text }) => text.includes('/reset-password#')).map(tokenIn)
}

/** The relay takes the mail, and the line breaks before its answer. */
function tryWithLostAnswer(): Promise<void> {
  const transport = {
    ...office.transport,
    async send(mail: Parameters<typeof office.transport.send>[0]) {
      await office.transport.send(mail)
      throw new Error('the line is cut')
    },
  }
  const more = { log: createLog('silent'), publicUrl: 'http://localhost:4000', transport }
  return runJobs(office.database.url, { ...office, ...more })
}

async function tryInVain(): Promise<void> {
  office.mailbox.answerNext(451, 'Try again later')
  await office.runJobs()
}

function reset(token = '', password = 'chosen after the reset') {
  return office.visitor().call(session.resetPassword, { body: { token, password } })
}

test('however often a relay refuses it, a mail has one link, and its asking is written down once', async () => {
  const asked = office.clock.now()
  for (let time = 0; time < 3; time += 1) {
    await tryInVain()
    expect(await links()).toHaveLength(1)
    office.clock.letPass(duration.minute)
  }
  await office.runJobs()
  const [token] = await arrived()

  const written = await askings()
  expect(written).toHaveLength(1)
  expect(written[0]?.at.getTime()).toBeLessThanOrEqual(asked.getTime())
  expect(await links()).toEqual([hashToken(token ?? '').toString('hex')])
  expect((await reset(token)).status).toBe(200)
})

test('a mail that arrived although its tries seem to fail carries a link that works, once', async () => {
  await tryWithLostAnswer()
  await tryInVain()
  const [token] = await arrived()
  expect((await reset(token)).status).toBe(200)
  // Whoever has used its link has had the mail.
  await office.runJobs()

  expect(await arrived()).toEqual([token])
  expect((await reset(token, 'and once more then')).body.code).toBe('link-expired')
  expect(await links()).toEqual([])
})

test('a mail that arrives twice carries the same link twice', async () => {
  await tryWithLostAnswer()
  await office.runJobs()
  const [again, first] = await arrived()

  expect(again).toBe(first)
  expect((await reset(first)).status).toBe(200)
  expect((await reset(again)).body.code).toBe('link-expired')
})

test('two askings have two links', async () => {
  await office.visitor().call(session.forgotPassword, { body: { email: someone.user.email } })
  await office.runJobs()

  expect(new Set(await arrived()).size).toBe(2)
  expect(await askings()).toHaveLength(2)
})

test('a relay that is away for longer than a link works: the link works from when it is sent', async () => {
  await tryInVain()
  office.clock.letPass(2 * duration.hour)
  await deleteExpired(office.db, office.clock.now())
  await office.runJobs()
  office.clock.letPass(50 * duration.minute)

  expect(await askings()).toHaveLength(1)
  expect((await reset((await arrived())[0])).status).toBe(200)
})

test('a link that its owner took back between two tries stays taken back', async () => {
  await tryWithLostAnswer()
  const { firstName, lastName, phone, email } = someone.user
  const change = { password: 'changed by its owner', currentPassword: someone.password }
  const body = { firstName, lastName, phone, email, ...change }
  expect((await someone.browser.call(users.updateProfile, { body })).status).toBe(200)
  await office.runJobs()
  const [token, ...more] = await arrived()

  expect(more).toEqual([])
  expect((await reset(token)).body.code).toBe('link-expired')
})

test('a link that is used at the very moment of another try is used up', async () => {
  await tryWithLostAnswer()
  const [token = ''] = await arrived()
  let trying: Promise<void> | undefined
  await office.db.transaction().execute(async (trx) => {
    await spendMailedToken(trx, 'reset-password', hashToken(token), office.clock.now())
    trying = office.runJobs()
    await untilWaiting(office.db, 1)
  })
  await trying

  expect(await arrived()).toEqual([token])
  expect(await links()).toEqual([])
})
