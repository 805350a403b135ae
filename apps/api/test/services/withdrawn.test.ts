import * as services from '@kakehashi/contract/services'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DB } from '../../src/db/schema.gen.ts'
import type { Member } from '../security/callers.ts'
import { member } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import { untilWaiting } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { offerService, sampleService } from '../support/services.ts'
import { findService } from '../../src/services/queries.ts'

let office: Office
let admin: Browser
let customer: Member
beforeAll(async () => {
  office = await openOffice()
  admin = (await member(office, { isAdmin: true })).browser
  customer = await member(office)
})
afterAll(() => office.close())

function orderService(trx: Transaction<DB>, serviceId: string) {
  const id = uuidv7()
  return trx
    .insertInto('requests')
    .values({
      id,
      order_number: id,
      user_id: customer.account.id,
      first_name: 'Jane',
      last_name: 'Smith',
      email: customer.account.email,
      phone: '090-0000-0000',
      service_id: serviceId,
      service_name: 'Legal',
      usual_working_days: 3,
      created_at: office.clock.now(),
      last_at: office.clock.now(),
    })
    .execute()
}

function withdraw(id: string, browser = admin) {
  return browser.call(services.deleteService, { params: { id } })
}

async function eventsOf(id: string): Promise<string[]> {
  const rows = await office.db
    .selectFrom('events')
    .select('kind')
    .where('subject_id', '=', id)
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('a service that is withdrawn', () => {
  test('goes when nobody ever ordered it', async () => {
    const other = await offerService(office)
    const id = await offerService(office)
    await office.db.transaction().execute((trx) => orderService(trx, other))
    const { status, body } = await withdraw(id)

    expect([status, body.message]).toEqual([200, 'Service deleted'])
    expect(await findService(office.db, id)).toBeUndefined()
    expect(await findService(office.db, other)).toMatchObject({ archived_at: null })
    expect(await eventsOf(id)).toEqual(['service.deleted'])
  })

  test('is kept for the books when somebody has', async () => {
    const id = await offerService(office, 'Birth certificates')
    const untouched = await offerService(office)
    await office.db.transaction().execute((trx) => orderService(trx, id))
    const { status, body } = await withdraw(id)

    expect([status, body.message]).toEqual([200, 'Service deleted'])
    expect(await findService(office.db, id)).toMatchObject({
      name: 'Birth certificates',
      archived_at: expect.any(Date),
    })
    expect(await findService(office.db, untouched)).toMatchObject({ archived_at: null })
    expect(await eventsOf(id)).toEqual(['service.archived'])
    const { body: kept } = await admin.call(services.listServices, { query: { drafts: '1' } })
    expect(kept.find(({ _id }) => _id === id)).toMatchObject({ archivedAt: expect.any(String) })
    const { body: offered } = await admin.call(services.listServices)
    expect(offered.map(({ _id }) => _id)).not.toContain(id)
  })

  test('is kept when it is ordered at that very moment', async () => {
    const id = await offerService(office)
    let withdrawing: ReturnType<typeof withdraw> | undefined
    await office.db.transaction().execute(async (trx) => {
      await orderService(trx, id)
      withdrawing = withdraw(id)
      await untilWaiting(office.db, 1)
    })

    expect((await withdrawing)?.status).toBe(200)
    expect(await findService(office.db, id)).toMatchObject({ archived_at: expect.any(Date) })
  })

  test('leaves every list, can be neither changed nor withdrawn again, and frees its name', async () => {
    const id = await offerService(office, 'Visas')
    await office.db.transaction().execute((trx) => orderService(trx, id))
    await withdraw(id)
    const body = sampleService()
    const changed = await admin.call(services.updateService, { params: { serviceId: id }, body })
    const offered = await admin.call(services.listServices)

    expect(changed.status).toBe(404)
    expect((await withdraw(id)).status).toBe(404)
    expect(offered.body.map(({ _id }) => _id)).not.toContain(id)
    const again = await offerService(office, 'Visas')
    const { body: found } = await admin.call(services.getService, { params: { id: 'visas' } })
    expect(found._id).toBe(again)
  })

  test('one that never was is not found', async () => {
    expect((await withdraw(uuidv7())).status).toBe(404)
  })

  test('is confirmed in the language of whoever withdraws it', async () => {
    const { browser, account } = await member(office, { isAdmin: true })
    await office.db
      .updateTable('users')
      .set({ language: 'ja' })
      .where('id', '=', account.id)
      .execute()

    expect((await withdraw(await offerService(office), browser)).body.message).toBe(
      'サービスを削除しました',
    )
  })
})
