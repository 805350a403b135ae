import * as contract from '@kakehashi/contract/presence'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithTwoProcesses } from '../support/office-with-two-processes.ts'
import { seedRequest } from '../support/seed-request.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let office: Office
let processes: Awaited<ReturnType<typeof openOfficeWithTwoProcesses>>
let second: typeof processes.second
let listen: typeof processes.listen
let clerk: SignedInUser
let owner: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  processes = await openOfficeWithTwoProcesses()
  ;({ office, second, listen } = processes)
  clerk = await office.signedIn('admin', { firstName: 'Clara', lastName: 'Clerk' })
  owner = await office.signedIn('owner', { firstName: 'Olga', lastName: 'Owner' })
  customer = await office.signedIn('customer')
})
afterAll(() => processes.close())
const report = (by: SignedInUser, requestId: string, isHere = true) =>
  by.browser.call(contract.reportPresence, { params: { requestId }, body: { isHere } })
const namesAt = async (reader: SignedInUser, requestId: string, address = office.address) => {
  const at = reader.browser.at(address)
  const { body } = await at.call(contract.listPresent, { params: { requestId } })
  return body.map(({ name }) => name)
}

test('two admins with the same request open see each other, in every process', async () => {
  const id = await seedRequest(office, customer.user._id)
  const here = await listen(clerk)
  const there = await listen(owner, second.address)
  await report(clerk, id)
  await report(owner, id)
  await here.until(() => here.timesPublished(`Presence ${id}`) === 2)
  await there.until(() => there.timesPublished(`Presence ${id}`) === 2)

  expect(await namesAt(clerk, id)).toEqual(['Olga Owner'])
  expect(await namesAt(owner, id, second.address)).toEqual(['Clara Clerk'])
  // A repeated report is not news.
  await report(owner, id)
  await report(owner, id, false)
  await here.until(() => here.timesPublished(`Presence ${id}`) === 3)
  expect(await namesAt(clerk, id)).toEqual([])
})

test('a screen that no longer reports is forgotten within a minute', async () => {
  const id = await seedRequest(office, customer.user._id)
  const stream = await listen(clerk)
  await report(owner, id)
  await stream.until(() => stream.timesPublished(`Presence ${id}`) === 1)
  office.clock.advance(49 * duration.second)
  expect(await namesAt(clerk, id)).toEqual(['Olga Owner'])
  office.clock.advance(duration.second)

  expect(await namesAt(clerk, id)).toEqual([])
  await stream.until(() => stream.timesPublished(`Presence ${id}`) === 2, 10_000)
})

test('customers and translators are not told who is there, and nothing is stored', async () => {
  const id = await seedRequest(office, customer.user._id)
  const translator = await office.signedIn('translator')
  const streams = [await listen(customer), await listen(translator)]
  const staff = await listen(clerk)
  const before = await tablesContaining(office.db, owner.user._id)
  await report(owner, id)
  await staff.until(() => staff.timesPublished(`Presence ${id}`) === 1)

  expect(streams.flatMap(({ tags }) => tags)).toEqual([])
  for (const reader of [customer, translator]) {
    const params = { requestId: id }
    expect((await reader.browser.call(contract.listPresent, { params })).status).toBe(403)
  }
  expect(await tablesContaining(office.db, owner.user._id)).toEqual(before)
})
