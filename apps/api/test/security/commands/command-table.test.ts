import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { seedRequest } from '../../support/seed-request.ts'
import type { SeededUser, Caller } from '../callers.ts'
import { seedUser } from '../callers.ts'
import { errorCodeOf } from '../permissions/outcome.ts'
import { commandCalls } from './command-calls.ts'
import { commandsPage } from '../docs-pages.ts'
import type { Place, Someone } from './expected-commands.ts'
import { expectedCommands, expectedFor, people, places } from './expected-commands.ts'

const page = join(import.meta.dirname, '../../../../../docs/commands.md')

let office: Office
let customer: SeededUser
const someoneOf = new Map<Someone, Caller>()

beforeAll(async () => {
  office = await openOffice()
  customer = await seedUser(office)
  someoneOf.set('visitor', { browser: office.visitor(), account: null })
  someoneOf.set('customer', customer)
  someoneOf.set('another customer', await seedUser(office))
  for (const kind of ['translator assigned', 'translator'] as const) {
    someoneOf.set(kind, await seedUser(office, { isTranslator: true }))
  }
  for (const kind of ['contractor assigned', 'contractor'] as const) {
    someoneOf.set(kind, await seedUser(office, { isContractor: true }))
  }
  someoneOf.set('admin', await seedUser(office, { isAdmin: true }))
  someoneOf.set('owner', await seedUser(office, { isAdmin: true, isOwner: true }))
})
afterAll(() => office.close())

function person(someone: Someone): Caller {
  const found = someoneOf.get(someone)
  if (!found) throw new Error(`${someone} has not come`)
  return found
}

/** A request at that place, with whoever calls at its desk if they are to be assigned. */
async function requestAt(place: Place, someone: Someone): Promise<string> {
  const desk = someone === 'contractor assigned' ? someone : 'translator assigned'
  const translatorId = person(desk).account?.id ?? ''
  const where = place === 'cancelled' ? ({ isClosed: true } as const) : ({ stage: place } as const)
  return seedRequest(office, customer.account.id, { ...where, translatorId })
}

async function ask(command: string, someone: Someone, place: Place) {
  const id = await requestAt(place, someone)
  const { browser, account } = person(someone)
  const context = { office, callerId: account?.id ?? customer.account.id }
  const call = await commandCalls[command]?.(context)
  if (!call) throw new Error(`nobody has said how to ${command}`)
  const { status, body } = await browser.send<{ message?: string }>(
    call.method,
    `/api/requests/${id}${call.tail}`,
    call.body,
  )
  return { told: status === 200 ? 'yes' : String(status), code: errorCodeOf(body), body }
}

describe('who may do what, at every place of its way', () => {
  test.each(Object.keys(expectedCommands))('%s', { timeout: 60_000 }, async (command) => {
    const wordless: string[] = []
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const someone of people) {
      for (const place of places) {
        const { told, body } = await ask(command, someone, place)
        found[`${someone}, ${place}`] = told
        expected[`${someone}, ${place}`] = expectedFor(command, someone, place)
        if (told !== 'yes' && !body.message) wordless.push(`${someone}, ${place}`)
      }
    }

    expect(found).toEqual(expected)
    expect(wordless).toEqual([])
  })
})

test('a refusal for the wrong moment says where the request is, or why not', async () => {
  const codes = new Set<string>()
  for (const command of ['submit quote', 'payment complete', 'delivered', 'review continue']) {
    for (const place of places) {
      const { told, code, body } = await ask(command, 'admin', place)
      if (told === 'yes') continue
      codes.add(code)
      expect(body.message?.length).toBeGreaterThan(30)
    }
  }

  expect([...codes].toSorted()).toEqual(['request-closed', 'request-not-there'])
})

test('docs/commands.md says the same', async () => {
  const text = commandsPage()
  if (process.env['UPDATE_DOCS']) await writeFile(page, text)

  expect(await readFile(page, 'utf8')).toBe(text)
})
