import * as live from '@kakehashi/contract/live'
import * as messages from '@kakehashi/contract/messages'
import { updateRequest } from '@kakehashi/contract/request-commands'
import * as requests from '@kakehashi/contract/requests'
import { createService, updateService } from '@kakehashi/contract/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceRequest } from '../../src/requests/commands.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { openSecondApp } from '../support/second-process.ts'
import { sampleService } from '../support/services.ts'

let office: Office
let second: Awaited<ReturnType<typeof openSecondApp>>
let clerk: SignedInUser
let customer: SignedInUser
const open: LiveListener[] = []

beforeAll(async () => {
  office = await openOffice()
  second = await openSecondApp(office)
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterAll(async () => {
  for (const stream of open) stream.close()
  await second.close()
  await office.close()
})

async function listen(someone: SignedInUser, address = office.address) {
  const stream = await LiveListener.open(someone.browser.at(address))
  open.push(stream)
  return stream
}

const quote = { isQuoted: true, deposit: 50, totalPrice: 100 }
function quoted(id: string, by = clerk.browser) {
  return by.call(updateRequest, { params: { requestId: id }, body: quote })
}

test('what a clerk does at one process is events at the other, and the other way round', async () => {
  const id = await seedRequest(office, customer.user._id)
  const here = await listen(customer)
  const there = await listen(customer, second.address)
  expect((await quoted(id)).status).toBe(200)
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

test('every stream begins by telling its reader to read again', async () => {
  const first = await listen(customer)
  first.close()
  const next = await listen(customer, second.address)

  expect(first.events[0]).toEqual({ event: 'again', data: null })
  expect(next.events).toEqual([{ event: 'again', data: null }])
})

test('a change that is taken back is never told of', async () => {
  const id = await seedRequest(office, customer.user._id, { stage: 'delivery' })
  const stream = await listen(customer)
  const { status } = await quoted(id)
  expect(status).toBe(409)
  const other = await seedRequest(office, customer.user._id)
  await quoted(other)
  await stream.until(() => stream.tags.length > 0)

  expect(stream.tags).toEqual([`Request ${other}`])
})

test("a customer hears nothing of others' requests, of notes, or of what is for staff alone", async () => {
  const neighbour = await office.signedIn('customer')
  const translator = await office.signedIn('translator')
  const own = await seedRequest(office, customer.user._id, { translatorId: translator.user._id })
  const others = await seedRequest(office, neighbour.user._id)
  await office.runJobs()
  const streams = await Promise.all([listen(customer), listen(customer, second.address)])
  const clerks = await listen(clerk)
  const desk = await listen(translator)
  const params = { requestId: own }
  await quoted(others)
  await clerk.browser.call(messages.writeNote, { params, body: { comment: 'Careful, VIP' } })
  await clerk.browser.call(requests.markViewed, { params })
  await office.runJobs()
  await quoted(own)

  await clerks.until(() => clerks.tags.length >= 5)
  for (const stream of streams) {
    await stream.until(() => stream.tags.includes(`Request ${own}`))
    expect(stream.tags).toEqual([`Request ${own}`])
  }
  expect(clerks.tags.filter((tag) => tag === `Request ${own}`)).toHaveLength(3)
  expect(clerks.tags).toContain(`Notice ${others}`)
  expect(desk.tags).toEqual([`Request ${own}`, `Request ${own}`])
})

test('a tag says what changed and nothing else: no name, no price, no word of a message', async () => {
  const id = await seedRequest(office, customer.user._id)
  const stream = await listen(clerk)
  await quoted(id)
  await stream.until(() => stream.tags.length === 1)

  expect(stream.events.at(-1)).toEqual({ event: 'tags', data: [{ type: 'Request', id }] })
})

test('that the services have changed is told to everyone who listens', async () => {
  const stream = await listen(customer, second.address)
  const body = sampleService()
  const created = await clerk.browser.call(createService)
  await clerk.browser.call(updateService, { params: { serviceId: created.body._id }, body })
  await stream.until(() => stream.tags.includes('Service'))

  expect(new Set(stream.tags)).toEqual(new Set(['Service']))
})

test('so is a day on which the office closes, and that prices are shown', async () => {
  const stream = await listen(customer, second.address)
  const typhoon = { date: '2026-09-14', reason: { en: 'Typhoon', ja: '台風' } }
  await office.changeSetting('closures', [typhoon])
  await office.changeSetting('quoteValidDays', 14)
  await office.changeSetting('publicPrices', true)
  await stream.until(() => stream.tags.includes('Service'))

  expect(stream.tags).toEqual(['Closures', 'Service'])
})

test('a visitor hears nothing, and HEAD answers at once without a stream', async () => {
  expect((await office.visitor().call(live.live)).status).toBe(401)
  const before = office.live.count
  const { status, headers } = await customer.browser.send('HEAD', '/api/live')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(office.live.count).toBe(before)
})

test('two hundred changes at once reach every one of fifty who listen, none missing', async () => {
  const ids: string[] = []
  for (let count = 0; count < 200; count += 1) {
    ids.push(await seedRequest(office, customer.user._id))
  }
  const atFiveBrowsers = async ({ user, password }: SignedInUser) =>
    Promise.all(Array.from({ length: 5 }, () => office.signIn(user.email, password)))
  const people = [...(await atFiveBrowsers(clerk)), ...(await atFiveBrowsers(customer))]
  const listeners = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: 5 }, (_, tab) =>
        listen(person, tab % 3 ? office.address : second.address),
      ),
    ),
  )
  const actor = { id: clerk.user._id, mustStrengthen: null, ...adminFlags }
  const { db, clock } = office
  const command = { kind: 'submitQuote', depositCents: 0, totalCents: 100 } as const
  await Promise.all(
    ids.map((requestId) =>
      db
        .transaction()
        .execute((trx) =>
          advanceRequest(trx, { requestId, command, seenVersion: 1 }, actor, clock.now()),
        ),
    ),
  )
  const wanted = ids.map((id) => `Request ${id}`).toSorted()
  for (const listener of listeners) {
    await listener.until(() => listener.tags.length >= wanted.length)
    expect(listener.tags.toSorted()).toEqual(wanted)
  }
})

const adminFlags = { isAdmin: true, isOwner: false, isTranslator: false, isContractor: false }
