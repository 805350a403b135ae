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
import type { Role, State } from './expected-commands.ts'
import { expectedCommands, expectedFor, roles, states } from './expected-commands.ts'

const page = join(import.meta.dirname, '../../../../../docs/commands.md')

let office: Office
let customer: SeededUser
const callerOf = new Map<Role, Caller>()

beforeAll(async () => {
  office = await openOffice()
  customer = await seedUser(office)
  callerOf.set('visitor', { browser: office.visitor(), account: null })
  callerOf.set('customer', customer)
  callerOf.set('another customer', await seedUser(office))
  for (const kind of ['translator assigned', 'translator'] as const) {
    callerOf.set(kind, await seedUser(office, { isTranslator: true }))
  }
  for (const kind of ['contractor assigned', 'contractor'] as const) {
    callerOf.set(kind, await seedUser(office, { isContractor: true }))
  }
  callerOf.set('admin', await seedUser(office, { isAdmin: true }))
  callerOf.set('owner', await seedUser(office, { isAdmin: true, isOwner: true }))
})
afterAll(() => office.close())

function callerWith(role: Role): Caller {
  const found = callerOf.get(role)
  if (!found) throw new Error(`no caller for ${role}`)
  return found
}

/** A request in that state, assigned to the caller if their role says so. */
async function requestIn(state: State, role: Role, paidCents: number): Promise<string> {
  const assigned = role === 'contractor assigned' ? role : 'translator assigned'
  const translatorId = callerWith(assigned).account?.id ?? ''
  const where = state === 'cancelled' ? ({ isClosed: true } as const) : ({ stage: state } as const)
  return seedRequest(office, customer.account.id, { ...where, translatorId, paidCents })
}

async function send(command: string, role: Role, state: State) {
  // Only what was paid can be refunded; nothing is paid before there is a quote.
  const isPaid = command === 'record a refund' && state !== 'quote' && state !== 'cancelled'
  const id = await requestIn(state, role, isPaid ? 5_000 : 0)
  const { browser, account } = callerWith(role)
  const callerId = account?.id ?? customer.account.id
  const context = { office, callerId, requestId: id, state }
  const call = await commandCalls[command]?.(context)
  if (!call) throw new Error(`command-calls.ts has no call for ${command}`)
  const { status, body } = await browser.send<{ message?: string }>(
    call.method,
    `/api/requests/${id}${call.tail}`,
    call.body,
  )
  return { outcome: status === 200 ? 'yes' : String(status), code: errorCodeOf(body), body }
}

describe('who may do what, in every state of a request', () => {
  test.each(Object.keys(expectedCommands))('%s', { timeout: 60_000 }, async (command) => {
    const withoutMessage: string[] = []
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const role of roles) {
      for (const state of states) {
        const { outcome, body } = await send(command, role, state)
        found[`${role}, ${state}`] = outcome
        expected[`${role}, ${state}`] = expectedFor(command, role, state)
        if (outcome !== 'yes' && !body.message) withoutMessage.push(`${role}, ${state}`)
      }
    }

    expect(found).toEqual(expected)
    expect(withoutMessage).toEqual([])
  })
})

test('a refusal in the wrong state has a message with the reason', async () => {
  const codes = new Set<string>()
  for (const command of ['submit quote', 'payment complete', 'delivered', 'review continue']) {
    for (const state of states) {
      const { outcome, code, body } = await send(command, 'admin', state)
      if (outcome === 'yes') continue
      codes.add(code)
      expect(body.message?.length).toBeGreaterThan(30)
    }
  }

  expect([...codes].toSorted()).toEqual(['request-closed', 'request-not-there'])
})

test('docs/commands.md is up to date', async () => {
  const text = commandsPage()
  if (process.env['UPDATE_DOCS']) await writeFile(page, text)

  expect(await readFile(page, 'utf8')).toBe(text)
})
