import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../../src/db/connection.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createLog } from '../../src/log.ts'
import type { MailTransport } from '../../src/mail/transport.ts'
import { proxyTo } from '../support/breakable-proxy.ts'
import { type Office, openOffice } from '../support/office.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

/** A worker that reaches its database through a proxy. */
async function startBehindProxy(change: Partial<Pick<Office, 'transport' | 'files'>> = {}) {
  const proxy = await proxyTo(office.database.url)
  const db = connect(proxy.url, 5)
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const worker = await startWorker({ ...office, ...change, db, log, databaseUrl: proxy.url })
  return {
    ...proxy,
    logged: () => lines.join(''),
    async stop() {
      await worker.stop()
      await db.destroy()
      await proxy.disconnect()
    },
  }
}

const jobs = async () => {
  const { rows } = await sql<{ task_identifier: string }>`
    select task_identifier from graphile_worker.jobs where task_identifier <> 'render-site'`.execute(
    office.db,
  )
  return rows.length
}

/** Registers somebody, who is mailed a link. */
const register = async () => (await office.register()).user.email
const mailsTo = async (email: string) => (await office.mailsTo(email)).length

test('a worker that was idle sends mail again after an outage of the database', async () => {
  const worker = await startBehindProxy()
  try {
    await worker.disconnect()
    await setTimeout(5_000)
    await worker.reconnect()

    const email = await register()
    await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toBe(1)
  } finally {
    await worker.stop()
  }
}, 90_000)

test('a mail that was sent when the database went away is not sent again', async () => {
  const released = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow: MailTransport = {
    ...office.transport,
    async send(mail) {
      begun.resolve()
      await released.promise
      return office.transport.send(mail)
    },
  }
  const email = await register()
  const worker = await startBehindProxy({ transport: slow })
  try {
    await begun.promise
    await worker.disconnect()
    released.resolve()
    await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toBe(1)
    await setTimeout(3_000)
    await worker.reconnect()

    const other = await register()
    await expect.poll(() => mailsTo(other), { timeout: 30_000 }).toBe(1)
    await expect.poll(jobs, { timeout: 30_000 }).toBe(0)
    expect(await mailsTo(email)).toBe(1)
  } finally {
    await worker.stop()
  }
}, 90_000)

test('after a job that failed or ended well without the database, the worker starts again', async () => {
  const released = Promise.withResolvers<void>()
  const begun = { mail: Promise.withResolvers<void>(), removal: Promise.withResolvers<void>() }
  let isRelayUp = false
  const transport: MailTransport = {
    ...office.transport,
    async send(mail) {
      begun.mail.resolve()
      await released.promise
      if (!isRelayUp) throw new Error('the relay is away')
      return office.transport.send(mail)
    },
  }
  const removed: string[] = []
  const store = Object.assign(Object.create(office.files.store), {
    async remove(key: string) {
      removed.push(key)
      begun.removal.resolve()
      await released.promise
    },
  })
  const email = await register()
  await sql`select graphile_worker.add_job('remove-object', '{"key":"old"}')`.execute(office.db)
  const worker = await startBehindProxy({ transport, files: { ...office.files, store } })
  try {
    await begun.mail.promise
    await begun.removal.promise
    await worker.disconnect()
    released.resolve()
    await expect.poll(worker.logged, { timeout: 20_000 }).toContain('worker starts again')
    isRelayUp = true
    await worker.reconnect()

    await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toBe(1)
    await expect.poll(jobs, { timeout: 30_000 }).toBe(0)
    expect(removed).toEqual(['old'])
  } finally {
    await worker.stop()
  }
}, 90_000)

test('jobs that fail one after the other without the database do not keep the worker from starting again', async () => {
  const released = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  let begun = 0
  const transport: MailTransport = {
    ...office.transport,
    async send(mail) {
      begun += 1
      const turn = begun
      await released.promise
      await setTimeout(turn * 100)
      if (turn <= 2) throw new Error('the relay is away')
      // Still busy when both of the others have failed.
      if (turn === 3) await finished.promise
      return office.transport.send(mail)
    },
  }
  const emails = [await register(), await register(), await register()]
  const worker = await startBehindProxy({ transport })
  try {
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(3)
    await worker.disconnect()
    released.resolve()
    await setTimeout(1_000)
    finished.resolve()
    await worker.reconnect()

    for (const email of emails) {
      await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toBe(1)
    }
    await expect.poll(jobs, { timeout: 30_000 }).toBe(0)
  } finally {
    await worker.stop()
  }
}, 120_000)
