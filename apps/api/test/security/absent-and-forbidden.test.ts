import type { Endpoint } from '@kakehashi/contract/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import * as users from '@kakehashi/contract/users'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comparableReply } from '../support/browser.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import type { Kind } from './permissions/permission-rows.ts'
import { expectedPermissions } from './permissions/expected-permissions.ts'
import { kinds } from './permissions/permission-rows.ts'
import { seedUser, createCaller } from './callers.ts'
import { nameOf, validCall } from './valid-calls.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** The same call, aimed at the customer's, at nobody's and at what cannot be an id. */
async function repliesTo(kind: Kind, endpoint: Endpoint) {
  const caller = await createCaller(office, kind)
  const customer = await seedUser(office)
  const input = await validCall(endpoint, { office, caller, customer })
  const aimedAt = async (id?: string) => {
    const params = Object.fromEntries(
      Object.entries(input.params ?? {}).map(([name, real]) => [name, id ?? real]),
    )
    return comparableReply(await caller.browser.call(endpoint, { ...input, params }))
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
  const { browser } = await seedUser(office, { isAdmin: true })
  const gone = await createCaller(office, 'deleted admin')
  for (const endpoint of [users.getUser, users.updateUser, users.deleteUser]) {
    const input = await validCall(endpoint, {
      office,
      caller: gone,
      customer: await seedUser(office),
    })
    const aimedAt = async (id: string) =>
      comparableReply(await browser.call(endpoint, { ...input, params: { id, userId: id } }))

    const reply = await aimedAt(gone.account?.id ?? '')
    expect(reply.status).toBe(404)
    expect(reply).toEqual(await aimedAt(uuidv7()))
  }
})

test("a profile sent under another person's id is refused alike, whether or not there is one", async () => {
  const { browser, account } = await seedUser(office)
  const other = await seedUser(office)
  const { email } = account
  const body = { firstName: 'Jane', lastName: 'Smith', phone: '090-0000-0000', email }
  const aimedAt = async (id: string) =>
    comparableReply(await browser.call(users.updateProfile, { body: { ...body, _id: id } }))

  const reply = await aimedAt(other.account.id)
  expect(reply.status).toBe(403)
  expect(reply).toEqual(await aimedAt(uuidv7()))
})
