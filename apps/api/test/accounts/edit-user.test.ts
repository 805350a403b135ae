import { grantableRoles, mapRoles, noGrantedRoles } from '@kakehashi/domain/people/roles'
import * as session from '@kakehashi/contract/accounts/sessions'
import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenIn } from '../support/mails.ts'
import { duringCall } from '../support/during-call.ts'
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

/** Submits the edit form with some fields changed. */
function edit(by: SignedInUser, { user }: { user: UserView }, change: Partial<UserView>) {
  const { firstName, lastName, email } = user
  const flags = mapRoles(grantableRoles, (flag) => user[flag])
  const form = { userId: user._id, firstName, lastName, email, ...flags }
  return by.browser.call(users.updateUser, {
    params: { userId: user._id },
    body: { ...form, ...change },
  })
}

async function currentUser({ user }: { user: UserView }): Promise<UserView> {
  return (await owner.browser.call(users.getUser, { params: { id: user._id } })).body
}

test('an admin can read a user; an unknown id is not found', async () => {
  const customer = await office.signedIn('customer')

  expect(await currentUser(customer)).toMatchObject(customer.user)
  for (const id of ['00000000-0000-7000-8000-000000000000', 'not-an-id']) {
    const { status, body } = await admin.browser.call(users.getUser, { params: { id } })
    expect({ status, message: body.message }).toEqual({ status: 404, message: 'Not Found' })
  }
})

test('an admin can correct a name, and the user stays signed in', async () => {
  const customer = await office.signedIn('customer', { middleName: 'Anne' })
  const { status, body } = await edit(admin, customer, { firstName: 'Yoko', lastName: 'Ōta' })

  expect(status).toBe(200)
  expect(body).toMatchObject({ firstName: 'Yoko', lastName: 'Ōta' })
  expect(body).not.toHaveProperty('middleName')
  expect((await customer.browser.call(users.ownProfile)).body.firstName).toBe('Yoko')
})

test('an admin can correct the phone number and the Japanese names, and the history names the fields', async () => {
  const customer = await office.signedIn('customer', { nameJa: '山田 花子', nameKana: 'やまだ' })
  const names = { nameJa: '山田 華子', nameKana: 'やまだ はなこ' }
  const { status, body } = await edit(admin, customer, { phone: '090-1111-2222', ...names })
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
  const kept = await edit(admin, customer, { firstName: 'Hana' })
  const removed = await edit(admin, customer, { firstName: 'Hana', nameJa: '', nameKana: '' })

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
  const { version } = await currentUser(customer)
  const { firstName, lastName, email } = customer.user
  await customer.browser.call(users.updateProfile, {
    body: { firstName, lastName, email, phone: '090-3333-4444' },
  })
  const { status } = await edit(admin, customer, { phone: '090-5555-6666', version })

  expect(status).toBe(409)
  expect((await currentUser(customer)).phone).toBe('090-3333-4444')
})

test('a phone number or reading that cannot be right is refused with the field', async () => {
  const customer = await office.signedIn('customer')
  const { status, body } = await edit(admin, customer, { phone: 'soon', nameKana: 'Yamada' })

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
  expect((await currentUser(customer)).isAdmin).toBe(false)
})

test('the form cannot make a user an owner', async () => {
  const customer = await office.signedIn('customer')

  expect((await edit(owner, customer, { isOwner: true })).status).toBe(400)
})

test('a change of roles ends the sessions of the user', async () => {
  const customer = await office.signedIn('customer')
  const { body } = await edit(admin, customer, { isAdmin: true, isTranslator: true })
  expect(body).toMatchObject({ ...noGrantedRoles, isAdmin: true, isTranslator: true })
  expect((await customer.browser.call(users.ownProfile)).status).toBe(401)

  const signedInAgain = await office.signIn(customer.user.email, customer.password)
  expect((await signedInAgain.browser.call(users.listUsers)).status).toBe(200)
})

