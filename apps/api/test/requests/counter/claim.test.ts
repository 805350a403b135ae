import { randomBytes } from 'node:crypto'
import * as contract from '@kakehashi/contract/requests/counter'
import * as requests from '@kakehashi/contract/requests/requests'
import { printedCodeFrom, readPrintedCode } from '@kakehashi/domain/printed-code'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashesOf } from '../../../src/requests/counter/claim-codes.ts'
import { findClaimableRequest } from '../../../src/requests/counter/queries.ts'
import { sortedStatuses } from '../../support/browser.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { RequestCalls } from '../../support/request-calls.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
})
afterAll(() => office.close())

const phone = '090-0000-0161'

async function walkIn() {
  const customer = { firstName: 'Dana', lastName: 'Whitaker', phone, language: 'en' } as const
  const body = { customer, order: { requestItem: calls.service, details: 'Two pages' } }
  const { body: taken } = await clerk.browser.call(contract.takeOrder, { body })
  return { id: taken.request._id, userId: customerIdOf(taken.request), code: taken.claimCode ?? '' }
}

function customerIdOf(request: object): string {
  return (request as { user?: string }).user ?? ''
}

function claim(by: SignedInUser, code: string, typedPhone = phone) {
  return by.browser.call(contract.claimRequest, { body: { code, phone: typedPhone } })
}

test('with code and phone number a customer gets this order and no other one', async () => {
  const [first, second] = [await walkIn(), await walkIn()]
  const customer = await office.signedIn('customer')
  const { status, body } = await claim(customer, first.code.toLowerCase(), '+81 90 0000 0161')

  expect(status).toBe(200)
  expect(body).toMatchObject({ _id: first.id, reader: 'customer' })
  const { body: own } = await customer.browser.call(requests.myRequests)
  expect(own.map(({ _id }) => _id)).toEqual([first.id])
  const other = await customer.browser.call(requests.getRequest, { params: { id: second.id } })
  expect(other.status).toBe(404)
  expect(await calls.eventsOf(first.id)).toContain('request.claimed')
})

test('a wrong code, a wrong phone number and a used code get the same answer', async () => {
  const { code } = await walkIn()
  const customer = await office.signedIn('customer')
  const wrongCode = await claim(customer, 'ABCD-2345-6789')
  const wrongPhone = await claim(customer, code, '090-0000-0162')
  expect((await claim(customer, code)).status).toBe(200)
  const again = await claim(await office.signedIn('customer'), code)
  const answers = [wrongCode, wrongPhone, again].map(({ status, body }) => {
    const { code: refusal, message } = body as unknown as { code: string; message: string }
    return { status, refusal, message }
  })
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('two people who claim at once do not both get it', async () => {
  const { code } = await walkIn()
  const people = await Promise.all(Array.from({ length: 5 }, () => office.signedIn('customer')))
  const replies = await Promise.all(people.map((person) => claim(person, code)))
  expect(sortedStatuses(replies)).toEqual([200, 404, 404, 404, 404])
})

test('guessing is throttled for an account', async () => {
  const guesser = await office.signedIn('customer')
  const statuses = []
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await claim(guesser, 'ABCD-2345-6789')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
})

test('a new code replaces the lost one, and only for a customer without an account', async () => {
  const { id, code } = await walkIn()
  const params = { requestId: id }
  const { body } = await clerk.browser.call(contract.renewClaimCode, { params })
  expect(await calls.eventsOf(id)).toContain('request.claim-code-renewed')
  const customer = await office.signedIn('customer')
  expect((await claim(customer, code)).status).toBe(404)
  expect((await claim(customer, body.claimCode)).status).toBe(200)
  const again = await clerk.browser.call(contract.renewClaimCode, { params })
  expect(again.status).toBe(409)
})

const hashOf = (guess: string) => hashesOf(office.officeSecret, guess).slice(0, 1)

const isFound = (codes: string[]) => findClaimableRequest(office.db, codes.flatMap(hashOf))

// The whole million by `GUESSES=1000000`.
const guesses = Number(process.env['GUESSES'] ?? 20_000)
// Most of the time goes into preparing each query, so one asks for many.
const atOnce = 10_000
const timeout = Math.max(600_000, 2 * guesses)

test(`${guesses} guesses without the throttle reach nothing`, { timeout }, async () => {
  for (let index = 0; index < 20; index += 1) await walkIn()
  const { id, code } = await walkIn()
  expect(await isFound([readPrintedCode(code) ?? ''])).toBe(id)
  const found = []
  for (let done = 0; done < guesses; done += atOnce) {
    const codes = Array.from({ length: Math.min(atOnce, guesses - done) }, () =>
      printedCodeFrom(randomBytes(12)),
    )
    found.push(await isFound(codes))
  }
  expect(found.filter((one) => one !== undefined)).toEqual([])
})
