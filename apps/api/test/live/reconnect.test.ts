import { updateRequest } from '@kakehashi/contract/request-commands'
import * as requests from '@kakehashi/contract/requests'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lineTo } from '../support/breakable-proxy.ts'
import { LiveListener } from '../support/live-listener.ts'
import { untilWaiting } from '../support/during-call.ts'
import type { Office, SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { placeRequest } from '../support/requests.ts'
import { openSecondApp, spawnApi } from '../support/second-process.ts'

let office: Office
let clerk: SomeoneSignedIn
let customer: SomeoneSignedIn
beforeEach(async () => {
  office = await openOffice()
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterEach(() => office.close())

function quoted(id: string) {
  const body = { isQuoted: true, deposit: 50, totalPrice: 100 }
  return clerk.browser.call(updateRequest, { params: { requestId: id }, body })
}

async function stageSeenAt(address: string, id: string): Promise<string> {
  const { body } = await customer.browser.at(address).call(requests.getRequest, { params: { id } })
  return body.stage
}

const greetings = ({ heard }: LiveListener) => heard.filter(({ event }) => event === 'again').length

/** How many connections of the office's hubs the database knows. */
async function ears(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'kakehashi-live'`.execute(office.db)
  return rows.length
}

test('a process dies without a word: its listeners come to another one and show nothing stale', async () => {
  const dying = await spawnApi(office)
  const id = await placeRequest(office, customer.user._id)
  const before = await LiveListener.open(customer.browser.at(dying.address))
  expect(await stageSeenAt(dying.address, id)).toBe('quote')
  await dying.kill()
  // Nobody hears this: the one process is dead and its listener has not come back yet.
  expect((await quoted(id)).status).toBe(200)
  await before.until(() => !before.isOpen)
  const after = await LiveListener.open(customer.browser.at(office.address))

  expect(before.heard).toEqual([{ event: 'again', data: null }])
  expect(after.heard[0]).toEqual({ event: 'again', data: null })
  expect(await stageSeenAt(office.address, id)).toBe('payment')
  after.close()
})

test('what happened while the line to the database was cut is read again, and later news arrive', async () => {
  const line = await lineTo(office.database.url)
  const second = await openSecondApp(office, { hubUrl: line.url })
  const stream = await LiveListener.open(customer.browser.at(second.address))
  const id = await placeRequest(office, customer.user._id)
  await line.cut()
  await quoted(id)
  expect(greetings(stream)).toBe(1)
  await line.mend()
  await stream.until(() => greetings(stream) === 2, 10_000)
  const next = await placeRequest(office, customer.user._id)
  await quoted(next)
  await stream.until(() => stream.tags.length > 0)

  expect(stream.tags).toEqual([`Request ${next}`])
  stream.close()
  await second.close()
  await line.cut()
})

test('a browser that comes while the line is cut is greeted as soon as it is mended', async () => {
  const line = await lineTo(office.database.url)
  const second = await openSecondApp(office, { hubUrl: line.url })
  await expect.poll(ears).toBe(2)
  await line.cut()
  const opening = LiveListener.open(customer.browser.at(second.address))
  await expect.poll(() => second.live.count).toBe(1)
  await line.mend()
  const stream = await opening

  expect(stream.heard).toEqual([{ event: 'again', data: null }])
  stream.close()
  await second.close()
  await line.cut()
})

test('a line that dies without a word is noticed', async () => {
  const line = await lineTo(office.database.url)
  const second = await openSecondApp(office, {
    hubUrl: line.url,
    intervals: { connectionCheck: 200 },
  })
  const stream = await LiveListener.open(customer.browser.at(second.address))
  line.hush()
  const id = await placeRequest(office, customer.user._id)
  await quoted(id)

  await stream.until(() => greetings(stream) >= 2, 10_000)
  const { body } = await customer.browser.call(requests.getRequest, { params: { id } })
  expect(body.stage).toBe('payment')
  stream.close()
  await second.close()
  await line.cut()
})

test('a line that is cut while sessions are looked up comes back as one line, not two', async () => {
  const second = await openSecondApp(office)
  const stream = await LiveListener.open(customer.browser.at(second.address))
  // Outside the transaction, which would be shown the same lines every time.
  const cut = (whose: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and ${sql.raw(whose)}`.execute(office.db)
  await office.db.transaction().execute(async (trx) => {
    await sql`lock table sessions in access exclusive mode`.execute(trx)
    await cut("application_name = 'kakehashi-live'")
    await untilWaiting(office.db, 1)
    await cut("application_name = 'kakehashi-live'")
    await new Promise((resolve) => setTimeout(resolve, 50))
    await cut("wait_event_type = 'Lock'")
  })
  await stream.until(() => greetings(stream) >= 2, 10_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))

  expect(await ears()).toBe(2)
  const id = await placeRequest(office, customer.user._id)
  await quoted(id)
  await stream.until(() => stream.tags.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(stream.tags).toEqual([`Request ${id}`])
  stream.close()
  await second.close()
})

test('a process that stops while it is still calling the database leaves no line behind', async () => {
  const second = await openSecondApp(office)
  second.live.stop()
  await second.close()
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(await ears()).toBe(1)
})
