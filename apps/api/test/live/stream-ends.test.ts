import * as session from '@kakehashi/contract/session'
import * as users from '@kakehashi/contract/users'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
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

/** One stream at each process. */
function listenAtBoth({ browser }: SomeoneSignedIn) {
  const addresses = [office.address, second.address]
  return Promise.all(addresses.map((address) => LiveListener.open(browser.at(address))))
}

async function lastWordsOf(streams: LiveListener[]) {
  for (const stream of streams) {
    await stream.until(() => !stream.isOpen)
  }
  return streams.map(({ heard }) => heard.at(-1)?.event)
}

const roles = { isAdmin: false, isTranslator: false, isContractor: false }

test('signing out ends the streams of this browser and of no other', async () => {
  const here = await office.signedIn('customer')
  const there = await office.signIn(here.user.email, here.password)
  const others = await listenAtBoth(there)
  const streams = await listenAtBoth(here)
  await here.browser.call(session.signOut)

  expect(await lastWordsOf(streams)).toEqual(['ended', 'ended'])
  expect(others.map(({ isOpen }) => isOpen)).toEqual([true, true])
})

test('signing out everywhere ends them all', async () => {
  const here = await office.signedIn('customer')
  const there = await office.signIn(here.user.email, here.password)
  const streams = [...(await listenAtBoth(here)), ...(await listenAtBoth(there))]
  await here.browser.call(session.signOutEverywhere)

  expect(await lastWordsOf(streams)).toEqual(['ended', 'ended', 'ended', 'ended'])
})

test('whoever is demoted hears nothing more as staff, and whoever is deleted nothing at all', async () => {
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

  expect(new Set(await lastWordsOf([...clerks, ...customers]))).toEqual(new Set(['ended']))
})

test('a session that runs out ends its stream', async () => {
  const clerk = await office.signedIn('admin')
  const stream = await LiveListener.open(clerk.browser.at(second.address))
  office.clock.letPass(4 * duration.hour + 1)

  expect(await lastWordsOf([stream])).toEqual(['ended'])
})

test('a session that ended between the door and the stream is found out', async () => {
  const customer = await office.signedIn('customer')
  const rightful = await LiveListener.open(customer.browser)
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
  expect(rightful.isOpen).toBe(true)
})

test('whoever opens stream after stream holds the newest ten', async () => {
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
