import * as contract from '@kakehashi/contract/documents/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { OfficeWithStaff } from '../support/office-with-staff.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { SignedInUser } from '../support/office.ts'
import { seedDocument } from './support/seed-document.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  await staff.office.changeSetting('bulkReading', { documents: 4, minutes: 10 })
  customer = await staff.office.signedIn('customer', { firstName: 'Bob', lastName: 'Builder' })
})
afterAll(() => staff.office.close())

const documentsOf = async (count: number) => {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    ids.push(await seedDocument(staff.office, customer.user._id))
  }
  return ids
}

const read = (by: SignedInUser, id: string) =>
  by.browser.call(contract.downloadFile, { params: { id } })

async function statuses(by: SignedInUser, ids: readonly string[]): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) found.push((await read(by, id)).status)
  return found
}

async function mailsToOwner() {
  await staff.office.runJobs()
  const mails = await staff.office.mailsTo(staff.owner.user.email)
  return mails.filter(({ subject }) => subject === 'Unusually many documents were opened')
}

test('whoever opens documents of many requests has to wait, and owners are told once', async () => {
  const ids = await documentsOf(6)
  expect(await statuses(staff.clerk, ids)).toEqual([200, 200, 200, 200, 429, 429])
  const refused = await read(staff.clerk, ids[5] ?? '')
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(9 * 60)
  expect(seconds).toBeLessThanOrEqual(10 * 60)
  expect(refused.body.message).toBe(
    'You have opened documents of many requests in a short time. To protect our customers, wait 10 minutes before you open more.',
  )
  // What is already open can be read on.
  expect((await read(staff.clerk, ids[0] ?? '')).status).toBe(200)

  const mails = await mailsToOwner()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Clara Clerk opened 4 documents of different requests')
  expect(mails[0]?.text).toContain(`/admin/user/${staff.clerk.user._id}`)
  for (const secret of ['sample.pdf', 'Builder', 'K-2026']) {
    expect(mails[0]?.text).not.toContain(secret)
  }
  expect(await staff.calls.eventsOf(staff.clerk.user._id)).toContain('user.bulk-reading')

  staff.office.clock.advance(10 * duration.minute)
  expect(await statuses(staff.clerk, ids.slice(4))).toEqual([200, 200])
})

test('a second incident, later, is a second mail', async () => {
  const before = (await mailsToOwner()).length
  staff.office.clock.advance(2 * duration.hour)
  const ids = await documentsOf(5)
  expect(await statuses(staff.clerk, ids)).toEqual([200, 200, 200, 200, 429])
  expect(await mailsToOwner()).toHaveLength(before + 1)
})

test('of many documents fetched at once no more than allowed are sent', async () => {
  const admin = await staff.office.signedIn('admin')
  const ids = await documentsOf(8)
  const replies = await Promise.all(ids.map((id) => read(admin, id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
})

test('the documents of one request are never too many', async () => {
  const admin = await staff.office.signedIn('admin')
  const ids = await documentsOf(6)
  const { request_id } = await staff.office.db
    .selectFrom('files')
    .select('request_id')
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  await staff.office.db.updateTable('files').set({ request_id }).where('id', 'in', ids).execute()
  expect(await statuses(admin, ids)).toEqual(ids.map(() => 200))
})

test('customers read their own documents without a limit', async () => {
  const ids = await documentsOf(6)
  expect(await statuses(customer, ids)).toEqual(ids.map(() => 200))
})
