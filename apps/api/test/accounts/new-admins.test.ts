import {
  answerAdminProposal,
  listAdminProposals,
} from '@kakehashi/contract/accounts/admin-proposals'
import * as users from '@kakehashi/contract/accounts/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { editUser, readUser } from '../support/edit-user.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
let admin: SignedInUser
let owner: SignedInUser
let colleague: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  admin = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  owner = await office.signedIn('owner')
  colleague = await office.signedIn('owner')
})
afterAll(() => office.close())

async function confirmedCustomer(): Promise<SignedInUser> {
  const customer = await office.signedIn('customer')
  await office.confirmAddress(customer.user._id)
  return customer
}

function answer(by: SignedInUser, { user }: SignedInUser, isConfirmed: boolean) {
  const params = { userId: user._id }
  return by.browser.call(answerAdminProposal, { params, body: { isConfirmed } })
}

async function waiting(): Promise<string[]> {
  const { body } = await owner.browser.call(listAdminProposals)
  return body.map(({ user }) => user)
}

async function historyOf({ user }: SignedInUser): Promise<string[]> {
  const events = await office.db
    .selectFrom('events')
    .select('kind')
    .where('subject_id', '=', user._id)
    .where('kind', 'like', 'user.%')
    .orderBy('id')
    .execute()
  return events.map(({ kind }) => kind)
}

async function subjectsTo({ user }: SignedInUser): Promise<string[]> {
  await office.runJobs()
  return (await office.mailsTo(user.email)).map(({ subject }) => subject)
}

test('an admin whom another admin appoints waits for an owner, and the reply says so', async () => {
  const person = await confirmedCustomer()
  const { status, body } = await editUser(admin, person, { isAdmin: true, isTranslator: true })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    isAdmin: false,
    isTranslator: true,
    message: 'Saved. The admin role waits for an owner to confirm it.',
    adminProposal: { by: 'Clara Clerk' },
  })
  expect(await readUser(owner, person)).toMatchObject({ isAdmin: false, adminProposal: {} })
  const signedInAgain = await office.signIn(person.user.email, person.password)
  expect((await signedInAgain.browser.call(users.listUsers)).status).toBe(403)
})

test('an owner appoints an admin at once', async () => {
  const person = await confirmedCustomer()
  await editUser(admin, person, { isAdmin: true })
  const { body } = await editUser(owner, person, { isAdmin: true })

  expect(body.isAdmin).toBe(true)
  expect(body).not.toHaveProperty('message')
  expect(body).not.toHaveProperty('adminProposal')
  expect(await waiting()).not.toContain(person.user._id)
})

test('owners get a mail with a link, once, however often the admin saves', async () => {
  const person = await confirmedCustomer()
  await editUser(admin, person, { isAdmin: true })
  await editUser(admin, person, { isAdmin: true })
  const { body } = await editUser(await office.signedIn('admin'), person, { isAdmin: true })
  await office.runJobs()
  const page = `/admin/user/${person.user._id}`
  for (const { user } of [owner, colleague]) {
    const mails = (await office.mailsTo(user.email)).filter(({ text }) => text.includes(page))
    expect(mails).toMatchObject([{ text: expect.stringContaining('Clara Clerk wants to make') }])
  }
  expect(body.adminProposal?.by).toBe('Clara Clerk')
  expect(await historyOf(person)).toEqual(['user.registered', 'user.admin-proposed'])
})

test('when an owner confirms, the person and the other owners are told', async () => {
  const person = await confirmedCustomer()
  await editUser(admin, person, { isAdmin: true })
  expect(await waiting()).toContain(person.user._id)
  expect((await answer(owner, person, true)).body).toMatchObject({ isAdmin: true })

  expect(await waiting()).not.toContain(person.user._id)
  expect((await person.browser.call(users.ownProfile)).status).toBe(401)
  const signedInAgain = await office.signIn(person.user.email, person.password)
  expect((await signedInAgain.browser.call(users.listUsers)).status).toBe(200)
  const toPerson = await subjectsTo(person)
  expect(toPerson).toContainEqual(expect.stringMatching(/^Your role at .* has changed$/))
  const changed = `The roles of ${person.user.firstName} ${person.user.lastName} have changed`
  expect((await subjectsTo(colleague))[0]).toBe(changed)
  expect((await subjectsTo(owner))[0]).not.toBe(changed)
  expect(await historyOf(person)).toEqual([
    'user.registered',
    'user.admin-proposed',
    'user.roles-changed',
  ])
})

