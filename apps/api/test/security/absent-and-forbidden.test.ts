import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import * as users from '@kakehashi/contract/accounts/users'
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

/** Replies to the same call for an existing id, an unknown id and an invalid id. */
async function repliesTo(kind: Kind, endpoint: Endpoint) {
  const caller = await createCaller(office, kind)
  const customer = await seedUser(office)
  const input = await validCall(endpoint, { office, caller, customer })
  const callFor = async (id?: string) => {
    const params = Object.fromEntries(
      Object.entries(input.params ?? {}).map(([name, real]) => [name, id ?? real]),
    )
    return comparableReply(await caller.browser.call(endpoint, { ...input, params }))
  }
  return {
    existing: await callFor(),
    absent: await callFor(uuidv7()),
    invalid: await callFor('1 or 1=1'),
  }
}

const withId = endpoints.filter(({ params }) => params)

describe('a caller without permission gets the same reply whether or not the id exists', () => {
  const cells = withId.flatMap((endpoint) =>
    kinds
      .filter((kind) => expectedPermissions[nameOf(endpoint)]?.[kind] !== 'open')
      .map((kind) => [nameOf(endpoint), kind, endpoint] as const),
  )
  test.each(cells)('%s, called by: %s', async (_name, kind, endpoint) => {
    const { existing, absent, invalid } = await repliesTo(kind, endpoint)

    expect(existing.status).toBeGreaterThanOrEqual(400)
    expect(absent).toEqual(existing)
    expect(invalid).toEqual(existing)
  })
})

test('for an admin a deleted user is the same as an unknown one', async () => {
  const { browser } = await seedUser(office, { isAdmin: true })
  const deleted = await createCaller(office, 'deleted admin')
  for (const endpoint of [users.getUser, users.updateUser, users.deleteUser]) {
    const input = await validCall(endpoint, {
      office,
      caller: deleted,
      customer: await seedUser(office),
    })
    const callFor = async (id: string) =>
      comparableReply(await browser.call(endpoint, { ...input, params: { id, userId: id } }))

    const reply = await callFor(deleted.account?.id ?? '')
    expect(reply.status).toBe(404)
    expect(reply).toEqual(await callFor(uuidv7()))
  }
})

test('a profile with another id gets the same refusal whether or not that user exists', async () => {
  const { browser, account } = await seedUser(office)
  const other = await seedUser(office)
  const { email } = account
  const body = { firstName: 'Jane', lastName: 'Smith', phone: '090-0000-0000', email }
  const callFor = async (id: string) =>
    comparableReply(await browser.call(users.updateProfile, { body: { ...body, _id: id } }))

  const reply = await callFor(other.account.id)
  expect(reply.status).toBe(403)
  expect(reply).toEqual(await callFor(uuidv7()))
})
