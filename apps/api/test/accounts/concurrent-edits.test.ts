import type { UserView } from '@kakehashi/contract/users'
import * as users from '@kakehashi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function open(by: SignedInUser, { user }: SignedInUser): Promise<UserView> {
  return (await by.browser.call(users.getUser, { params: { id: user._id } })).body
}

/** The edit page as it was opened, with something changed. */
function save(by: SignedInUser, opened: UserView, change: Partial<UserView>) {
  const { _id: userId, firstName, lastName, email, isAdmin, isTranslator, isContractor } = opened
  const flags = { isAdmin, isTranslator, isContractor }
  const body = { firstName, lastName, email, ...flags, version: opened.version, ...change }
  return by.browser.call(users.updateUser, { params: { userId }, body })
}

test('an edit page left open does not give back a role that was taken meanwhile', async () => {
  const clerk = await office.signedIn('admin')
  const leftOpen = await open(admin, clerk)
  expect((await save(owner, await open(owner, clerk), { isAdmin: false })).status).toBe(200)
  const refused = await save(admin, leftOpen, { lastName: 'Ōta' })

  expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(refused.body.message).toContain('Keiko Oshiro')
  expect(refused.body.message).not.toMatch(/\{\w+\}/)
  const now = await open(owner, clerk)
  expect(now).toMatchObject({ isAdmin: false, lastName: clerk.user.lastName })
  expect((await save(admin, now, { lastName: 'Ōta' })).status).toBe(200)
})

test('what a person changed about themselves is not put back either', async () => {
  const customer = await office.signedIn('customer')
  const leftOpen = await open(admin, customer)
  const { firstName, phone, email } = customer.user
  const body = { firstName, lastName: 'Miyagi', phone, email }
  expect((await customer.browser.call(users.updateProfile, { body })).status).toBe(200)

  expect((await save(admin, leftOpen, { isTranslator: true })).status).toBe(409)
  expect(await open(admin, customer)).toMatchObject({ lastName: 'Miyagi', isTranslator: false })
})

test('what the page does not show may change meanwhile', async () => {
  const customer = await office.signedIn('customer')
  const leftOpen = await open(admin, customer)
  await customer.browser.call(users.chooseLanguage, { body: { language: 'ja' } })
  await office.signIn(customer.user.email, customer.password)

  expect((await save(admin, leftOpen, { isTranslator: true })).status).toBe(200)
})

test('the same save sent again is done already', async () => {
  const customer = await office.signedIn('customer')
  const opened = await open(admin, customer)
  const [first, again] = [
    await save(admin, opened, { lastName: 'Ōta' }),
    await save(admin, opened, { lastName: 'Ōta' }),
  ]

  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect(first.body.version).toBe((await open(admin, customer)).version)
})

test('a call that does not say what it has seen is taken at its word', async () => {
  const customer = await office.signedIn('customer')
  const { version: _, ...leftOpen } = await open(admin, customer)
  await save(owner, await open(owner, customer), { lastName: 'Ōta' })

  expect((await save(admin, leftOpen, { lastName: 'Oda' })).body.lastName).toBe('Oda')
})
