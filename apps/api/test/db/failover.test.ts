import * as users from '@kakehashi/contract/accounts/users'
import { applicationRole } from '@kakehashi/local/postgres-roles'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../../src/db/availability.ts'
import { connect } from '../../src/db/connection.ts'
import { proxyTo } from '../support/breakable-proxy.ts'
import { type Office, openOffice } from '../support/office.ts'
import { sampleRegistration } from '../support/sample-registration.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

/** As of a server that is no longer primary: existing connections stay what they are. */
async function newConnectionsAreReadOnly(isReadOnly: boolean): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    office.adminDb,
  )
  const role = sql.raw(`alter role ${applicationRole} in database ${rows[0]?.name}`)
  const value = sql.raw(isReadOnly ? 'on' : 'off')
  await sql`${role} set default_transaction_read_only = ${value}`.execute(office.adminDb)
}

async function endConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = ${applicationRole}`.execute(office.adminDb)
}

async function register(): Promise<number> {
  const { confirmPassword: _, ...body } = sampleRegistration()
  return (await office.visitor().call(users.register, { body })).status
}

test('a call that meets a database that became read-only gets 503, and the next a new connection', async () => {
  await newConnectionsAreReadOnly(true)
  await endConnections()
  expect(await register()).toBe(503)

  await newConnectionsAreReadOnly(false)
  expect(await register()).toBe(200)
})

test('a query to a machine that is gone without a word fails, and the next uses a new connection', async () => {
  const proxy = await proxyTo(office.database.url)
  const db = connect(proxy.url, 1, { answerTimeoutMs: 500 })
  const select = () => sql`select 1`.execute(db)
  try {
    await select()
    proxy.stall()
    const error = await select().catch((reason: unknown) => reason)

    expect(isDatabaseUnavailable(error)).toBe(true)
    expect((await select()).rows).toHaveLength(1)
  } finally {
    await proxy.disconnect()
    await db.destroy()
  }
})

test('a transaction whose machine is gone fails once, not again for its rollback', async () => {
  const proxy = await proxyTo(office.database.url)
  const db = connect(proxy.url, 1, { answerTimeoutMs: 1_000 })
  const began = Date.now()
  try {
    const transaction = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      proxy.stall()
      await sql`select 2`.execute(trx)
    })
    const error = await transaction.catch((reason: unknown) => reason)

    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(Date.now() - began).toBeLessThan(1_900)
  } finally {
    await proxy.disconnect()
    await db.destroy()
  }
})
