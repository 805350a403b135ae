import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { editUser, readUser } from '../support/edit-user.ts'
import { tokenIn } from '../support/mails.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let admin: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
})
afterAll(() => office.close())

/** An admin enters another address for a new customer; returns the link that was mailed there. */
async function enterAddress() {
  const customer = await office.signedIn('customer')
  await office.confirmAddress(customer.user._id)
  const email = `new.${customer.user.email}`
  const reply = await editUser(admin, customer, { email })
  await office.runJobs()
  return { customer, email, reply, token: tokenIn((await office.mailsTo(email))[0]) }
}

function open(token: string, { browser }: Pick<SignedInUser, 'browser'>) {
  return browser.call(session.verifyEmail, { body: { token } })
}

test('an admin cannot take an account over by entering another address and asking for a reset', async () => {
  const { customer, email, token } = await enterAddress()
  await office.visitor().call(session.forgotPassword, { body: { email } })
  await office.runJobs()
  const subjects = (await office.mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).not.toContain('Choose a new password')

  for (const thief of [{ browser: office.visitor() }, admin]) {
    expect(await open(token, thief)).toMatchObject({
      status: 403,
      body: { code: 'sign-in-to-confirm' },
    })
  }
  expect((await readUser(admin, customer)).email).toBe(customer.user.email)
})

test('the form is saved and says that the address waits; the customer keeps the old one and is told there', async () => {
  const { customer, email, reply } = await enterAddress()
  expect(reply).toMatchObject({
    status: 200,
    body: {
      email: customer.user.email,
      newEmail: email,
      isEmailVerified: true,
      message:
        'Saved. The new e-mail address takes effect when its owner signs in and confirms it.',
    },
  })
  const [notice] = await office.mailsTo(customer.user.email)
  expect(notice?.subject).toBe('A new e-mail address for your account')
  expect(notice?.text).toContain('n•••@')

  expect((await customer.browser.call(users.ownProfile)).body).toMatchObject({ newEmail: email })
  await office.signIn(customer.user.email, customer.password)
  const body = { email, password: customer.password }
  expect((await office.visitor().call(session.signIn, { body })).status).toBe(401)
})

test('it takes effect when the customer opens the link while signed in', async () => {
  const { customer, email, token } = await enterAddress()
  const elsewhere = await office.signIn(customer.user.email, customer.password)
  const asked = { email: customer.user.email }
  await office.visitor().call(session.forgotPassword, { body: asked })
  await office.runJobs()
  const reset = tokenIn((await office.mailsTo(customer.user.email))[0])
  expect((await open(token, customer)).body).toMatchObject({ wasVerified: false })

  const { body } = await customer.browser.call(users.ownProfile)
  expect(body).toMatchObject({ email, isEmailVerified: true })
  expect(body).not.toHaveProperty('newEmail')
  expect((await elsewhere.browser.call(users.ownProfile)).status).toBe(401)
  const late = { token: reset, password: 'mine from now on' }
  expect((await office.visitor().call(session.resetPassword, { body: late })).body.code).toBe(
    'link-expired',
  )
  await office.signIn(email, customer.password)
  expect((await open(token, customer)).body).toMatchObject({ wasVerified: true })
  await office.runJobs()
  const [notice] = await office.mailsTo(customer.user.email)
  expect(notice?.subject).toBe('Your e-mail address was changed')
})

test('somebody else may have registered the address in the meantime', async () => {
  const { customer, email, token } = await enterAddress()
  await office.register({ email })

  expect((await open(token, customer)).body.code).toBe('email-in-use')
})

test('nobody becomes staff while an address waits, and it is forgotten when its link expires', async () => {
  const { customer } = await enterAddress()
  const role = { isTranslator: true }
  expect((await editUser(admin, customer, role)).body.code).toBe('staff-email-unconfirmed')
  office.clock.advance(3 * duration.day)
  await deleteExpired(office.db, office.clock.now())
  admin = await office.signIn(admin.user.email, admin.password)

  expect(await readUser(admin, customer)).not.toHaveProperty('newEmail')
  expect((await editUser(admin, customer, role)).status).toBe(200)
})

test('a customer who changes the address themselves ends the waiting of the other', async () => {
  const { customer, token } = await enterAddress()
  const { firstName, lastName, phone } = customer.user
  const email = `own.${customer.user.email}`
  const body = { firstName, lastName, phone, email, currentPassword: customer.password }
  expect((await customer.browser.call(users.updateProfile, { body })).body).toMatchObject({ email })

  expect((await open(token, customer)).body.code).toBe('link-expired')
})
