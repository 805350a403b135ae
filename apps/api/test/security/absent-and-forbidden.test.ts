import type { Endpoint } from '@kakehashi/contract/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import * as users from '@kakehashi/contract/users'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Kind } from './permissions/permission-rows.ts'
import { expectedPermissions } from './permissions/expected-permissions.ts'
import { kinds } from './permissions/permission-rows.ts'
import { member, someone } from './callers.ts'
import { nameOf, validCall } from './valid-calls.ts'
import { wholeReply } from './whole-reply.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** The same call, aimed at the customer's, at nobody's and at what cannot be an id. */
async function repliesTo(kind: Kind, endpoint: Endpoint) {
  const caller = await someone(office, kind)
  const customer = await member(office)
  const sending = await validCall(endpoint, { office, caller, customer })
  const aimedAt = async (id?: string) => {
    const params = Object.fromEntries(
      Object.entries(sending.params ?? {}).map(([name, real]) => [name, id ?? real]),
    )
    return wholeReply(await caller.browser.call(endpoint, { ...sending, params }))
  }
  return { real: await aimedAt(), absent: await aimedAt(uuidv7()), odd: await aimedAt('1 or 1=1') }
}

const withId = endpoints.filter(({ params }) => params)

describe('whoever may not see something cannot tell whether it exists', () => {
  const cells = withId.flatMap((endpoint) =>
    kinds
      .filter((kind) => expectedPermissions[nameOf(endpoint)]?.[kind] !== 'open')
      .map((kind) => [nameOf(endpoint), kind, endpoint] as const),
  )
  test.each(cells)('%s, asked by a %s', async (_name, kind, endpoint) => {
    const { real, absent, odd } = await repliesTo(kind, endpoint)

    expect(real.status).toBeGreaterThanOrEqual(400)
    expect(absent).toEqual(real)
    expect(odd).toEqual(real)
  })
})

test('an admin cannot tell a removed person from one who never was', async () => {
  const { browser } = await member(office, { isAdmin: true })
  const gone = await someone(office, 'deleted admin')
  for (const endpoint of [users.getUser, users.updateUser, users.deleteUser]) {
    const sending = await validCall(endpoint, {
      office,
      caller: gone,
      customer: await member(office),
    })
    const aimedAt = async (id: string) =>
      wholeReply(await browser.call(endpoint, { ...sending, params: { id, userId: id } }))

    const reply = await aimedAt(gone.account?.id ?? '')
    expect(reply.status).toBe(404)
    expect(reply).toEqual(await aimedAt(uuidv7()))
  }
})

test("a profile sent under another person's id is refused alike, whether or not there is one", async () => {
  const { browser, account } = await member(office)
  const other = await member(office)
  const { email } = account
  const body = { firstName: 'Jane', lastName: 'Smith', phone: '090-0000-0000', email }
  const aimedAt = async (id: string) =>
    wholeReply(await browser.call(users.updateProfile, { body: { ...body, _id: id } }))

  const reply = await aimedAt(other.account.id)
  expect(reply.status).toBe(403)
  expect(reply).toEqual(await aimedAt(uuidv7()))
})