test('a declined person stays a customer, and an answer is given only once', async () => {
  const person = await confirmedCustomer()
  await editUser(admin, person, { isAdmin: true })
  expect((await answer(owner, person, false)).body).toMatchObject({ isAdmin: false })
  expect((await answer(owner, person, false)).status).toBe(200)
  expect((await answer(colleague, person, true)).body.code).toBe('proposal-answered')

  expect((await readUser(owner, person)).isAdmin).toBe(false)
  expect((await historyOf(person)).at(-1)).toBe('user.admin-declined')
})

test('confirming needs a fresh proof of identity, declining does not', async () => {
  const person = await confirmedCustomer()
  const unattended = await office.signIn(owner.user.email, owner.password)
  unattended.browser.password = undefined
  await editUser(admin, person, { isAdmin: true })
  office.clock.advance(11 * duration.minute)

  expect((await answer(unattended, person, true)).body.code).toBe('fresh-password-required')
  expect((await answer(unattended, person, false)).status).toBe(200)
})

test('a proposal lapses after 14 days, or when its proposer is no longer an admin', async () => {
  const [late, proposedByFormer] = [await confirmedCustomer(), await confirmedCustomer()]
  const former = await office.signedIn('admin')
  await editUser(former, proposedByFormer, { isAdmin: true })
  await editUser(owner, former, { isAdmin: false })
  expect((await answer(owner, proposedByFormer, true)).body.code).toBe('proposal-answered')

  await editUser(admin, late, { isAdmin: true })
  office.clock.advance(14 * duration.day)
  const again = await office.signIn(owner.user.email, owner.password)
  expect((await again.browser.call(listAdminProposals)).body).toEqual([])
  expect((await answer(again, late, true)).body.code).toBe('proposal-answered')
  await deleteExpired(office.db, office.clock.now())
  for (const person of [late, proposedByFormer]) {
    expect((await historyOf(person)).at(-1)).toBe('user.admin-proposal-lapsed')
  }
  admin = await office.signIn(admin.user.email, admin.password)
  owner = again
  colleague = await office.signIn(colleague.user.email, colleague.password)
  expect((await editUser(admin, late, { isAdmin: true })).body.adminProposal).toBeDefined()
})

test('nobody becomes staff before they have confirmed their e-mail address', async () => {
  const person = await office.signedIn('customer')
  for (const by of [admin, owner]) {
    for (const role of ['isAdmin', 'isTranslator', 'isContractor']) {
      const { status, body } = await editUser(by, person, { [role]: true })
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'staff-email-unconfirmed' })
    }
  }
  await office.confirmAddress(person.user._id)
  expect((await editUser(admin, person, { isTranslator: true })).status).toBe(200)
})

test('a proposed person whose address is no longer confirmed cannot be confirmed', async () => {
  const person = await confirmedCustomer()
  await editUser(admin, person, { isAdmin: true })
  const change = { email_verified_at: null }
  await office.db.updateTable('users').set(change).where('id', '=', person.user._id).execute()

  expect((await answer(owner, person, true)).body.code).toBe('staff-email-unconfirmed')
})

test('owners are told who gave or took which role, except the one who did it', async () => {
  const person = await confirmedCustomer()
  await editUser(admin, person, { isTranslator: true })
  await editUser(owner, await current(person), { isTranslator: false, isContractor: true })
  await office.runJobs()
  const page = `/admin/user/${person.user._id}`
  const told = async ({ user }: SignedInUser) =>
    (await office.mailsTo(user.email)).filter(({ text }) => text.includes(page))

  expect(await told(owner)).toMatchObject([{ text: expect.stringContaining('Given: translator') }])
  expect(await told(colleague)).toHaveLength(2)
  expect((await told(colleague))[0]?.text).toMatch(/Given: contractor\s+Taken away: translator/)
})

const current = async (person: SignedInUser) => ({ user: await readUser(owner, person) })
