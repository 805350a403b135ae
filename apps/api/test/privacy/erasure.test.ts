import { leave } from '@kakehashi/contract/accounts/account-data'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { applyRetention } from '../../src/jobs/apply-retention.ts'
import { deleteUnusedUploads } from '../../src/jobs/delete-unused-files.ts'
import { erasePeople } from '../../src/jobs/erase-people.ts'
import type { SignedInUser } from '../support/office.ts'
import type { OfficeView } from '../support/request-calls.ts'
import {
  accountMarks,
  changedMarks,
  completeMarked,
  contentMarks,
  everyMark,
  registerMarked,
  submitMarked,
} from './support/marked-customer.ts'
import { openSearchableOffice, type SearchableOffice } from './support/marked-office.ts'

let office: SearchableOffice
let customer: SignedInUser
beforeEach(async () => {
  office = await openSearchableOffice()
  customer = await registerMarked(office)
})
afterEach(() => office.close())

async function eraseAfterSevenDays(): Promise<void> {
  const { db, clock, runJobs } = office.office
  clock.advance(7 * duration.day)
  await erasePeople(db, clock.now())
  await runJobs()
  // The session of the clerk has ended meanwhile.
  const { email } = office.clerk.user
  const clerk = await office.office.signIn(email, office.clerk.password)
  office = { ...office, clerk }
}

const marksOf = (places: readonly string[]) =>
  new Set(places.map((place) => place.slice(place.lastIndexOf(': ') + 2)))

test('seven days after the deletion nothing that the customer or staff wrote is stored anywhere', async () => {
  const id = await submitMarked(office, customer)
  await completeMarked(office, id)
  expect(marksOf(await office.marksLeft(everyMark))).toEqual(new Set(everyMark))

  const body = { currentPassword: customer.password }
  expect((await customer.browser.call(leave, { body })).status).toBe(200)
  await eraseAfterSevenDays()

  expect(await office.marksLeft(everyMark)).toEqual([])
  const kept = await office.calls.read<OfficeView>(office.clerk, id)
  expect(kept).toMatchObject({ totalPrice: 40, paidAmount: 40, stage: 'complete', firstName: '' })
})

test('an open request keeps the customer’s data until it is completed, and nothing afterwards', async () => {
  const id = await submitMarked(office, customer)
  await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  await eraseAfterSevenDays()
  const open = await office.calls.read<OfficeView>(office.clerk, id)
  expect(open).toMatchObject({ phone: changedMarks.phone, lastName: changedMarks.lastName })
  const places = await office.marksLeft(Object.values(accountMarks))
  expect(places).toEqual([])

  await completeMarked(office, id)
  await office.office.runJobs()
  expect(await office.marksLeft(everyMark)).toEqual([])
})

test('180 days after the end, no document, file name, message, detail, reason or note is stored', async () => {
  const id = await submitMarked(office, customer)
  await completeMarked(office, id)
  const { db, clock, runJobs } = office.office
  for (const days of [170, 15]) {
    clock.advance(days * duration.day)
    await applyRetention(db, clock.now())
    await office.office.runJobs()
  }
  // Also the uploads that were never attached.
  clock.advance(duration.day)
  await deleteUnusedUploads(db, clock.now())
  await runJobs()

  expect(await office.marksLeft(contentMarks)).toEqual([])
})
