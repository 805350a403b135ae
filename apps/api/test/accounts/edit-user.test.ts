import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editUser, readUser } from '../support/edit-user.ts'
import { tokenIn } from '../support/mails.ts'
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

test('an admin can read a user; an unknown id is not found', async () => {
  const customer = await office.signedIn('customer')

  expect(await readUser(owner, customer)).toMatchObject(customer.user)
  for (const id of ['00000000-0000-7000-8000-000000000000', 'not-an-id']) {
    const { status, body } = await admin.browser.call(users.getUser, { params: { id } })
    expect({ status, message: body.message }).toEqual({ status: 404, message: 'Not Found' })
  }
})

test('an admin can correct a name, and the user stays signed in', async () => {
  const customer = await office.signedIn('customer', { middleName: 'Anne' })
  const { status, body } = await editUser(admin, customer, { firstName: 'Yoko', lastName: 'Ōta' })

  expect(status).toBe(200)
  expect(body).toMatchObject({ firstName: 'Yoko', lastName: 'Ōta' })
  expect(body).not.toHaveProperty('middleName')
  expect((await customer.browser.call(users.ownProfile)).body.firstName).toBe('Yoko')
})

test('an admin can correct the phone number and the Japanese names, and the history names the fields', async () => {
  const customer = await office.signedIn('customer', { nameJa: '山田 花子', nameKana: 'やまだ' })
  const names = { nameJa: '山田 華子', nameKana: 'やまだ はなこ' }
  const { status, body } = await editUser(admin, customer, { phone: '090-1111-2222', ...names })
  const events = await office.db
    .selectFrom('events')
    .select(['kind', 'actor_id', 'fields'])
    .where('subject_id', '=', customer.user._id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  const found = await admin.browser.send<{ people: UserView[] }>('GET', '/api/search?q=09011112222')

  expect(status).toBe(200)
  expect(body).toMatchObject({ phone: '090-1111-2222', ...names })
  expect((await customer.browser.call(users.ownProfile)).body).toMatchObject(names)
  expect(events).toEqual([
    {
      kind: 'user.changed-by-staff',
      actor_id: admin.user._id,
      fields: ['phone', 'name_ja', 'name_kana'],
    },
  ])
  expect(found.body.people.map(({ _id }) => _id)).toEqual([customer.user._id])
})

test('an edit without phone and Japanese names leaves them, an empty Japanese name removes it', async () => {
  const customer = await office.signedIn('customer', { nameJa: '山田 花子', nameKana: 'やまだ' })
  const kept = await editUser(admin, customer, { firstName: 'Hana' })
  const removed = await editUser(admin, customer, { firstName: 'Hana', nameJa: '', nameKana: '' })

  expect(kept.body).toMatchObject({
    phone: customer.user.phone,
    nameJa: '山田 花子',
    nameKana: 'やまだ',
  })
  expect(removed.body).not.toHaveProperty('nameJa')
  expect(removed.body).not.toHaveProperty('nameKana')
})

test('a correction is refused if the customer has changed the same details meanwhile', async () => {
  const customer = await office.signedIn('customer')
  const { version } = await readUser(owner, customer)
  const { firstName, lastName, email } = customer.user
  await customer.browser.call(users.updateProfile, {
    body: { firstName, lastName, email, phone: '090-3333-4444' },
  })
  const { status } = await editUser(admin, customer, { phone: '090-5555-6666', version })

  expect(status).toBe(409)
  expect((await readUser(owner, customer)).phone).toBe('090-3333-4444')
})

test('a phone number or reading that cannot be right is refused with the field', async () => {
  const customer = await office.signedIn('customer')
  const { status, body } = await editUser(admin, customer, { phone: 'soon', nameKana: 'Yamada' })

  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['nameKana', 'phone'])
})

test('a body that names another user than the path is refused', async () => {
  const customer = await office.signedIn('customer')
  const { firstName, lastName, email } = customer.user
  const flags = { ...noGrantedRoles, isAdmin: true }
  const { status } = await admin.browser.call(users.updateUser, {
    params: { userId: customer.user._id },
    body: { userId: admin.user._id, firstName, lastName, email, ...flags },
  })

  expect(status).toBe(400)
  expect((await readUser(owner, customer)).isAdmin).toBe(false)
})

test('only an owner can enter another e-mail address for an admin, and both addresses get a mail', async () => {
  const colleague = await office.signedIn('admin')
  const email = `new.${colleague.user.email}`
  for (const user of [colleague, owner]) {
    const { status, body } = await editUser(admin, user, { email: `stolen.${user.user.email}` })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'staff-email-by-owner' })
  }
  expect((await editUser(owner, colleague, { email })).body).toMatchObject({
    email: colleague.user.email,
    newEmail: email,
  })

  await office.runJobs()
  const [notice] = await office.mailsTo(colleague.user.email)
  expect(notice?.subject).toBe('A new e-mail address for your account')
  expect(tokenIn((await office.mailsTo(email))[0])).not.toBe('')
})

test('an admin can enter another e-mail address for a customer, but not one in use', async () => {
  const customer = await office.signedIn('customer')
  const taken = await editUser(admin, customer, { email: admin.user.email.toUpperCase() })

  expect(taken).toMatchObject({ status: 409, body: { code: 'email-in-use' } })
  expect((await editUser(admin, customer, { email: `x.${customer.user.email}` })).status).toBe(200)
})

test('a change of capitals in an e-mail address keeps the user signed in and verified, and sends no mail', async () => {
  const customer = await office.signedIn('customer')
  await office.db
    .updateTable('users')
    .set({ email_verified_at: office.clock.now() })
    .where('id', '=', customer.user._id)
    .execute()
  await office.runJobs()
  const mailsBefore = (await office.mailsTo(customer.user.email)).length
  const email = customer.user.email.toUpperCase()
  const { status, body } = await editUser(admin, customer, { email })

  expect({ status, email: body.email }).toEqual({ status: 200, email })
  expect((await customer.browser.call(users.ownProfile)).body.isEmailVerified).toBe(true)
  await office.runJobs()
  expect(await office.mailsTo(customer.user.email)).toHaveLength(mailsBefore)
  expect((await editUser(admin, owner, { email: owner.user.email.toUpperCase() })).status).toBe(200)
})
