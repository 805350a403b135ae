import { renewClaimCode } from '@kakehashi/contract/requests/counter'
import { markUnread } from '@kakehashi/contract/requests/conversations'
import * as contract from '@kakehashi/contract/imports'
import { search } from '@kakehashi/contract/search'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countFigures } from '../../src/figures/count.ts'
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
  takenBack,
} from './support.ts'

let staff: OfficeWithStaff
beforeEach(async () => {
  staff = await openOfficeForImports()
})
afterEach(() => staff.office.close())

const found = async (q: string) => (await staff.clerk.browser.call(search, { query: { q } })).body

async function failEveryAttempt() {
  await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(
    staff.office.db,
  )
  await staff.office.runJobs()
}

test('taken back, the database is as it was before, in every table', async () => {
  const { office, owner } = staff
  await countFigures(office.db)
  const before = await dump(office.adminDb)
  const { people, orders } = await importBoth(staff)
  await countFigures(office.db)
  expect(await dump(office.adminDb)).not.toEqual(before)

  // The customers are used by the requests.
  const refused = await takenBack(office, owner, people._id)
  expect(refused).toMatchObject({ state: 'done', problems: 1 })
  expect(problemsOf(refused)).toEqual([
    '2 -: Something was done since to what was imported from this line.',
  ])
  expect(await takenBack(office, owner, orders._id)).toMatchObject({ state: 'taken-back' })
  expect(await takenBack(office, owner, people._id)).toMatchObject({
    state: 'taken-back',
    problems: 0,
  })
  await countFigures(office.db)
  expect(await dump(office.adminDb)).toEqual(before)
})

test('an order that was worked on since keeps its import, and is named', async () => {
  const { orders } = await importBoth(staff)
  const { requests } = await found('OLD-7')
  const id = requests[0]?._id ?? ''
  await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 40 })
  const refused = await takenBack(staff.office, staff.owner, orders._id)
  expect(refused).toMatchObject({ state: 'done', problems: 1 })
  expect(refused.listed).toMatchObject([
    { line: 2, used: { kind: 'request', _id: id, orderNumber: 'OLD-7' } },
  ])
  expect((await found('OLD-7')).requests).toHaveLength(1)
})

test('what keeps no history, such as an unread mark or a pick-up code, does not hold up the taking back', async () => {
  const { office, owner, clerk } = staff
  const { people, orders } = await importBoth(staff)
  const { requests } = await found('Oshiro')
  for (const { _id: id } of requests) {
    await staff.calls.read(clerk, id)
    await clerk.browser.call(markUnread, { params: { requestId: id } })
  }
  for (const table of ['unread_marks', 'pickup_codes'] as const) {
    expect(await office.db.selectFrom(table).selectAll().execute()).not.toEqual([])
  }
  for (const { _id: id } of [orders, people]) {
    expect(await takenBack(office, owner, id)).toMatchObject({ state: 'taken-back' })
  }
})

test('an order whose slip has a claim code is in use', async () => {
  const { orders } = await importBoth(staff)
  const [request] = (await found('OLD-7')).requests
  const params = { requestId: request?._id ?? '' }
  expect((await staff.clerk.browser.call(renewClaimCode, { params })).status).toBe(200)
  expect(await takenBack(staff.office, staff.owner, orders._id)).toMatchObject({
    state: 'done',
    problems: 1,
  })
})

test('an import that cannot be taken back or finished says so, and can be tried again', async () => {
  const { office, owner } = staff
  const { people, orders } = await importBoth(staff)
  // A reference that nothing knows of.
  const { adminDb } = office
  await sql`create table odd (user_id uuid references users)`.execute(adminDb)
  await sql`insert into odd select id from users where last_name = 'Oshiro'`.execute(adminDb)
  expect(await takenBack(office, owner, orders._id)).toMatchObject({ state: 'taken-back' })
  await owner.browser.call(contract.takeBackImport, { params: { id: people._id } })
  await failEveryAttempt()
  const failed = await read(owner, people._id)
  expect(failed).toMatchObject({ state: 'done', problems: 1 })
  expect(problemsOf(failed)).toEqual([
    '- -: It could not be taken back. Nothing was deleted. Try again later.',
  ])
  await sql`drop table odd`.execute(adminDb)
  expect(await takenBack(office, owner, people._id)).toMatchObject({ state: 'taken-back' })

  const lines = Array.from({ length: 3 }, () => sampleCustomer())
  const ready = await checked(office, owner, 'customers', csvOf('customers', lines))
  const { object_key: key } = await fileOf(staff.office, ready._id)
  await office.files.store.remove(key ?? '')
  await owner.browser.call(contract.runImport, { params: { id: ready._id } })
  await failEveryAttempt()
  const stopped = await read(owner, ready._id)
  expect(stopped).toMatchObject({ state: 'stopped', done: 0 })
  expect(problemsOf(stopped)).toEqual([
    '- -: The import could not be finished. Take it back, and import the file again.',
  ])
  expect((await fileOf(staff.office, ready._id)).object_key).toBeNull()
})
