import { noRoles } from '@kakehashi/domain/people/roles'
import * as live from '@kakehashi/contract/live'
import * as messages from '@kakehashi/contract/requests/messages'
import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import * as requests from '@kakehashi/contract/requests/requests'
import { createService, updateService } from '@kakehashi/contract/services/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceRequest } from '../../src/requests/commands.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { openOfficeWithTwoProcesses } from '../support/office-with-two-processes.ts'
import { sampleService } from '../support/services.ts'

let office: Office
let processes: Awaited<ReturnType<typeof openOfficeWithTwoProcesses>>
let second: typeof processes.second
let listen: typeof processes.listen
let clerk: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  processes = await openOfficeWithTwoProcesses()
  ;({ office, second, listen } = processes)
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterAll(() => processes.close())

const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }
function submitQuote(id: string, by = clerk.browser) {
  return by.call(updateRequest, { params: { requestId: id }, body: quote })
}

test('a change in one process reaches the listeners of both processes', async () => {
  const id = await seedRequest(office, customer.user._id)
  const here = await listen(customer)
  const there = await listen(customer, second.address)
  expect((await submitQuote(id)).status).toBe(200)
  await there.until(() => there.tags.length === 1)
  await customer.browser.at(second.address).call(messages.writeMessage, {
    params: { requestId: id },
    body: { comment: 'When can I come?' },
  })
  await here.until(() => here.tags.length === 2)
  await there.until(() => there.tags.length === 2)

  expect(here.tags).toEqual([`Request ${id}`, `Request ${id}`])
  expect(there.tags).toEqual(here.tags)
})

test('every stream starts with a reload event', async () => {
  const first = await listen(customer)
  first.close()
  const next = await listen(customer, second.address)

  expect(first.events[0]).toEqual({ event: 'again', data: null })
  expect(next.events).toEqual([{ event: 'again', data: null }])
})

test('a change that is rolled back is not published', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'delivery' })
  const stream = await listen(customer)
  const { status } = await submitQuote(id)
  expect(status).toBe(409)
  const other = await seedRequest(office, customer.user._id)
  await submitQuote(other)
  await stream.until(() => stream.tags.length > 0)

  expect(stream.tags).toEqual([`Request ${other}`])
})

test("a customer gets no events about others' requests, notes or staff-only changes", async () => {
  const otherCustomer = await office.signedIn('customer')
  const translator = await office.signedIn('translator')
  const own = await seedRequest(office, customer.user._id, { translatorId: translator.user._id })
  const others = await seedRequest(office, otherCustomer.user._id)
  await office.runJobs()
  const streams = await Promise.all([listen(customer), listen(customer, second.address)])
  const clerkStream = await listen(clerk)
  const translatorStream = await listen(translator)
  const params = { requestId: own }
  await submitQuote(others)
  await clerk.browser.call(messages.writeNote, { params, body: { comment: 'Careful, VIP' } })
  await clerk.browser.call(requests.markViewed, { params })
  await office.runJobs()
  await submitQuote(own)

  await clerkStream.until(() => clerkStream.tags.length >= 5)
  for (const stream of streams) {
    await stream.until(() => stream.tags.includes(`Request ${own}`))
    expect(stream.tags).toEqual([`Request ${own}`])
  }
  expect(clerkStream.tags.filter((tag) => tag === `Request ${own}`)).toHaveLength(3)
  expect(clerkStream.tags).toContain(`Notice ${others}`)
  // The note is for the office only.
  expect(translatorStream.tags).toEqual([`Request ${own}`])
})

test('an event contains only the type and id of what changed', async () => {
  const id = await seedRequest(office, customer.user._id)
  const stream = await listen(clerk)
  await submitQuote(id)
  await stream.until(() => stream.tags.length === 1)

  expect(stream.events.at(-1)).toEqual({ event: 'tags', data: [{ type: 'Request', id }] })
})

test('a change of services is published to everyone', async () => {
  const stream = await listen(customer, second.address)
  const body = sampleService()
  const created = await clerk.browser.call(createService)
  await clerk.browser.call(updateService, { params: { serviceId: created.body._id }, body })
  await stream.until(() => stream.tags.includes('Service'))

  expect(new Set(stream.tags)).toEqual(new Set(['Service']))
})

test('a closure and a change of price visibility are published to everyone', async () => {
  const stream = await listen(customer, second.address)
  const typhoon = { date: '2026-09-14', reason: { en: 'Typhoon', ja: '台風' } }
  await office.changeSetting('closures', [typhoon])
  await office.changeSetting('quoteValidDays', 14)
  await office.changeSetting('publicPrices', true)
  await stream.until(() => stream.tags.includes('Service'))

  expect(stream.tags).toEqual(['Closures', 'Service'])
})

test('a visitor gets 401, and HEAD returns without opening a stream', async () => {
  expect((await office.visitor().call(live.live)).status).toBe(401)
  const before = office.live.count
  const { status, headers } = await customer.browser.send('HEAD', '/api/live')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(office.live.count).toBe(before)
})

test('two hundred concurrent changes reach each of fifty listeners', async () => {
  const ids: string[] = []
  for (let count = 0; count < 200; count += 1) {
    ids.push(await seedRequest(office, customer.user._id))
  }
  const signInFiveTimes = async ({ user, password }: SignedInUser) =>
    Promise.all(Array.from({ length: 5 }, () => office.signIn(user.email, password)))
  const users = [...(await signInFiveTimes(clerk)), ...(await signInFiveTimes(customer))]
  const listeners = await Promise.all(
    users.flatMap((user) =>
      Array.from({ length: 5 }, (_, tab) =>
        listen(user, tab % 3 ? office.address : second.address),
      ),
    ),
  )
  const actor = { id: clerk.user._id, signInRequirement: null, ...adminFlags }
  const { db, clock } = office
  const command = { kind: 'submitQuote', depositCents: 0, totalCents: 100 } as const
  await Promise.all(
    ids.map((requestId) =>
      db
        .transaction()
        .execute((trx) =>
          advanceRequest(
            trx,
            { requestId, command, seenVersion: 1, undoSeconds: 0 },
            actor,
            clock.now(),
          ),
        ),
    ),
  )
  const expected = ids.map((id) => `Request ${id}`).toSorted()
  for (const listener of listeners) {
    await listener.until(() => listener.tags.length >= expected.length)
    expect(listener.tags.toSorted()).toEqual(expected)
  }
})

const adminFlags = { ...noRoles, isAdmin: true }
