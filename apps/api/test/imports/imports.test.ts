import { forgotPassword, resetPassword } from '@kakehashi/contract/accounts/sessions'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { listHistory } from '@kakehashi/contract/history'
import * as contract from '@kakehashi/contract/imports'
import { search } from '@kakehashi/contract/search'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { runImport } from '../../src/imports/run.ts'
import { applyRetention } from '../../src/jobs/apply-retention.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { erasePeople } from '../../src/jobs/erase-people.ts'
import { readMails, tokenIn } from '../support/mails.ts'
import type { OfficeWithStaff } from '../support/office-with-staff.ts'
import {
  checked,
  csvOf,
  dump,
  fileOf,
  importBoth,
  openOfficeForImports,
  problemsOf,
  read,
  sampleCustomer,
  send,
  takenBack,
} from './support.ts'

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeForImports()
})
afterEach(() => staff.office.close())

const found = async (q: string) => (await staff.clerk.browser.call(search, { query: { q } })).body
const mails = async () => (await readMails(staff.office.mailbox.pageUrl, '')).length

test('customers and past requests are imported, found and shown, and nobody is mailed', async () => {
  const before = await mails()
  const { people, orders, email } = await importBoth(staff)
  expect(people).toMatchObject({ state: 'done', lines: 1, done: 1, problems: 0 })
  expect(orders).toMatchObject({ state: 'done', lines: 3, done: 3 })
  const {
    people: [person],
    requests,
  } = await found('大城')
  expect(person).toMatchObject({
    email,
    createdAt: '2019-05-01T00:00:00.000Z',
    isEmailVerified: false,
  })
  const shown = requests.map(({ stage, totalPrice, paidAmount }) => [stage, totalPrice, paidAmount])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['complete', 45, 45],
      ['complete', 45, 20.5],
      ['quote', 0, 0],
    ]),
  )
  expect(await mails()).toBe(before)
  const jobs = await staff.office.adminDb.selectFrom('notices').select('id').execute()
  expect(jobs).toEqual([])
  expect((await fileOf(staff.office, orders._id)).object_key).toBeNull()
})

test('an imported customer gets in by a new password, with their earlier requests', async () => {
  const { email } = await importBoth(staff)
  const browser = staff.office.visitor()
  await browser.call(forgotPassword, { body: { email } })
  await staff.office.runJobs()
  const token = tokenIn((await staff.office.mailsTo(email)).at(-1))
  const password = 'correct horse battery staple 7'
  expect((await browser.call(resetPassword, { body: { token, password } })).status).toBe(200)
  const signedIn = await staff.office.signIn(email, password)
  expect((await signedIn.browser.call(ownProfile)).body).toMatchObject({
    orders: 3,
    amountSpent: 90,
  })
})

test('the history says who imported and took back what', async () => {
  const { orders } = await importBoth(staff)
  const listed = () => staff.owner.browser.call(listHistory, { query: { group: 'data' } })
  const about = { kind: 'import', what: 'requests', name: 'old-system.csv', rows: 3 }
  expect((await listed()).body[0]).toMatchObject({ kind: 'import.done', about })
  await takenBack(staff.office, staff.owner, orders._id)
  const { body } = await listed()
  expect(body.slice(0, 3).map(({ kind }) => kind)).toEqual([
    'import.taken-back',
    'import.done',
    'import.asked',
  ])
  expect(body[0]).toMatchObject({
    by: { _id: staff.owner.user._id },
    about: { kind: 'import', what: 'requests', rows: 3 },
  })
})

test('a file with a mistake imports nothing', async () => {
  const { office, owner } = staff
  const before = await dump(office.adminDb)
  const lines = [sampleCustomer(), sampleCustomer({ email: 'no address' })]
  const refused = await checked(office, owner, 'customers', csvOf('customers', lines))
  expect(refused).toMatchObject({ state: 'refused', lines: 2, problems: 1 })
  expect(problemsOf(refused)).toEqual(['3 E-mail: Enter an e-mail address like name@example.com'])
  const reply = await owner.browser.call(contract.runImport, { params: { id: refused._id } })
  expect(reply).toMatchObject({ status: 409, body: { code: 'import-not-checked' } })
  await owner.browser.call(contract.getImport, { params: { id: refused._id } })
  const { import_problems: _, ...after } = await dump(office.adminDb)
  const { import_problems: __, ...same } = before
  expect(after).toEqual(same)
})

