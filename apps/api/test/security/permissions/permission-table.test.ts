import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@kakehashi/contract/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import type { Kind } from './permission-rows.ts'
import { expectedPermissions } from './expected-permissions.ts'
import { kinds } from './permission-rows.ts'
import type { SeededUser } from '../callers.ts'
import { seedUser, createCaller } from '../callers.ts'
import { errorCodeOf, outcomeOf } from './outcome.ts'
import { permissionsPage } from '../docs-pages.ts'
import { nameOf, validCall } from '../valid-calls.ts'

const page = join(import.meta.dirname, '../../../../../docs/permissions.md')

let office: Office
beforeAll(async () => {
  office = await openOffice()
  // Whoever else comes and goes, the office has an admin.
  await seedUser(office, { isAdmin: true, isOwner: true })
})
afterAll(() => office.close())

async function callAs(kind: Kind, endpoint: Endpoint, method: string = endpoint.method) {
  const caller = await createCaller(office, kind)
  // The customer is aimed at what is theirs; everyone else at what is not.
  const customer = kind === 'customer' ? (caller as SeededUser) : await seedUser(office)
  const input = await validCall(endpoint, { office, caller, customer })
  // The records know no HEAD, but the server answers it wherever it answers GET.
  return caller.browser.call({ ...endpoint, method: method as 'GET' }, input)
}

test('every call the server answers is in the contract, and stands in the table', () => {
  const served = office.app.servedEndpoints.map(nameOf).toSorted()

  expect(served).toEqual(endpoints.map(nameOf).toSorted())
  expect(served).toEqual(Object.keys(expectedPermissions).toSorted())
})

describe('who is let in, and what the others are told', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const found: Partial<Record<Kind, string>> = {}
      for (const kind of kinds) found[kind] = outcomeOf(await callAs(kind, endpoint))

      expect(found).toEqual(expectedPermissions[name])
    },
  )
})

test('whoever asks for the headers alone is let in no further', async () => {
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
})

test('an admin without the second factor that the office demands gets no further than their own sign-in', async () => {
  await office.changeSetting('staffSecondFactor', true)
  const told: Record<string, string> = {}
  for (const endpoint of endpoints) {
    const caller = await seedUser(office, { isAdmin: true }, { hasWeakSignIn: true })
    const context = { office, caller, customer: await seedUser(office) }
    const answer = await caller.browser.call(endpoint, await validCall(endpoint, context))
    told[nameOf(endpoint)] = outcomeOf(answer) === 'open' ? 'open' : errorCodeOf(answer.body)
  }
  await office.changeSetting('staffSecondFactor', false)

  const words = { open: 'open', '401': '', '403': 'must-set-up-second-factor', '404': 'not-found' }
  const expected = Object.entries(expectedPermissions).map(([name, row]) => [
    name,
    words[row['admin with weak sign-in']],
  ])
  expect(told).toEqual(Object.fromEntries(expected))
})

test('docs/permissions.md says the same', async () => {
  const text = permissionsPage(endpoints)
  if (process.env['UPDATE_DOCS']) await writeFile(page, text)

  expect(await readFile(page, 'utf8')).toBe(text)
})
