import * as account from '@kakehashi/contract/account-data'
import { filePath } from '@kakehashi/contract/file-reference'
import * as requests from '@kakehashi/contract/requests'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DB } from '../../../src/db/schema.gen.ts'
import { duringCall, untilBlocked } from '../../support/during-call.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { samplePassword } from '../../support/sample-registration.ts'
import { seedFile, seedRequest } from '../../support/seed-request.ts'
import { seedService } from '../../support/services.ts'
import type { Attempt } from '../../../src/throttle.ts'
import { countAttempts, limits } from '../../../src/throttle.ts'
import type { SeededUser } from '../callers.ts'
import { seedUser } from '../callers.ts'

let office: Office
let customer: SeededUser
let clerk: SeededUser
let translator: SeededUser
beforeAll(async () => {
  office = await openOffice()
  customer = await seedUser(office)
  clerk = await seedUser(office, { isAdmin: true })
  translator = await seedUser(office, { isTranslator: true })
})
afterAll(() => office.close())

function place(change: Parameters<typeof seedRequest>[2] = {}): Promise<string> {
  return seedRequest(office, customer.account.id, change)
}

async function spend(limit: Attempt['limit'], of: string): Promise<void> {
  await countAttempts(office.db, office.clock.now(), [{ limit, of }])
  await office.db.updateTable('throttles').set({ count: limit.most }).execute()
}

describe('whoever translates a request', () => {
  test('has no part in the talk with its customer, nor in what papers it brings', async () => {
    const id = await place({ stage: 'translate', translatorId: translator.account.id })
    const document = filePath(await seedFile(office, translator.account.id, 'document'))
    const send = (method: string, tail: string, body?: object) =>
      translator.browser.send(method, `/api/requests/${id}${tail}`, body)
    const replies = [
      await send('GET', '/messages'),
      await send('POST', '/messages', { comment: 'Hello' }),
      await send('POST', '/documents', { document }),
      await send('PUT', '', { isPaid: true }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await send('GET', '/notes')).status).toBe(200)
  })

  test('sees it no longer when they no longer translate, or it was given to someone else', async () => {
    const [former, other] = [
      await seedUser(office, { isContractor: true }),
      await seedUser(office, { isTranslator: true }),
    ]
    const id = await place({ stage: 'translate', translatorId: former.account.id })
    const see = async ({ browser }: SeededUser) =>
      (await browser.call(requests.getRequest, { params: { id } })).status
    expect([await see(former), await see(other)]).toEqual([200, 404])
    await office.setRoles(former.account.id, {})

    expect(await see(former)).toBe(404)
  })

  test('must be one who translates', async () => {
    const owner = await seedUser(office, { isAdmin: true, isOwner: true })
    const gone = await seedUser(office, { isTranslator: true })
    await office.db
      .updateTable('users')
      .set({ deleted_at: office.clock.now() })
      .where('id', '=', gone.account.id)
      .execute()
    const id = await place({ stage: 'translate' })
    for (const someone of [customer, clerk, gone]) {
      const body = { translator: someone.account.id }
      const reply = await owner.browser.send('PUT', `/api/requests/${id}/translator`, body)
      expect(reply).toMatchObject({ status: 400, body: { code: 'translator-unfit' } })
    }
  })
})

describe('a customer', () => {
  test('reads no notes', async () => {
    const id = await place()
    expect((await customer.browser.send('GET', `/api/requests/${id}/notes`)).status).toBe(403)
  })

  test('brings no papers to what is cancelled or handed over', async () => {
    for (const where of [{ isClosed: true }, { stage: 'complete' }] as const) {
      const id = await place(where)
      const document = filePath(await seedFile(office, customer.account.id, 'document'))
      const reply = await customer.browser.send('POST', `/api/requests/${id}/documents`, {
        document,
      })
      expect(reply).toMatchObject({ status: 409, body: { code: 'documents-are-closed' } })
    }
  })

  test("brings no papers of someone else's", async () => {
    const id = await place()
    const document = filePath(await seedFile(office, clerk.account.id, 'document'))
    const reply = await customer.browser.send('POST', `/api/requests/${id}/documents`, { document })

    expect(reply).toMatchObject({ status: 400, body: { code: 'file-unusable' } })
  })
})

test('a body that names another request than the address changes neither', async () => {
  const [id, other] = [await place({ stage: 'payment' }), await place({ stage: 'payment' })]
  const document = filePath(await seedFile(office, clerk.account.id, 'document'))
  const calls: [string, string, object][] = [
    ['PUT', '', { isPaid: true }],
    ['PUT', '/paid', { paidAmount: 10 }],
    ['POST', '/messages', { comment: 'Hello' }],
    ['POST', '/notes', { comment: 'Hello' }],
    ['POST', '/documents', { document }],
  ]
  for (const [method, tail, body] of calls) {
    const sent = { requestId: other, ...body }
    const reply = await clerk.browser.send(method, `/api/requests/${id}${tail}`, sent)
    expect([tail, reply.status]).toEqual([tail, 400])
  }
})

test('lists are not mixed: there would be no index for it', async () => {
  const user = customer.account.id
  for (const query of [
    { stage: 'quote', user },
    { user, translator: user },
  ]) {
    expect((await clerk.browser.call(requests.listRequests, { query })).status).toBe(400)
  }
})

describe('nobody orders or writes without end', () => {
  test('orders', async () => {
    const eager = await seedUser(office)
    const requestItem = `Sample ${crypto.randomUUID()}`
    await seedService(office, requestItem)
    await spend(limits.orders, eager.account.id)
    const reply = await eager.browser.call(requests.createRequest, { body: { requestItem } })

    expect(reply.status).toBe(429)
  })

  test('messages', async () => {
    const id = await place()
    await spend(limits.messages, customer.account.id)
    const path = `/api/requests/${id}/messages`

    expect((await customer.browser.send('POST', path, { comment: 'Hello' })).status).toBe(429)
  })
})

describe('a service that is withdrawn while an order for it waits is not ordered', () => {
  const withdrawals = {
    destroyed: (trx: Transaction<DB>, id: string) =>
      trx.deleteFrom('services').where('id', '=', id).execute(),
    archived: (trx: Transaction<DB>, id: string) =>
      trx.updateTable('services').set({ archived_at: new Date() }).where('id', '=', id).execute(),
  }
  test.each(Object.entries(withdrawals))('%s', async (_how, withdraw) => {
    const requestItem = `Sample ${crypto.randomUUID()}`
    const serviceId = await seedService(office, requestItem)
    const order = () => customer.browser.call(requests.createRequest, { body: { requestItem } })
    let ordering: ReturnType<typeof order> | undefined
    await office.db.transaction().execute(async (trx) => {
      await sql`select from services where id = ${serviceId} for update`.execute(trx)
      ordering = order()
      await untilBlocked(office.db, 1)
      await withdraw(trx, serviceId)
    })

    expect(await ordering).toMatchObject({ status: 400, body: { code: 'invalid-fields' } })
  })
})

test('whoever changed their password a moment ago is not deleted by the old one', async () => {
  const leaving = await seedUser(office)
  const answer = await duringCall(
    office.db,
    () => leaving.browser.call(account.leave, { body: { currentPassword: samplePassword } }),
    (trx) =>
      trx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', leaving.account.id)
        .execute(),
  )

  expect(answer).toMatchObject({ status: 403, body: { code: 'wrong-current-password' } })
})
