import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import { deleteUser } from '@kakehashi/contract/accounts/users'
import { listOriginals } from '@kakehashi/contract/requests/originals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseNow } from '../support/erase-now.ts'
import { aboutOriginal, receive } from '../support/originals.ts'
import type { OfficeView } from '../support/request-calls.ts'
import { mark, openOfficeWithMarks, type OfficeWithMarks } from './support/marked-request.ts'

let marked: OfficeWithMarks
beforeEach(async () => {
  marked = await openOfficeWithMarks()
})
afterEach(() => marked.office.close())

const original = { description: `${mark} register`, pages: 3, shelf: 'Safe 2' }

test('the content of an ended request stays while its original is in the house', async () => {
  const { calls } = marked
  const id = await marked.completeMarkedRequest()
  const here = await receive(marked.clerk, id, original)
  await marked.advanceDays(166)
  await marked.advanceDays(200)
  expect(await marked.leaveMails()).toEqual([])
  const clerk = await marked.back(marked.clerk)
  const kept = await calls.read<OfficeView>(clerk, id)
  expect([kept.contentErasedAt, kept.contentLeavesOn]).toEqual([undefined, undefined])
  expect(kept.originals.at(-1)?.description).toBe(original.description)

  await aboutOriginal(clerk, id, here).giveBack()
  await marked.advanceDays(1)
  expect(await marked.leaveMails()).toHaveLength(1)
  await marked.advanceDays(14)
  expect(await marked.markedTables()).toEqual([])
  const rows = await marked.office.db.selectFrom('originals').selectAll().execute()
  expect(rows.map(({ shelf, pages }) => [shelf, pages])).toContainEqual(['Safe 2', 3])
})

test('an original that comes in after the notice makes the customer be told again', async () => {
  const id = await marked.completeMarkedRequest()
  await marked.advanceDays(166)
  expect(await marked.leaveMails()).toHaveLength(1)
  const clerk = await marked.back(marked.clerk)
  const here = await receive(clerk, id, original)
  await aboutOriginal(clerk, id, here).giveBack()
  await marked.advanceDays(14)
  expect(await marked.leaveMails()).toHaveLength(2)
})

test('somebody who is erased leaves their name on the order until the original is gone', async () => {
  const { office, calls, customer, owner, clerk } = marked
  const id = await marked.completeMarkedRequest()
  const here = await receive(clerk, id, original)
  await calls.read(customer, id)
  await owner.browser.call(deleteUser, { params: { id: customer.user._id } })
  const { body: list } = await clerk.browser.call(listOriginals, { query: {} })
  expect(list[0]?.request.customerDeletedAt).toBeDefined()
  await eraseNow(office, customer.user._id)
  const kept = await calls.read<OfficeView>(clerk, id)
  expect([kept.lastName, kept.pickupCode]).toEqual([customer.user.lastName, undefined])
  const codes = await office.db.selectFrom('pickup_codes').selectAll().execute()
  expect(codes).toEqual([])

  await aboutOriginal(clerk, id, here).giveBack()
  const gone = await calls.read<OfficeView>(clerk, id)
  expect([gone.lastName, gone.contentErasedAt !== undefined]).toEqual(['', true])
  expect(await marked.markedTables()).toEqual([])
})

test("a customer's export has their originals and the code, without names of staff", async () => {
  const { calls, customer, clerk } = marked
  const id = await marked.completeMarkedRequest()
  await receive(clerk, id, original)
  await calls.read(customer, id)
  const { body } = await customer.browser.call(exportAccount)
  const [request] = body.requests
  expect(request?.originals.map(({ description }) => description)).toEqual([
    `${mark} original`,
    original.description,
  ])
  expect(request?.originals[0]?.out?.to).toBe(`${mark} name`)
  expect(request?.pickupCode).toMatch(/^\d{6}$/)
  expect(JSON.stringify(request?.originals)).not.toContain('Clara')
})
