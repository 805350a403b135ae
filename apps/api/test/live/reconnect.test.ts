import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import * as requests from '@kakehashi/contract/requests/requests'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { proxyTo } from '../support/breakable-proxy.ts'
import { LiveListener } from '../support/live-listener.ts'
import { untilBlocked } from '../support/during-call.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { openSecondApp, spawnApi } from '../support/second-process.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser
beforeEach(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterEach(() => office.close())

function submitQuote(id: string) {
  const body = { isQuoted: true, deposit: 50, totalPrice: 100 }
  return clerk.browser.call(updateRequest, { params: { requestId: id }, body })
}

async function stageSeenAt(address: string, id: string): Promise<string> {
  const { body } = await customer.browser.at(address).call(requests.getRequest, { params: { id } })
  return body.stage
}

const reloadEvents = ({ events }: LiveListener) =>
  events.filter(({ event }) => event === 'again').length

/** The number of database connections of live hubs. */
async function listenerConnections(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'kakehashi-live'`.execute(office.db)
  return rows.length
}

test('when a process is killed, its listeners reconnect to another one and reload', async () => {
  const killed = await spawnApi(office)
  const id = await seedRequest(office, customer.user._id)
  const before = await LiveListener.open(customer.browser.at(killed.address))
  expect(await stageSeenAt(killed.address, id)).toBe('quote')
  await killed.kill()
  // No listener gets this event: its process is dead and it has not reconnected yet.
  expect((await submitQuote(id)).status).toBe(200)
  await before.until(() => !before.isOpen)
  const after = await LiveListener.open(customer.browser.at(office.address))

  expect(before.events).toEqual([{ event: 'again', data: null }])
  expect(after.events[0]).toEqual({ event: 'again', data: null })
  expect(await stageSeenAt(office.address, id)).toBe('payment')
  after.close()
})

test('after a lost database connection, listeners reload and get later events', async () => {
  const proxy = await proxyTo(office.database.url)
  const second = await openSecondApp(office, { hubUrl: proxy.url })
  const stream = await LiveListener.open(customer.browser.at(second.address))
  const id = await seedRequest(office, customer.user._id)
  await proxy.disconnect()
  await submitQuote(id)
  expect(reloadEvents(stream)).toBe(1)
  await proxy.reconnect()
  await stream.until(() => reloadEvents(stream) === 2, 10_000)
  const next = await seedRequest(office, customer.user._id)
  await submitQuote(next)
  await stream.until(() => stream.tags.length > 0)

  expect(stream.tags).toEqual([`Request ${next}`])
  stream.close()
  await second.close()
  await proxy.disconnect()
})

test('a listener that connects during an outage gets the reload event afterwards', async () => {
  const proxy = await proxyTo(office.database.url)
  const second = await openSecondApp(office, { hubUrl: proxy.url })
  await expect.poll(listenerConnections).toBe(2)
  await proxy.disconnect()
  const opening = LiveListener.open(customer.browser.at(second.address))
  await expect.poll(() => second.live.count).toBe(1)
  await proxy.reconnect()
  const stream = await opening

  expect(stream.events).toEqual([{ event: 'again', data: null }])
  stream.close()
  await second.close()
  await proxy.disconnect()
})

test('a stalled database connection is detected', async () => {
  const proxy = await proxyTo(office.database.url)
  const second = await openSecondApp(office, {
    hubUrl: proxy.url,
    intervals: { connectionCheck: 200 },
  })
  const stream = await LiveListener.open(customer.browser.at(second.address))
  proxy.stall()
  const id = await seedRequest(office, customer.user._id)
  await submitQuote(id)

  await stream.until(() => reloadEvents(stream) >= 2, 10_000)
  const { body } = await customer.browser.call(requests.getRequest, { params: { id } })
  expect(body.stage).toBe('payment')
  stream.close()
  await second.close()
  await proxy.disconnect()
})

test('a connection lost during the session check is replaced by one connection, not two', async () => {
  const second = await openSecondApp(office)
  const stream = await LiveListener.open(customer.browser.at(second.address))
  // Outside the transaction, which would see the same rows of pg_stat_activity every time.
  const terminate = (condition: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and ${sql.raw(condition)}`.execute(office.db)
  await office.db.transaction().execute(async (trx) => {
    await sql`lock table sessions in access exclusive mode`.execute(trx)
    await terminate("application_name = 'kakehashi-live'")
    await untilBlocked(office.db, 1)
    await terminate("application_name = 'kakehashi-live'")
    await new Promise((resolve) => setTimeout(resolve, 50))
    await terminate("wait_event_type = 'Lock'")
  })
  await stream.until(() => reloadEvents(stream) >= 2, 10_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))

  expect(await listenerConnections()).toBe(2)
  const id = await seedRequest(office, customer.user._id)
  await submitQuote(id)
  await stream.until(() => stream.tags.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(stream.tags).toEqual([`Request ${id}`])
  stream.close()
  await second.close()
})

test('a process that stops while it connects to the database leaves no connection open', async () => {
  const second = await openSecondApp(office)
  second.live.stop()
  await second.close()
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(await listenerConnections()).toBe(1)
})
