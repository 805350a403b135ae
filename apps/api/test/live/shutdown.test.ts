import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect as openSocket } from 'node:net'
import * as session from '@kakehashi/contract/accounts/sessions'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LiveListener } from '../support/live-listener.ts'
import { untilBlocked } from '../support/during-call.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { openSecondApp } from '../support/second-process.ts'

let office: Office
let second: Awaited<ReturnType<typeof openSecondApp>>
let customer: SignedInUser
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

/** A connection to the second process whose client never reads, with the server side of it. */
async function openUnreadConnection(): Promise<{ client: Socket; server: Socket }> {
  const { hostname, port } = new URL(second.address)
  const connected = once(second.app.server, 'connection')
  const client = openSocket(Number(port), hostname)
  client.on('error', () => {})
  client.pause()
  // The argument of a 'connection' event is the socket.
  const [server] = (await connected) as [Socket]
  return { client, server }
}

async function openUnreadStream() {
  const connection = await openUnreadConnection()
  const cookie = [...customer.browser.cookies].map((pair) => pair.join('=')).join('; ')
  connection.client.write(`GET /api/live HTTP/1.1\r\nhost: office\r\ncookie: ${cookie}\r\n\r\n`)
  await expect.poll(() => second.live.count).toBe(1)
  return connection
}

/** Publishes events to the customer until the condition holds. */
async function publishUntil(isDone: () => boolean, times: number): Promise<void> {
  const tags = Array.from({ length: 20 }, () => ({ type: 'Request', id: customer.user._id }))
  const payload = JSON.stringify({ tags, isForStaff: false, userIds: [customer.user._id] })
  for (let round = 0; round < 1_000 && !isDone(); round += 1) {
    // PostgreSQL sends equal notifications of one transaction only once.
    await sql`select pg_notify('live', ${payload} || repeat(' ', n)) from generate_series(1, ${times}) as n`.execute(
      office.db,
    )
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(isDone()).toBe(true)
}

test('a client that stops reading is disconnected before its buffer grows without limit', async () => {
  const { server } = await openUnreadStream()
  let mostUnsent = 0
  const isGone = () => {
    mostUnsent = Math.max(mostUnsent, server.writableLength)
    return server.destroyed
  }
  await publishUntil(isGone, 200)

  expect(second.live.count).toBe(0)
  expect(mostUnsent).toBeLessThan(1024 * 1024)
})

test('signing out closes the stream of a client that stopped reading', async () => {
  const { server } = await openUnreadStream()
  await publishUntil(() => server.writableLength > 0, 10)
  await customer.browser.call(session.signOut)
  await expect.poll(() => server.destroyed, { timeout: 5_000 }).toBe(true)

  expect((await second.app.inject('/api/services')).statusCode).toBe(200)
})

test('shutdown ends every stream at once', async () => {
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => LiveListener.open(customer.browser.at(second.address))),
  )
  expect(await timeToClose()).toBeLessThan(2_000)
  for (const stream of streams) await stream.until(() => !stream.isOpen)
})

test('shutdown does not wait for a client that reads nothing', async () => {
  const { server } = await openUnreadStream()
  await publishUntil(() => server.writableLength > 0, 10)

  expect(await timeToClose()).toBeLessThan(4_000)
})

test('shutdown does not wait for a connection without a call', async () => {
  await openUnreadConnection()
  await new Promise((resolve) => setTimeout(resolve, 100))

  expect(await timeToClose()).toBeLessThan(2_000)
})

test('shutdown does not wait for idle keep-alive connections', async () => {
  const stream = await LiveListener.open(customer.browser.at(second.address))
  stream.close()
  await expect.poll(() => second.live.count).toBe(0)
  // fetch has already opened a new connection for its next call.
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(await timeToClose()).toBeLessThan(2_000)
})

test('shutdown waits for the current reply, but not for further calls', async () => {
  let closing: Promise<number> | undefined
  let replying: Promise<{ status: number }> | undefined
  await whileSessionsAreLocked(async () => {
    replying = customer.browser.at(second.address).call(ownProfile)
    await untilBlocked(office.db, 1)
    closing = timeToClose()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })

  expect((await replying)?.status).toBe(200)
  expect(await closing).toBeLessThan(2_000)
})

/** Every call waits at its session check until this is over. */
async function whileSessionsAreLocked(run: () => Promise<unknown>): Promise<void> {
  await office.db.transaction().execute(async (trx) => {
    await sql`lock table sessions in access exclusive mode`.execute(trx)
    await run()
  })
}

test('shutdown also ends a stream that is being opened', async () => {
  let closing: Promise<number> | undefined
  let opening: Promise<unknown> | undefined
  await whileSessionsAreLocked(async () => {
    const stream = customer.browser.at(second.address).open('/api/live')
    opening = stream.then((response) => response.text()).catch(() => 'refused')
    await untilBlocked(office.db, 1)
    closing = timeToClose()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })

  expect(await closing).toBeLessThan(3_000)
  await opening
})

test('a client that disconnects before its stream starts is not counted', async () => {
  await whileSessionsAreLocked(async () => {
    const leaving = new AbortController()
    const stream = customer.browser.at(second.address).open('/api/live', leaving.signal)
    await untilBlocked(office.db, 1)
    leaving.abort()
    await stream.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(second.live.count).toBe(0)
})
