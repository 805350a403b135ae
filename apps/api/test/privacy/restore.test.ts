import { keepAccount, leave } from '@kakehashi/contract/accounts/account-data'
import { listDeletedUsers, restoreUser } from '@kakehashi/contract/accounts/deleted-users'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { seedRequest } from '../support/seed-request.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
let owner: SignedInUser
let admin: SignedInUser
beforeAll(async () => {
  ;({ office, owner, clerk: admin } = await openOfficeWithStaff())
})
afterAll(() => office.close())

const remove = ({ user }: SignedInUser) =>
  owner.browser.call(users.deleteUser, { params: { id: user._id } })
const restore = (by: SignedInUser, { user }: SignedInUser) =>
  by.browser.call(restoreUser, { params: { id: user._id } })
const signInAs = ({ user, password }: SignedInUser) =>
  office.visitor().call(signIn, { body: { email: user.email, password } })

async function mailedToken({ user }: SignedInUser): Promise<string> {
  await office.runJobs()
  const mails = await office.mailsTo(user.email)
  const mail = mails.findLast(({ subject }) => subject === 'Your account was deleted')
  return /keep-account#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const keep = (token: string) => office.visitor().call(keepAccount, { body: { token } })

test('a customer who deleted the account can keep it with the mailed link, once', async () => {
  const customer = await office.signedIn('customer')
  await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  expect((await signInAs(customer)).status).toBe(401)
  const token = await mailedToken(customer)

  expect((await keep(token)).status).toBe(200)
  expect((await signInAs(customer)).body).toMatchObject({ _id: customer.user._id })
  expect((await keep(token)).body.code).toBe('link-expired')
})

test('staff who were deleted and keep their account have no role', async () => {
  const translator = await office.signedIn('translator')
  await remove(translator)
  expect((await keep(await mailedToken(translator))).status).toBe(200)

  expect((await signInAs(translator)).body).toMatchObject({ isTranslator: false, isAdmin: false })
})

test('an owner restores a person with their roles, an admin without', async () => {
  for (const [by, isAdmin] of [
    [owner, true],
    [admin, false],
  ] as const) {
    const colleague = await office.signedIn('admin')
    await remove(colleague)
    const { body: listed } = await by.browser.call(listDeletedUsers)
    expect(listed).toContainEqual(
      expect.objectContaining({ email: colleague.user.email, isAdmin: true }),
    )
    expect(await restore(by, colleague)).toMatchObject({ status: 200, body: { isAdmin } })
    expect((await signInAs(colleague)).body).toMatchObject({ isAdmin })
    const { body: left } = await by.browser.call(listDeletedUsers)
    expect(left.map(({ email }) => email)).not.toContain(colleague.user.email)
  }
})

test('a restored person can be found again', async () => {
  const customer = await office.signedIn('customer', { lastName: 'Featherstone' })
  const found = async () =>
    (await owner.browser.send<object>('GET', '/api/search?q=featherstone')).body
  await remove(customer)
  expect(JSON.stringify(await found())).not.toContain(customer.user._id)
  await restore(owner, customer)

  expect(JSON.stringify(await found())).toContain(customer.user._id)
})

test('the address of a deleted person is in use until everything is erased', async () => {
  const customer = await office.signedIn('customer')
  const { email } = customer.user
  await remove(customer)
  const register = () =>
    office.visitor().call(users.register, { body: { ...sampleRegistration(), email } })
  expect(await register()).toMatchObject({ status: 409, body: { code: 'email-in-use' } })
  await eraseNow(office, customer.user._id)

  expect((await register()).status).toBe(200)
})

test('after the erasure, neither the link nor an owner brings the person back', async () => {
  const customer = await office.signedIn('customer')
  await remove(customer)
  const token = await mailedToken(customer)
  await eraseNow(office, customer.user._id)

  expect((await keep(token)).body.code).toBe('link-expired')
  expect((await restore(owner, customer)).status).toBe(404)
})

test('a person with an account cannot be restored', async () => {
  expect((await restore(owner, await office.signedIn('customer'))).status).toBe(404)
})

test('the history says who deleted, restored and erased a person', async () => {
  const customer = await office.signedIn('customer')
  await remove(customer)
  await restore(admin, customer)
  await remove(customer)
  await eraseNow(office, customer.user._id)
  const events = await office.db
    .selectFrom('events')
    .select(['kind', 'actor_id'])
    .where('subject_id', '=', customer.user._id)
    .where('kind', 'like', 'user.%')
    .orderBy('id')
    .execute()

  expect(events.slice(1)).toEqual([
    { kind: 'user.deleted', actor_id: owner.user._id },
    { kind: 'user.restored', actor_id: admin.user._id },
    { kind: 'user.deleted', actor_id: owner.user._id },
    { kind: 'user.erased', actor_id: null },
  ])
})

test('an erased translator’s name stays on no note', async () => {
  const translator = await office.signedIn('translator', { lastName: 'Forgottenson' })
  const { db, clock } = office
  const id = await seedRequest(office, admin.user._id)
  await db
    .insertInto('notes')
    .values({
      id: crypto.randomUUID(),
      request_id: id,
      author_id: translator.user._id,
      name: 'Toru Forgottenson',
      comment: 'Which seal?',
      created_at: clock.now(),
    })
    .execute()
  await remove(translator)
  await eraseNow(office, translator.user._id)

  const notes = db.selectFrom('notes').select(['name', 'comment']).where('request_id', '=', id)
  expect(await notes.execute()).toEqual([{ name: '', comment: 'Which seal?' }])
})
