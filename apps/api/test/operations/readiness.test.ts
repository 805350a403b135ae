import * as operations from '@kakehashi/contract/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** Nothing else runs in this process meanwhile, as on a machine that is far too busy. */
function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('a process that stood still for three seconds does not say that its database is down', async () => {
  const isReady = office.health.isReady()
  const parts = office.health.parts()
  standStill(3_000)

  expect(await isReady).toBe(true)
  expect(await parts).toMatchObject({ database: 'up', mail: 'up', files: 'up' })
})

test('a process whose database does not answer for two seconds is not ready', async () => {
  await office.adminDb.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx)
    const { status, body } = await office.visitor().call(operations.ready)

    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  })
  expect((await office.visitor().call(operations.ready)).status).toBe(200)
})
