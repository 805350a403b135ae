import { exportAccount } from '@kakehashi/contract/accounts/account-data'
import * as contract from '@kakehashi/contract/requests/pay'
import { delegateAssigning, deleteUser } from '@kakehashi/contract/accounts/users'
import { dayAt } from '@kakehashi/domain/calendar/day'
import { monthText } from '@kakehashi/domain/payments/pay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { RequestCalls } from '../support/request-calls.ts'
import { tablesContaining } from '../support/tables-containing.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let contractor: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
beforeEach(async () => {
  contractor = await office.signedIn('contractor', { firstName: 'Kenji', lastName: 'Oshiro' })
})
afterAll(() => office.close())

/** The present one, in the time zone of the office. */
const month = () => monthText(dayAt(office.clock.now(), 'Asia/Tokyo'))

async function assigned(to = contractor): Promise<string> {
  const { _id: id } = await calls.submitRequest(customer)
  await calls.put(owner, id, '', { isQuoted: true, deposit: 0, totalPrice: 150 })
  await calls.put(owner, id, '', { isPaid: true })
  await calls.put(owner, id, '/translator', { translator: to.user._id })
  return id
}

function agree(requestId: string, amount: number, by = owner, to = contractor) {
  const body = { contractor: to.user._id, amount }
  return by.browser.call(contract.agreePay, { params: { requestId }, body })
}

const own = async (by = contractor) =>
  (await by.browser.call(contract.getOwnStatement, { query: { month: month() } })).body

async function statement() {
  const { body } = await owner.browser.call(contract.listStatements, { query: { month: month() } })
  return body.find(({ contractor: id }) => id === contractor.user._id)
}

function pay(pays: readonly { _id: string; amount: number }[]) {
  const seen = pays.map(({ _id, amount }) => ({ _id, amount }))
  return owner.browser.call(contract.markPaid, { body: { pays: seen } })
}

const takeBack = (payId: string, reason: string) =>
  owner.browser.call(contract.markUnpaid, { params: { payId }, body: { reason } })

test('an owner agrees on a pay, and the contractor sees it at their desk, but no price', async () => {
  const id = await assigned()
  const { body } = await agree(id, 45.5)
  expect(body).toMatchObject({
    assigned: { _id: contractor.user._id, name: 'Kenji Oshiro' },
    pays: [{ amount: 45.5, month: month(), contractorName: 'Kenji Oshiro' }],
  })
  const seen = await contractor.browser.call(contract.getPay, { params: { requestId: id } })
  expect(seen.body).toMatchObject({ pays: [{ amount: 45.5 }] })
  expect(seen.body.assigned).toBeUndefined()
  expect(JSON.stringify(await own())).not.toMatch(/\b150\b/)
  expect(await calls.eventsOf(id)).toContain('request.pay-agreed')
})

test('a clerk may agree on a pay only if an owner has delegated the assignment', async () => {
  const id = await assigned()
  expect((await agree(id, 45, clerk)).status).toBe(403)
  expect((await clerk.browser.call(contract.getPay, { params: { requestId: id } })).status).toBe(
    403,
  )
  const delegated = await office.signedIn('admin')
  // Delegating needs a recent login.
  owner = await office.signIn(owner.user.email, owner.password)
  await owner.browser.call(delegateAssigning, {
    params: { userId: delegated.user._id },
    body: { mayAssign: true },
  })
  expect((await agree(id, 45, delegated)).status).toBe(200)
  expect(
    (await delegated.browser.call(contract.listStatements, { query: { month: month() } })).status,
  ).toBe(403)
})

test('a translator of the office has no pay, and a contractor sees only their own', async () => {
  const ofOffice = await assigned(translator)
  expect((await agree(ofOffice, 45, owner, translator)).status).toBe(400)
  const id = await assigned()
  await agree(id, 45)
  const other = await office.signedIn('contractor')
  expect((await own(other)).entries).toEqual([])
  expect((await other.browser.call(contract.getPay, { params: { requestId: id } })).status).toBe(
    404,
  )
  expect(
    (await other.browser.call(contract.listStatements, { query: { month: month() } })).status,
  ).toBe(403)
  // The next contractor does not see what was agreed with the one before.
  await calls.put(owner, id, '/translator', { translator: other.user._id })
  const { body } = await other.browser.call(contract.getPay, { params: { requestId: id } })
  expect(body.pays).toEqual([])
  expect((await own()).entries).toMatchObject([{ amount: 45 }])
})

