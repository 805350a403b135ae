import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { openSecondApp } from '../support/second-process.ts'

let office: Office
let second: Awaited<ReturnType<typeof openSecondApp>>
beforeEach(async () => {
  office = await openOffice()
  second = await openSecondApp(office, { intervals: { sessionCheck: 100 } })
})
afterEach(async () => {
  await second.close()
  await office.close()
})

/** Opens one stream at each process. */
function listenAtBoth({ browser }: SignedInUser) {
  const addresses = [office.address, second.address]
  return Promise.all(addresses.map((address) => LiveListener.open(browser.at(address))))
}

async function finalEventsOf(streams: LiveListener[]) {
  for (const stream of streams) {
    await stream.until(() => !stream.isOpen)
  }
  return streams.map(({ events }) => events.at(-1)?.event)
}

const roles = noGrantedRoles

test('signing out ends the streams of this session only', async () => {
  const here = await office.signedIn('customer')
  const there = await office.signIn(here.user.email, here.password)
  const others = await listenAtBoth(there)
  const streams = await listenAtBoth(here)
  await here.browser.call(session.signOut)

  expect(await finalEventsOf(streams)).toEqual(['ended', 'ended'])
  expect(others.map(({ isOpen }) => isOpen)).toEqual([true, true])
})

test('signing out everywhere ends the streams of every session', async () => {
  const here = await office.signedIn('customer')
  const there = await office.signIn(here.user.email, here.password)
  const streams = [...(await listenAtBoth(here)), ...(await listenAtBoth(there))]
  await here.browser.call(session.signOutEverywhere)

  expect(await finalEventsOf(streams)).toEqual(['ended', 'ended', 'ended', 'ended'])
})

test('the streams of a demoted or deleted user end', async () => {
  const owner = await office.signedIn('owner')
  const clerk = await office.signedIn('admin')
  const customer = await office.signedIn('customer')
  const clerks = await listenAtBoth(clerk)
  const customers = await listenAtBoth(customer)
  const { firstName, lastName, email } = clerk.user
  const body = { firstName, lastName, email, ...roles }
  const params = { userId: clerk.user._id }
  expect((await owner.browser.call(users.updateUser, { params, body })).status).toBe(200)
  await owner.browser.call(users.deleteUser, { params: { id: customer.user._id } })

  expect(new Set(await finalEventsOf([...clerks, ...customers]))).toEqual(new Set(['ended']))
})

test('the stream of an expired session ends', async () => {
  const clerk = await office.signedIn('admin')
  const stream = await LiveListener.open(clerk.browser.at(second.address))
  office.clock.advance(4 * duration.hour + 1)

  expect(await finalEventsOf([stream])).toEqual(['ended'])
})

test('a stream whose session ended while it was being opened is ended', async () => {
  const customer = await office.signedIn('customer')
  const valid = await LiveListener.open(customer.browser)
  let isEnded = false
  office.live.add({
    sessionId: uuidv7(),
    userId: uuidv7(),
    isStaff: true,
    send: () => {},
    keepAlive: () => {},
    end: () => {
      isEnded = true
    },
  })

  await expect.poll(() => isEnded, { timeout: 5_000 }).toBe(true)
  expect(valid.isOpen).toBe(true)
})

test('a session keeps only the ten newest streams', async () => {
  const customer = await office.signedIn('customer')
  const streams: LiveListener[] = []
  for (let count = 0; count < 13; count += 1) {
    streams.push(await LiveListener.open(customer.browser))
  }
  await streams[2]?.until(() => streams.filter(({ isOpen }) => isOpen).length === 10)

  expect(streams.map(({ isOpen }) => isOpen)).toEqual([
    ...Array.from({ length: 3 }, () => false),
    ...Array.from({ length: 10 }, () => true),
  ])
  for (const stream of streams) stream.close()
})

test('a person keeps only the twenty newest streams, however many browsers they use', async () => {
  const first = await office.signedIn('customer')
  const streams: LiveListener[] = []
  for (let count = 0; count < 3; count += 1) {
    const { browser } = await office.signIn(first.user.email, first.password)
    for (let own = 0; own < 8; own += 1) streams.push(await LiveListener.open(browser))
  }
  await streams[3]?.until(() => streams.filter(({ isOpen }) => isOpen).length === 20)

  expect(streams.slice(0, 4).some(({ isOpen }) => isOpen)).toBe(false)
  expect(streams.slice(4).every(({ isOpen }) => isOpen)).toBe(true)
  for (const stream of streams) stream.close()
})
