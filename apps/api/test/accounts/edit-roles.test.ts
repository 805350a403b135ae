import * as users from '@kakehashi/contract/accounts/users'
import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duringCall } from '../support/during-call.ts'
import { editUser, readUser } from '../support/edit-user.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let admin: SignedInUser
let owner: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
  owner = await office.signedIn('owner')
})
afterAll(() => office.close())

test('the form cannot make a user an owner', async () => {
  const customer = await office.signedIn('customer')

  expect((await editUser(owner, customer, { isOwner: true })).status).toBe(400)
})

test('a change of roles ends the sessions of the user', async () => {
  const customer = await office.signedIn('customer')
  await office.confirmAddress(customer.user._id)
  const { body } = await editUser(owner, customer, { isAdmin: true, isTranslator: true })
  expect(body).toMatchObject({ ...noGrantedRoles, isAdmin: true, isTranslator: true })
  expect((await customer.browser.call(users.ownProfile)).status).toBe(401)

  const signedInAgain = await office.signIn(customer.user.email, customer.password)
  expect((await signedInAgain.browser.call(users.listUsers)).status).toBe(200)
})

test('a demoted admin is signed out and has the rights of a customer afterwards', async () => {
  const former = await office.signedIn('admin')
  expect((await editUser(admin, former, { isAdmin: false })).status).toBe(200)

  expect((await former.browser.call(users.listUsers)).status).toBe(401)
  const signedInAgain = await office.signIn(former.user.email, former.password)
  expect(await signedInAgain.browser.call(users.listUsers)).toMatchObject({
    status: 403,
    body: { message: 'Forbidden' },
  })
})

test('a role removed in the database takes effect at the next call', async () => {
  const former = await office.signedIn('admin')
  expect((await former.browser.call(users.listUsers)).status).toBe(200)
  await office.setRoles(former.user._id, {})

  expect((await former.browser.call(users.listUsers)).status).toBe(403)
})

test('nobody can remove their own admin role', async () => {
  for (const user of [admin, owner]) {
    const { status, body } = await editUser(user, user, { isAdmin: false })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'own-admin-flag' })
    expect((await readUser(owner, user)).isAdmin).toBe(true)
  }
})

test("an admin cannot change an owner's names or phone number, another owner can", async () => {
  const colleague = await office.signedIn('owner')
  for (const change of [{ lastName: 'Renamed' }, { phone: '090-1111-2222' }]) {
    const { status, body } = await editUser(admin, colleague, change)
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'owner-is-protected' })
  }
  expect((await editUser(owner, colleague, { lastName: 'Renamed' })).status).toBe(200)
})

test("only an owner can change an owner's roles, and an owner stays an admin", async () => {
  const colleague = await office.signedIn('owner')
  for (const change of [{ isAdmin: false }, { isTranslator: true }, { isContractor: true }]) {
    expect((await editUser(admin, colleague, change)).body.code).toBe('owner-is-protected')
  }
  expect((await editUser(owner, colleague, { isTranslator: true })).status).toBe(200)
  const demoted = await editUser(owner, colleague, { isTranslator: true, isAdmin: false })

  expect(demoted).toMatchObject({ status: 409, body: { code: 'owner-stays-admin' } })
  expect(await readUser(owner, colleague)).toMatchObject({
    isAdmin: true,
    isOwner: true,
    isTranslator: true,
  })
})

test('an admin who is demoted while their change waits cannot make it', async () => {
  const former = await office.signedIn('admin')
  const customer = await office.signedIn('customer')
  const reply = await duringCall(
    office.db,
    () => editUser(former, customer, { isAdmin: true }),
    (trx) =>
      trx.updateTable('users').set({ is_admin: false }).where('id', '=', former.user._id).execute(),
  )

  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await readUser(owner, customer)).isAdmin).toBe(false)
})