test('a worker that is killed goes on where it was, and imports no line twice', async () => {
  const { office, owner } = staff
  const lines = Array.from({ length: 450 }, () => sampleCustomer())
  const ready = await checked(office, owner, 'customers', csvOf('customers', lines))
  await owner.browser.call(contract.runImport, { params: { id: ready._id } })
  const { db, files, clock } = office
  let times = 0
  const dying = {
    now: () => {
      times += 1
      if (times === 2) throw new Error('killed')
      return clock.now()
    },
  }
  await expect(runImport({ db, files, clock: dying }, ready._id, false)).rejects.toThrow('killed')
  expect(await read(owner, ready._id)).toMatchObject({ state: 'importing', done: 200 })
  await office.runJobs()
  expect(await read(owner, ready._id)).toMatchObject({ state: 'done', done: 450 })
  const people = db.selectFrom('users').select('id').where('last_name', '=', 'Oshiro')
  expect(await people.execute()).toHaveLength(450)
})

test('what changed between the check and the import stops it, and what was imported can be taken back', async () => {
  const { office, owner } = staff
  const lines = Array.from({ length: 250 }, () => sampleCustomer())
  const before = await checked(office, owner, 'customers', csvOf('customers', lines))
  await office.register({ email: lines[240]?.['email'] ?? '' })
  await owner.browser.call(contract.runImport, { params: { id: before._id } })
  await office.runJobs()
  const stopped = await read(owner, before._id)
  expect(stopped).toMatchObject({ state: 'stopped', done: 200 })
  expect(problemsOf(stopped)).toEqual([
    '242 E-mail: Somebody in this office has this e-mail address already.',
  ])
  expect(await takenBack(office, owner, before._id)).toMatchObject({ state: 'taken-back' })
})

test('texts of imported requests are kept from the import on, and nobody is told when they leave', async () => {
  await importBoth(staff)
  const { office } = staff
  const detailsLeft = async () =>
    (await office.db.selectFrom('requests').select('id').where('details', '<>', '').execute())
      .length
  const sent = await mails()
  for (const [days, left] of [
    [0, 1],
    [170, 1],
    [15, 0],
  ] as const) {
    office.clock.advance(days * duration.day)
    for (const _ of [1, 2]) await applyRetention(office.db, office.clock.now())
    await office.runJobs()
    expect(await detailsLeft()).toBe(left)
  }
  expect(await mails()).toBe(sent)
})

test('the file of a check that nobody carries out is deleted after a day, and when somebody is erased', async () => {
  const { office, owner } = staff
  const late = await checked(office, owner, 'customers', csvOf('customers', [sampleCustomer()]))
  expect((await fileOf(staff.office, late._id)).object_key).not.toBeNull()
  office.clock.advance(25 * duration.hour)
  await deleteExpired(office.db, office.clock.now())
  expect(await fileOf(staff.office, late._id)).toEqual({ object_key: null, state: 'expired' })

  const again = await office.signIn(owner.user.email, owner.password)
  const other = await checked(office, again, 'customers', csvOf('customers', [sampleCustomer()]))
  // Waits for its check behind another import.
  const waiting = await send(again, 'customers', csvOf('customers', [sampleCustomer()]))
  const { user } = await office.signedIn('customer')
  const change = { deleted_at: office.clock.now(), erase_at: office.clock.now() }
  await office.db.updateTable('users').set(change).where('id', '=', user._id).execute()
  await erasePeople(office.db, office.clock.now())
  for (const id of [other._id, waiting.body._id]) {
    expect(await fileOf(staff.office, id)).toEqual({ object_key: null, state: 'expired' })
  }
  await office.runJobs()
  expect((await fileOf(staff.office, waiting.body._id)).state).toBe('expired')
})

test('only a fresh proof lets an owner import', async () => {
  const { office, owner, clerk } = staff
  office.clock.advance(11 * duration.minute)
  owner.browser.password = undefined
  const reply = await send(owner, 'customers', csvOf('customers', [sampleCustomer()]))
  expect(reply.body.code).toBe('fresh-password-required')
  expect((await send(clerk, 'customers', 'x')).status).toBe(403)
})
