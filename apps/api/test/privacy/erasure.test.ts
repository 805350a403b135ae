import type { Readable } from 'node:stream'
import { leave } from '@kakehashi/contract/accounts/account-data'
import { deleteUser } from '@kakehashi/contract/accounts/users'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { writeExport } from '../../src/exports/write-export.ts'
import { applyRetention } from '../../src/jobs/apply-retention.ts'
import { deleteUnusedUploads } from '../../src/jobs/delete-unused-files.ts'
import { erasePeople } from '../../src/jobs/erase-people.ts'
import { ask } from '../exports/support.ts'
import type { SignedInUser } from '../support/office.ts'
import type { OfficeView } from '../support/request-calls.ts'
import {
  completeMarked,
  orderMarkedAgain,
  registerMarked,
  submitMarked,
} from './support/marked-customer.ts'
import { importMark, sendMarkedImport } from './support/marked-import.ts'
import { neverStored } from './support/marked-pair.ts'
import { accountMarks, changedMarks, contentMarks, everyMark } from './support/marks.ts'
import { takeMarkedWalkIn, walkInMarks } from './support/marked-walk-in.ts'
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
  await orderMarkedAgain(office, id)
  expect(marksOf(await office.marksLeft(everyMark))).toEqual(new Set(everyMark))

  const body = { currentPassword: customer.password }
  expect((await customer.browser.call(leave, { body })).status).toBe(200)
  await eraseAfterSevenDays()

  expect(await office.marksLeft(everyMark)).toEqual([])
  const kept = await office.calls.read<OfficeView>(office.clerk, id)
  expect(kept).toMatchObject({ totalPrice: 40, paidAmount: 40, stage: 'complete', firstName: '' })
})

test('the memory keeps a sentence of the request, and nothing of the customer from the first moment', async () => {
  const id = await submitMarked(office, customer)
  const places = await office.marksLeft([...everyMark, neverStored])
  expect(places.filter((place) => place.includes('memory') || place.endsWith(neverStored))).toEqual(
    [],
  )
  await completeMarked(office, id)
  await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  await eraseAfterSevenDays()
  const kept = await office.office.adminDb
    .selectFrom('memory_pairs')
    .select(['english', 'japanese', 'request_id'])
    .execute()
  expect(kept).toEqual([
    {
      english: '{name1} ({phone1}, {email1}) applied for it with {name2}.',
      japanese: '申請者は{name1}（{name1}、{phone1}）、{number1}。{name3}も同席。',
      request_id: null,
    },
  ])
})

test('what an owner exported about the customer is deleted with them', async () => {
  const id = await submitMarked(office, customer)
  await completeMarked(office, id)
  await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  office.office.clock.advance(7 * duration.day - duration.hour)
  const { owner } = office
  const again = await office.office.signIn(owner.user.email, owner.password)
  for (const kind of ['requests', 'payments'] as const) await ask(again, { kind })
  await office.office.runJobs()
  expect(await office.marksLeft([changedMarks.lastName])).toContain(
    `content of exports: ${changedMarks.lastName}`,
  )

  await eraseAfterSevenDays()
  expect(await office.marksLeft(everyMark)).toEqual([])
  const states = await office.office.db.selectFrom('exports').select('state').execute()
  expect(states).toEqual([{ state: 'erased' }, { state: 'erased' }])
})

test('an export that was being written while somebody is erased is written again without them', async () => {
  await completeMarked(office, await submitMarked(office, customer))
  await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  const { db, clock, files } = office.office
  const { body } = await ask(office.owner)
  clock.advance(7 * duration.day)
  // As if the erasure came between the reading and the end of the writing.
  const write = files.store.write.bind(files.store)
  const store = {
    ...files.store,
    write: async (key: string, content: Readable) => {
      await write(key, content)
      await erasePeople(db, clock.now())
    },
  }
  const deps = { db, clock, files: { ...files, store } }
  await expect(writeExport(deps, body._id, false)).rejects.toThrow('erased while it was written')
  await writeExport({ db, clock, files }, body._id, false)
  expect(await office.marksLeft(Object.values(changedMarks))).toEqual([])
  const { state } = await db.selectFrom('exports').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('ready')
})

test('an open request keeps the customer’s data until it is completed, and nothing afterwards', async () => {
  const id = await submitMarked(office, customer)
  await customer.browser.call(leave, { body: { currentPassword: customer.password } })
  await eraseAfterSevenDays()
  const open = await office.calls.read<OfficeView>(office.clerk, id)
  expect(open).toMatchObject({ phone: changedMarks.phone, lastName: changedMarks.lastName })
  const places = await office.marksLeft([...Object.values(accountMarks), importMark])
  expect(places).toEqual([])

  const { owner } = office
  await sendMarkedImport(await office.office.signIn(owner.user.email, owner.password))
  await completeMarked(office, id)
  await office.office.runJobs()
  expect(await office.marksLeft(everyMark)).toEqual([])
})

test('a customer without an account leaves nothing either, once the office deletes them', async () => {
  const id = await takeMarkedWalkIn(office)
  const marks = Object.values(walkInMarks)
  const digits = walkInMarks.phone.replaceAll('-', '')
  expect(marksOf(await office.marksLeft(marks))).toEqual(new Set(marks))
  const { status } = await office.clerk.browser.call(deleteUser, { params: { id } })
  expect(status).toBe(200)
  await eraseAfterSevenDays()
  expect(await office.marksLeft([...marks, digits])).toEqual([])
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
