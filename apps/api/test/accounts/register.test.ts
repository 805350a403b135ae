import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('the verification mail arrives, and its link works once', async () => {
  const { browser, user } = await office.register()
  await office.runJobs()
  const [mail] = await office.mailsTo(user.email)
  const token = tokenIn(mail)

  expect((await browser.call(session.verifyEmail, { body: { token } })).status).toBe(200)
  expect((await browser.call(users.ownProfile)).body.isEmailVerified).toBe(true)
  expect((await browser.call(session.verifyEmail, { body: { token } })).body.code).toBe(
    'link-expired',
  )
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
