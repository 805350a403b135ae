import { grantableRoles, mapRoles } from '@kakehashi/domain/people/roles'
import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUser } from '../support/edit-user.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let admin: SignedInUser
let owner: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
  owner = await office.signedIn('owner', { firstName: 'Keiko', lastName: 'Oshiro' })
})
afterAll(() => office.close())

/** Submits the edit form as it was loaded, with some fields changed. */
function save(by: SignedInUser, opened: UserView, change: Partial<UserView>) {
  const { _id: userId, firstName, lastName, email } = opened
  const flags = mapRoles(grantableRoles, (flag) => opened[flag])
  const body = { firstName, lastName, email, ...flags, version: opened.version, ...change }
  return by.browser.call(users.updateUser, { params: { userId }, body })
}

test('an outdated edit form does not restore a role that was removed', async () => {
  const clerk = await office.signedIn('admin')
  const outdated = await readUser(admin, clerk)
  expect((await save(owner, await readUser(owner, clerk), { isAdmin: false })).status).toBe(200)
  const refused = await save(admin, outdated, { lastName: 'Ōta' })

  expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(refused.body.message).toContain('Keiko Oshiro')
  expect(refused.body.message).not.toMatch(/\{\w+\}/)
  const current = await readUser(owner, clerk)
  expect(current).toMatchObject({ isAdmin: false, lastName: clerk.user.lastName })
  expect((await save(admin, current, { lastName: 'Ōta' })).status).toBe(200)
})

test('an outdated edit form does not undo a change that the user made', async () => {
  const customer = await office.signedIn('customer')
  const outdated = await readUser(admin, customer)
  const { firstName, phone, email } = customer.user
  const body = { firstName, lastName: 'Miyagi', phone, email }
  expect((await customer.browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await save(admin, outdated, { isTranslator: true })).status).toBe(409)
  expect(await readUser(admin, customer)).toMatchObject({ lastName: 'Miyagi', isTranslator: false })
})

test('a change of a field that is not in the form causes no conflict', async () => {
  const customer = await office.signedIn('customer')
  await office.confirmAddress(customer.user._id)
  const outdated = await readUser(admin, customer)
  await customer.browser.call(users.chooseLanguage, { body: { language: 'ja' } })
  await office.signIn(customer.user.email, customer.password)

  expect((await save(admin, outdated, { isTranslator: true })).status).toBe(200)
})

test('saving the same form twice succeeds both times', async () => {
  const customer = await office.signedIn('customer')
  const opened = await readUser(admin, customer)
  const [first, second] = [
    await save(admin, opened, { lastName: 'Ōta' }),
    await save(admin, opened, { lastName: 'Ōta' }),
  ]

  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect(first.body.version).toBe((await readUser(admin, customer)).version)
})

test('a save without a version is always accepted', async () => {
  const customer = await office.signedIn('customer')
  const { version: _, ...outdated } = await readUser(admin, customer)
  await save(owner, await readUser(owner, customer), { lastName: 'Ōta' })

  expect((await save(admin, outdated, { lastName: 'Oda' })).body.lastName).toBe('Oda')
})