test('a demoted admin is signed out and has the rights of a customer afterwards', async () => {
  const former = await office.signedIn('admin')
  expect((await edit(admin, former, { isAdmin: false })).status).toBe(200)

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
    const { status, body } = await edit(user, user, { isAdmin: false })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'own-admin-flag' })
    expect((await currentUser(user)).isAdmin).toBe(true)
  }
})

test("an admin cannot change an owner's names or phone number, another owner can", async () => {
  const colleague = await office.signedIn('owner')
  for (const change of [{ lastName: 'Renamed' }, { phone: '090-1111-2222' }]) {
    const { status, body } = await edit(admin, colleague, change)
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'owner-is-protected' })
  }
  expect((await edit(owner, colleague, { lastName: 'Renamed' })).status).toBe(200)
})

test("only an owner can change an owner's roles, and an owner stays an admin", async () => {
  const colleague = await office.signedIn('owner')
  for (const change of [{ isAdmin: false }, { isTranslator: true }, { isContractor: true }]) {
    expect((await edit(admin, colleague, change)).body.code).toBe('owner-is-protected')
  }
  expect((await edit(owner, colleague, { isTranslator: true })).status).toBe(200)
  const demoted = await edit(owner, colleague, { isTranslator: true, isAdmin: false })

  expect(demoted).toMatchObject({ status: 409, body: { code: 'owner-stays-admin' } })
  expect(await currentUser(colleague)).toMatchObject({
    isAdmin: true,
    isOwner: true,
    isTranslator: true,
  })
})

test("only an owner can change an admin's e-mail address; it ends sessions and links, and both addresses get a mail", async () => {
  const colleague = await office.signedIn('admin')
  await colleague.browser.call(session.forgotPassword, { body: { email: colleague.user.email } })
  await office.runJobs()
  const resetToken = tokenIn((await office.mailsTo(colleague.user.email))[0])
  const email = `new.${colleague.user.email}`
  for (const user of [colleague, owner]) {
    const { status, body } = await edit(admin, user, { email: `stolen.${user.user.email}` })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'staff-email-by-owner' })
  }
  expect((await edit(owner, colleague, { email })).body).toMatchObject({
    email,
    isEmailVerified: false,
  })

  expect((await colleague.browser.call(users.ownProfile)).status).toBe(401)
  const body = { token: resetToken, password: 'mine from now on' }
  expect((await office.visitor().call(session.resetPassword, { body })).body.code).toBe(
    'link-expired',
  )
  await office.runJobs()
  const [notice] = await office.mailsTo(colleague.user.email)
  expect(notice?.subject).toBe('Your e-mail address was changed')
  expect(tokenIn((await office.mailsTo(email))[0])).not.toBe('')
})

test("an admin can change a customer's e-mail address, but not to one in use", async () => {
  const customer = await office.signedIn('customer')
  const taken = await edit(admin, customer, { email: admin.user.email.toUpperCase() })

  expect(taken).toMatchObject({ status: 409, body: { code: 'email-in-use' } })
  expect((await edit(admin, customer, { email: `x.${customer.user.email}` })).status).toBe(200)
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
  const { status, body } = await edit(admin, customer, { email })

  expect({ status, email: body.email }).toEqual({ status: 200, email })
  expect((await customer.browser.call(users.ownProfile)).body.isEmailVerified).toBe(true)
  await office.runJobs()
  expect(await office.mailsTo(customer.user.email)).toHaveLength(mailsBefore)
  expect((await edit(admin, owner, { email: owner.user.email.toUpperCase() })).status).toBe(200)
})

test('an admin who is demoted while their change waits cannot make it', async () => {
  const former = await office.signedIn('admin')
  const customer = await office.signedIn('customer')
  const reply = await duringCall(
    office.db,
    () => edit(former, customer, { isAdmin: true }),
    (trx) =>
      trx.updateTable('users').set({ is_admin: false }).where('id', '=', former.user._id).execute(),
  )

  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await currentUser(customer)).isAdmin).toBe(false)
})
