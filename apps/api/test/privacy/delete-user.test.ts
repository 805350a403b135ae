import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import * as session from '@kakehashi/contract/accounts/sessions'
import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import { duringCall } from '../support/during-call.ts'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let office: Office
let admin: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin')
})
afterAll(() => office.close())

function remove(by: SignedInUser, { user }: { user: UserView }) {
  return by.browser.call(users.deleteUser, { params: { id: user._id } })
}

function demote(by: SignedInUser, { user }: { user: UserView }) {
  const { _id: userId, firstName, lastName, email } = user
  const flags = noGrantedRoles
  const body = { firstName, lastName, email, ...flags }
  return by.browser.call(users.updateUser, { params: { userId }, body })
}

test('no name, e-mail address, phone number or credential of an erased user is kept', async () => {
  const customer = await office.signedIn('customer', {
    firstName: 'Wilhelmina',
    middleName: 'Octavia',
    lastName: 'Featherrowhaugh',
    nameJa: '消去 対象',
    nameKana: 'しょうきょ たいしょう',
    phone: '070-9999-1234',
  })
  const { browser, user, password } = customer
  await browser.call(session.forgotPassword, { body: { email: user.email } })
  await office.runJobs()
  expect(await tablesContaining(office.db, user.email)).toContain('public.users')
  expect(await remove(admin, customer)).toMatchObject({
    status: 200,
    body: { message: 'User deleted' },
  })
  expect((await browser.call(users.ownProfile)).status).toBe(401)
  await eraseNow(office, user._id)

  for (const text of [
    user.email,
    user.firstName,
    'Octavia',
    user.lastName,
    '消去',
    'しょうきょ',
    user.phone,
  ]) {
    expect(await tablesContaining(office.db, text)).toEqual([])
  }
  for (const table of ['sessions', 'known_devices', 'mailed_tokens', 'recovery_codes'] as const) {
    const rows = office.db.selectFrom(table).selectAll().where('user_id', '=', user._id)
    expect(await rows.execute()).toEqual([])
  }
  expect((await browser.call(users.ownProfile)).status).toBe(401)
  const signIn = await office
    .visitor()
    .call(session.signIn, { body: { email: user.email, password } })
  expect(signIn.status).toBe(401)
})

test('stored replies for idempotency keys of a deleted user are deleted', async () => {
  const customer = await office.signedIn('customer')
  const row = { person_id: customer.user._id, endpoint: 'POST /x', key: 'k' }
  await office.db
    .insertInto('idempotency_keys')
    .values({ ...row, body_hash: Buffer.alloc(32), created_at: office.clock.now() })
    .execute()
  await remove(admin, customer)

  const rows = office.db.selectFrom('idempotency_keys').selectAll()
  expect(await rows.where('person_id', '=', customer.user._id).execute()).toEqual([])
})

test('the id and the events of an erased user are kept', async () => {
  const customer = await office.signedIn('customer')
  await remove(admin, customer)
  await eraseNow(office, customer.user._id)

  const rows = office.db.selectFrom('users').select(['id', 'deleted_at'])
  const [row] = await rows.where('id', '=', customer.user._id).execute()
  expect(row?.deleted_at).toBeInstanceOf(Date)
  const history = await office.db
    .selectFrom('events')
    .select(['kind', 'actor_id'])
    .where('subject_id', '=', customer.user._id)
    .orderBy('id')
    .execute()
  expect(history).toEqual([
    { kind: 'user.registered', actor_id: customer.user._id },
    { kind: 'session.signed-in', actor_id: customer.user._id },
    { kind: 'user.deleted', actor_id: admin.user._id },
    { kind: 'user.erased', actor_id: null },
  ])
})

test('a deleted user is not found, not listed and cannot be deleted again', async () => {
  const customer = await office.signedIn('customer')
  await remove(admin, customer)
  const { body: list } = await admin.browser.call(users.listUsers, { query: { limit: '500' } })

  expect(list.map(({ _id }) => _id)).not.toContain(customer.user._id)
  const params = { id: customer.user._id }
  expect((await admin.browser.call(users.getUser, { params })).status).toBe(404)
  expect((await remove(admin, customer)).status).toBe(404)
  expect((await demote(admin, customer)).status).toBe(404)
})

test('the e-mail address of an erased user can be registered again', async () => {
  const customer = await office.signedIn('customer')
  await remove(admin, customer)
  await eraseNow(office, customer.user._id)
  const { user } = await office.register({ email: customer.user.email })

  expect(user._id).not.toBe(customer.user._id)
})

test('nobody can delete themselves or an owner', async () => {
  const owner = await office.signedIn('owner')
  const colleague = await office.signedIn('owner')

  expect(await remove(admin, admin)).toMatchObject({
    status: 403,
    body: { code: 'cannot-delete-self' },
  })
  for (const actor of [admin, owner]) {
    expect(await remove(actor, colleague)).toMatchObject({
      status: 403,
      body: { code: 'owner-is-protected' },
    })
  }
  expect((await colleague.browser.call(users.ownProfile)).status).toBe(200)
})

test('an admin who is demoted while their deletion of a user waits deletes nobody', async () => {
  const former = await office.signedIn('admin')
  const customer = await office.signedIn('customer')
  const reply = await duringCall(
    office.db,
    () => remove(former, customer),
    (trx) =>
      trx.updateTable('users').set({ is_admin: false }).where('id', '=', former.user._id).execute(),
  )

  expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await customer.browser.call(users.ownProfile)).status).toBe(200)
})

test.each([
  ['demote', demote],
  ['delete', remove],
])('when two admins %s each other at the same time, one of them stays admin', async (_, act) => {
  const own = await openOffice()
  try {
    const [one, other] = [await own.signedIn('admin'), await own.signedIn('admin')]
    const replies = await duringCall(
      own.db,
      () => Promise.all([act(one, other), act(other, one)]),
      async () => {},
      2,
    )

    expect(sortedStatuses(replies)).toEqual([200, 403])
    const left = own.db.selectFrom('users').select('id').where('is_admin', '=', true)
    expect(await left.execute()).toHaveLength(1)
  } finally {
    await own.close()
  }
})

test('the last admin can be neither demoted nor deleted', async () => {
  const own = await openOffice()
  try {
    const last = await own.signedIn('admin')

    expect((await demote(last, last)).status).toBe(403)
    expect((await remove(last, last)).status).toBe(403)
    expect((await last.browser.call(users.listUsers)).body).toMatchObject([{ isAdmin: true }])
  } finally {
    await own.close()
  }
})
