import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSigningKey } from '../../support/certificates.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import type { Kind } from './permission-rows.ts'
import { expectedPermissions } from './expected-permissions.ts'
import { kinds } from './permission-rows.ts'
import { createCaller, customerFor, seedUser } from '../callers.ts'
import { errorCodeOf, outcomeOf } from './outcome.ts'
import { permissionsPage } from '../docs-pages.ts'
import { nameOf, validCall } from '../valid-calls.ts'

const page = join(import.meta.dirname, '../../../../../docs/permissions.md')

let office: Office
beforeAll(async () => {
  office = await openOffice(undefined, { signingKey: await sampleSigningKey() })
  // The last admin cannot be demoted or deleted, so there is always one more.
  await seedUser(office, { isAdmin: true, isOwner: true })
})
afterAll(() => office.close())

async function callAs(kind: Kind, endpoint: Endpoint, method: string = endpoint.method) {
  const caller = await createCaller(office, kind)
  const customer = await customerFor(office, kind, caller)
  const input = await validCall(endpoint, { office, caller, customer })
  // There are no records for HEAD, but the server serves it wherever it serves GET.
  return caller.browser.call({ ...endpoint, method: method as 'GET' }, input)
}

test('every served endpoint is in the contract and in the table', () => {
  const served = office.app.servedEndpoints.map(nameOf).toSorted()

  expect(served).toEqual(endpoints.map(nameOf).toSorted())
  expect(served).toEqual(Object.keys(expectedPermissions).toSorted())
})

describe('who may call, and what others get', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const found: Partial<Record<Kind, string>> = {}
      for (const kind of kinds) found[kind] = outcomeOf(await callAs(kind, endpoint))

      expect(found).toEqual(expectedPermissions[name])
    },
  )
})

test('HEAD needs the same permission as GET', async () => {
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    for (const kind of ['visitor', 'customer', 'admin', 'deleted admin'] as const) {
      const { status } = await callAs(kind, endpoint, 'HEAD')
      const expected = expectedPermissions[nameOf(endpoint)]?.[kind]

      expect([nameOf(endpoint), kind, status]).toEqual([
        nameOf(endpoint),
        kind,
        expected === 'open' ? 200 : Number(expected),
      ])
    }
  }
}, 300_000)

test('an admin without a required second factor can only use their own sign-in settings', async () => {
  await office.changeSetting('staffSecondFactor', true)
  const found: Record<string, string> = {}
  for (const endpoint of endpoints) {
    const caller = await seedUser(office, { isAdmin: true }, { hasWeakSignIn: true })
    const context = { office, caller, customer: await seedUser(office) }
    const reply = await caller.browser.call(endpoint, await validCall(endpoint, context))
    found[nameOf(endpoint)] = outcomeOf(reply) === 'open' ? 'open' : errorCodeOf(reply.body)
  }
  await office.changeSetting('staffSecondFactor', false)

  const codes = { open: 'open', '401': '', '403': 'must-set-up-second-factor', '404': 'not-found' }
  const expected = Object.entries(expectedPermissions).map(([name, row]) => [
    name,
    codes[row['admin with weak sign-in']],
  ])
  expect(found).toEqual(Object.fromEntries(expected))
})

test('docs/permissions.md is up to date', async () => {
  const text = permissionsPage(endpoints)
  if (process.env['UPDATE_DOCS']) await writeFile(page, text)

  expect(await readFile(page, 'utf8')).toBe(text)
})
