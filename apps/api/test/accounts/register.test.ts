import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../src/accounts/sessions/tokens.ts'
import { tokenIn } from '../support/mails.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('a visitor who registers is signed in at once', async () => {
  const browser = office.visitor()
  const { status, body } = await browser.call(users.register, { body: sampleRegistration() })

  expect(status).toBe(200)
  expect(body).toMatchObject({ firstName: 'Jane', lastName: 'Smith', branch: 'NAVY', find: 'USO' })
  expect(body).not.toHaveProperty('middleName')
  const profile = await browser.call(users.ownProfile)
  expect(profile.body._id).toBe(body._id)
})

test('a verification link that was used says that the address is already confirmed', async () => {
  const { browser, user } = await office.register()
  await office.runJobs()
  const [mail] = await office.mailsTo(user.email)
  const token = tokenIn(mail)

  const open = () => office.visitor().call(session.verifyEmail, { body: { token } })
  expect(await open()).toMatchObject({ status: 200, body: { wasVerified: false } })
  expect((await browser.call(users.ownProfile)).body.isEmailVerified).toBe(true)
  expect(await open()).toMatchObject({ status: 200, body: { wasVerified: true } })
  const events = await office.db
    .selectFrom('events')
    .select('kind')
    .where('subject_id', '=', user._id)
    .where('kind', '=', 'user.email-verified')
    .execute()
  expect(events).toHaveLength(1)
})

test('a verification link that nobody was sent says only that it does not work', async () => {
  const token = newToken()
  const reply = await office.visitor().call(session.verifyEmail, { body: { token } })
  expect([reply.status, reply.body.code]).toEqual([400, 'link-expired'])
})

test('registering a known address is refused and recorded in the history of its account', async () => {
  const { user } = await office.register()
  const body = { ...sampleRegistration(), email: user.email.toUpperCase() }
  const reply = await office.visitor().call(users.register, { body })
  expect([reply.status, reply.body.code]).toEqual([409, 'email-in-use'])
  const events = await office.db
    .selectFrom('events')
    .select(['kind', 'actor_id'])
    .where('subject_id', '=', user._id)
    .where('kind', '=', 'user.registered-again')
    .execute()
  expect(events).toEqual([{ kind: 'user.registered-again', actor_id: null }])
})

test('passwords that differ are refused with a message in both languages', async () => {
  const body = { ...sampleRegistration(), confirmPassword: 'something else' }
  const english = await office.visitor().send('POST', '/api/users', body)
  const japanese = await office
    .visitor({ 'accept-language': 'ja,en;q=0.5' })
    .send('POST', '/api/users', body)

  expect(english).toMatchObject({
    status: 400,
    body: { code: 'invalid-fields', fields: { confirmPassword: 'Passwords do not match' } },
  })
  expect(japanese.body).toMatchObject({ fields: { confirmPassword: 'パスワードが一致しません' } })
})
