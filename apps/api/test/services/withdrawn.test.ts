import * as services from '@kakehashi/contract/services/services'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DB } from '../../src/db/schema.gen.ts'
import type { SeededUser } from '../security/callers.ts'
import { seedUser } from '../security/callers.ts'
import type { Browser } from '../support/browser.ts'
import { untilBlocked } from '../support/during-call.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedService, sampleService } from '../support/services.ts'
import { findService } from '../../src/services/queries.ts'

let office: Office
let admin: Browser
let customer: SeededUser
beforeAll(async () => {
  office = await openOffice()
  admin = (await seedUser(office, { isAdmin: true })).browser
  customer = await seedUser(office)
})
afterAll(() => office.close())

function insertRequestFor(trx: Transaction<DB>, serviceId: string) {
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
  test('is deleted if it was never requested', async () => {
    const other = await seedService(office)
    const id = await seedService(office)
    await office.db.transaction().execute((trx) => insertRequestFor(trx, other))
    const { status, body } = await withdraw(id)

    expect([status, body.message]).toEqual([200, 'Service deleted'])
    expect(await findService(office.db, id)).toBeUndefined()
    expect(await findService(office.db, other)).toMatchObject({ archived_at: null })
    expect(await eventsOf(id)).toEqual(['service.deleted'])
  })

  test('is archived if it was requested', async () => {
    const id = await seedService(office, 'Birth certificates')
    const untouched = await seedService(office)
    await office.db.transaction().execute((trx) => insertRequestFor(trx, id))
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

  test('is archived if it is requested at the same time', async () => {
    const id = await seedService(office)
    let withdrawing: ReturnType<typeof withdraw> | undefined
    await office.db.transaction().execute(async (trx) => {
      await insertRequestFor(trx, id)
      withdrawing = withdraw(id)
      await untilBlocked(office.db, 1)
    })

    expect((await withdrawing)?.status).toBe(200)
    expect(await findService(office.db, id)).toMatchObject({ archived_at: expect.any(Date) })
  })

  test('is not listed, cannot be changed or withdrawn again, and frees its name', async () => {
    const id = await seedService(office, 'Visas')
    await office.db.transaction().execute((trx) => insertRequestFor(trx, id))
    await withdraw(id)
    const body = sampleService()
    const changed = await admin.call(services.updateService, { params: { serviceId: id }, body })
    const offered = await admin.call(services.listServices)

    expect(changed.status).toBe(404)
    expect((await withdraw(id)).status).toBe(404)
    expect(offered.body.map(({ _id }) => _id)).not.toContain(id)
    const again = await seedService(office, 'Visas')
    const { body: found } = await admin.call(services.getService, { params: { id: 'visas' } })
    expect(found._id).toBe(again)
  })

  test('is not found if it never existed', async () => {
    expect((await withdraw(uuidv7())).status).toBe(404)
  })

  test('is confirmed in the language of the admin', async () => {
    const { browser, account } = await seedUser(office, { isAdmin: true })
    await office.db
      .updateTable('users')
      .set({ language: 'ja' })
      .where('id', '=', account.id)
      .execute()

    expect((await withdraw(await seedService(office), browser)).body.message).toBe(
      'サービスを削除しました',
    )
  })
})

function offer(id: string) {
  return admin.call(services.offerService, { params: { serviceId: id } })
}

async function withdrawnService(name: string): Promise<string> {
  const id = await seedService(office, name)
  await office.db.transaction().execute((trx) => insertRequestFor(trx, id))
  await withdraw(id)
  return id
}

describe('a withdrawn service that is offered again', () => {
  test('is listed and can be requested and changed again', async () => {
    const id = await withdrawnService('Driving licences')
    const { status, body } = await offer(id)
    const { body: offered } = await customer.browser.call(services.listServices)

    expect(status).toBe(200)
    expect(body.archivedAt).toBeUndefined()
    expect(offered.map(({ _id }) => _id)).toContain(id)
    expect(await eventsOf(id)).toEqual(['service.archived', 'service.offered-again'])
  })

  test('is recorded once if it is offered already', async () => {
    const id = await withdrawnService('Pet papers')
    await offer(id)

    expect((await offer(id)).status).toBe(200)
    expect(await eventsOf(id)).toEqual(['service.archived', 'service.offered-again'])
  })

  test('is refused if another service has its name now', async () => {
    const id = await withdrawnService('School records')
    await seedService(office, 'School records')
    const { status, body } = await offer(id)

    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'service-name-taken' })
    expect(await findService(office.db, id)).toMatchObject({ archived_at: expect.any(Date) })
  })

  test('is not found if it never existed', async () => {
    expect((await offer(uuidv7())).status).toBe(404)
  })
})
