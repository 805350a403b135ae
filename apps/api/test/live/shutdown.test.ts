import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect as openSocket } from 'node:net'
import * as session from '@kakehashi/contract/session'
import { ownProfile } from '@kakehashi/contract/users'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
import { untilWaiting } from '../support/during-call.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { openSecondApp } from '../support/second-process.ts'

let office: Office
let second: Awaited<ReturnType<typeof openSecondApp>>
let customer: SomeoneSignedIn
beforeEach(async () => {
  office = await openOffice()
  second = await openSecondApp(office, { intervals: { keepAlive: 50 } })
  customer = await office.signedIn('customer')
})
afterEach(async () => {
  await second.close()
  await office.close()
})

async function timeToClose(): Promise<number> {
  const start = performance.now()
  await second.app.close()
  return performance.now() - start
}

/** A line to the second process on which nothing is ever read; and its far end. */
async function openDeafLine(): Promise<{ near: Socket; far: Socket }> {
  const { hostname, port } = new URL(second.address)
  const connected = once(second.app.server, 'connection')
  const near = openSocket(Number(port), hostname)
  near.on('error', () => {})
  near.pause()
  // What a server's 'connection' hands over is the socket.
  const [far] = (await connected) as [Socket]
  return { near, far }
}

async function openDeafStream() {
  const line = await openDeafLine()
  const cookie = [...customer.browser.cookies].map((pair) => pair.join('=')).join('; ')
  line.near.write(`GET /api/live HTTP/1.1\r\nhost: office\r\ncookie: ${cookie}\r\n\r\n`)
  await expect.poll(() => second.live.count).toBe(1)
  return line
}

/** Tells the customer of a thousand things, again and again, until so much waits to be read. */
async function tellUntil(isEnough: () => boolean, times: number): Promise<void> {
  const tags = Array.from({ length: 20 }, () => ({ type: 'Request', id: customer.user._id }))
  const news = JSON.stringify({ tags, isForStaff: false, userIds: [customer.user._id] })
  for (let round = 0; round < 1_000 && !isEnough(); round += 1) {
    // Equal notices of one transaction would be told once.
    await sql`select pg_notify('live', ${news} || repeat(' ', n)) from generate_series(1, ${times}) as n`.execute(
      office.db,
    )
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(isEnough()).toBe(true)
}

test('a browser that has stopped reading is let go, and nothing is kept for it without end', async () => {
  const { far } = await openDeafStream()
  let mostUnsent = 0
  const isGone = () => {
    mostUnsent = Math.max(mostUnsent, far.writableLength)
    return far.destroyed
  }
  await tellUntil(isGone, 200)

  expect(second.live.count).toBe(0)
  expect(mostUnsent).toBeLessThan(1024 * 1024)
})

test('the session of a browser that has stopped reading ends, and with it the connection', async () => {
  const { far } = await openDeafStream()
  await tellUntil(() => far.writableLength > 0, 10)
  await customer.browser.call(session.signOut)
  await expect.poll(() => far.destroyed, { timeout: 5_000 }).toBe(true)

  expect((await second.app.inject('/api/services')).statusCode).toBe(200)
})

test('a process that stops ends every stream at once', async () => {
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => LiveListener.open(customer.browser.at(second.address))),
  )
  expect(await timeToClose()).toBeLessThan(2_000)
  for (const stream of streams) await stream.until(() => !stream.isOpen)
})

test('a process that stops does not wait for a browser that reads nothing', async () => {
  const { far } = await openDeafStream()
  await tellUntil(() => far.writableLength > 0, 10)

  expect(await timeToClose()).toBeLessThan(4_000)
})

test('a process that stops does not wait for a browser that has only called and said nothing', async () => {
  await openDeafLine()
  await new Promise((resolve) => setTimeout(resolve, 100))

  expect(await timeToClose()).toBeLessThan(2_000)
})

test('a process that stops does not wait for browsers that were here before', async () => {
  const stream = await LiveListener.open(customer.browser.at(second.address))
  stream.close()
  await expect.poll(() => second.live.count).toBe(0)
  // The browser has already called again, for whatever it may want next.
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(await timeToClose()).toBeLessThan(2_000)
})

test('a process that stops waits for the answer it is giving, not for what may follow', async () => {
  let closing: Promise<number> | undefined
  let answering: Promise<{ status: number }> | undefined
  await whileTheDoorIsShut(async () => {
    answering = customer.browser.at(second.address).call(ownProfile)
    await untilWaiting(office.db, 1)
    closing = timeToClose()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })

  expect((await answering)?.status).toBe(200)
  expect(await closing).toBeLessThan(2_000)
})

/** Everyone who comes in waits at the door until this is over. */
async function whileTheDoorIsShut(happens: () => Promise<unknown>): Promise<void> {
  await office.db.transaction().execute(async (trx) => {
    await sql`lock table sessions in access exclusive mode`.execute(trx)
    await happens()
  })
}

test('a stream that was just being opened when the process stops ends too', async () => {
  let closing: Promise<number> | undefined
  let opening: Promise<unknown> | undefined
  await whileTheDoorIsShut(async () => {
    const stream = customer.browser.at(second.address).open('/api/live')
    opening = stream.then((response) => response.text()).catch(() => 'refused')
    await untilWaiting(office.db, 1)
    closing = timeToClose()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })

  expect(await closing).toBeLessThan(3_000)
  await opening
})

test('a browser that leaves before its stream has begun leaves nothing behind', async () => {
  await whileTheDoorIsShut(async () => {
    const leaving = new AbortController()
    const stream = customer.browser.at(second.address).open('/api/live', leaving.signal)
    await untilWaiting(office.db, 1)
    leaving.abort()
    await stream.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(second.live.count).toBe(0)
})