test('a request shows only the pay that was agreed for it', async () => {
  const cheap = await assigned()
  const dear = await assigned()
  await agree(cheap, 20)
  await agree(dear, 90)
  for (const { browser } of [owner, contractor]) {
    for (const [requestId, amount] of [
      [cheap, 20],
      [dear, 90],
    ] as const) {
      const { body } = await browser.call(contract.getPay, { params: { requestId } })
      expect(body.pays.map((each) => each.amount)).toEqual([amount])
    }
  }
})

test('a contractor takes along what was agreed with them, and nothing of others', async () => {
  const other = await office.signedIn('contractor')
  await agree(await assigned(), 40)
  await agree(await assigned(other), 70, owner, other)
  const { body } = await contractor.browser.call(exportAccount)
  expect(body.pay).toMatchObject([{ amount: 40 }])
})

test('the statement of a month has each pay and its sum, and what is paid says when and by whom', async () => {
  for (const amount of [10.1, 20.2, 30.3]) await agree(await assigned(), amount)
  const before = await statement()
  expect(before).toMatchObject({ name: 'Kenji Oshiro', sum: 60.6, unpaid: 60.6 })

  expect((await pay(before?.entries ?? [])).body).toEqual({ paid: 3 })
  const after = await statement()
  expect(after).toMatchObject({ sum: 60.6, unpaid: 0 })
  for (const entry of after?.entries ?? []) {
    expect(entry.paidAt).toBeDefined()
    expect(entry.history.map(({ kind }) => kind)).toEqual(['agreed', 'paid'])
  }
  expect(await own()).toMatchObject({ sum: 60.6, unpaid: 0 })
})

test('a sum that has changed since it was read is not marked as paid, not even in part', async () => {
  await agree(await assigned(), 10)
  const id = await assigned()
  await agree(id, 20)
  const seen = (await statement())?.entries ?? []
  await agree(id, 25)
  expect((await pay(seen)).status).toBe(409)
  expect(await statement()).toMatchObject({ sum: 35, unpaid: 35 })
})

test('what is paid cannot be agreed anew until it is marked as unpaid, with a reason', async () => {
  const id = await assigned()
  await agree(id, 20)
  const [entry] = (await statement())?.entries ?? []
  await pay([{ _id: entry?._id ?? '', amount: 20 }])
  expect((await agree(id, 25)).status).toBe(409)
  expect((await takeBack(entry?._id ?? '', '')).status).toBe(400)
  expect((await takeBack(entry?._id ?? '', 'Wrong account')).status).toBe(200)
  expect((await takeBack(entry?._id ?? '', 'Twice')).status).toBe(409)
  expect((await agree(id, 25)).status).toBe(200)

  const [corrected] = (await statement())?.entries ?? []
  expect(corrected).toMatchObject({ amount: 25, unpaidReason: 'Wrong account' })
  expect(corrected?.history.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['agreed', 20],
    ['paid', 20],
    ['unpaid', 20],
    ['agreed', 25],
  ])
})

test('of ten who mark the same pays as paid at once, one succeeds', async () => {
  await agree(await assigned(), 10)
  const seen = (await statement())?.entries ?? []
  const replies = await Promise.all(Array.from({ length: 10 }, () => pay(seen)))
  expect(sortedStatuses(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

test('a pay is paid with the amount that was on screen, however the calls fall', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await assigned()
    await agree(id, 10)
    const entries = (await statement())?.entries.filter(({ request }) => request === id) ?? []
    const [paid, agreed] = await Promise.all([pay(entries), agree(id, 99)])
    const [now] = (await statement())?.entries.filter(({ request }) => request === id) ?? []
    expect(new Set([paid.status, agreed.status])).toEqual(new Set([200, 409]))
    expect(now?.amount).toBe(paid.status === 200 ? 10 : 99)
  }
})

test('the entries of a pay cannot be changed, not even in the database', async () => {
  await agree(await assigned(), 10)
  await expect(
    office.db.updateTable('pay_entries').set({ amount_cents: 1 }).execute(),
  ).rejects.toThrow('permission denied')
  await expect(office.db.deleteFrom('pays').execute()).rejects.toThrow('append-only')
})

test('an erased contractor’s name and what was written leave the statement, the amounts stay', async () => {
  await agree(await assigned(), 20)
  const [entry] = (await statement())?.entries ?? []
  await pay([{ _id: entry?._id ?? '', amount: 20 }])
  await takeBack(entry?._id ?? '', 'Oshiro has MARKEDPAY')
  // Deleting needs a recent login.
  owner = await office.signIn(owner.user.email, owner.password)
  await owner.browser.call(deleteUser, { params: { id: contractor.user._id } })
  await eraseNow(office, contractor.user._id)

  const left = await statement()
  expect(left?.name).toBeUndefined()
  expect(left).toMatchObject({ sum: 20, unpaid: 20 })
  expect(await tablesContaining(office.db, 'MARKEDPAY')).toEqual([])
})
