import * as account from '@kakehashi/contract/accounts/account-data'
import { filePath } from '@kakehashi/contract/documents/file-reference'
import * as requests from '@kakehashi/contract/requests/requests'
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

function seed(change: Parameters<typeof seedRequest>[2] = {}): Promise<string> {
  return seedRequest(office, customer.account.id, change)
}

async function useUp(limit: Attempt['limit'], of: string): Promise<void> {
  await countAttempts(office.db, office.clock.now(), [{ limit, of }])
  await office.db.updateTable('throttles').set({ count: limit.most }).execute()
}

describe('the translator of a request', () => {
  test('cannot read or write messages, add documents or record payment', async () => {
    const id = await seed({ stage: 'translate', translatorId: translator.account.id })
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

  test('cannot see it after losing the role or when it is assigned to another', async () => {
    const [former, other] = [
      await seedUser(office, { isContractor: true }),
      await seedUser(office, { isTranslator: true }),
    ]
    const id = await seed({ stage: 'translate', translatorId: former.account.id })
    const statusFor = async ({ browser }: SeededUser) =>
      (await browser.call(requests.getRequest, { params: { id } })).status
    expect([await statusFor(former), await statusFor(other)]).toEqual([200, 404])
    await office.setRoles(former.account.id, {})

    expect(await statusFor(former)).toBe(404)
  })

  test('must be a current translator', async () => {
    const owner = await seedUser(office, { isAdmin: true, isOwner: true })
    const deleted = await seedUser(office, { isTranslator: true })
    await office.db
      .updateTable('users')
      .set({ deleted_at: office.clock.now() })
      .where('id', '=', deleted.account.id)
      .execute()
    const id = await seed({ stage: 'translate' })
    for (const user of [customer, clerk, deleted]) {
      const body = { translator: user.account.id }
      const reply = await owner.browser.send('PUT', `/api/requests/${id}/translator`, body)
      expect(reply).toMatchObject({ status: 400, body: { code: 'translator-unfit' } })
    }
  })
})

describe('a customer', () => {
  test('cannot read notes', async () => {
    const id = await seed()
    expect((await customer.browser.send('GET', `/api/requests/${id}/notes`)).status).toBe(403)
  })

  test('cannot add documents to a cancelled or delivered request', async () => {
    for (const where of [{ isClosed: true }, { stage: 'complete' }] as const) {
      const id = await seed(where)
      const document = filePath(await seedFile(office, customer.account.id, 'document'))
      const reply = await customer.browser.send('POST', `/api/requests/${id}/documents`, {
        document,
      })
      expect(reply).toMatchObject({ status: 409, body: { code: 'documents-are-closed' } })
    }
  })

  test("cannot add another user's document", async () => {
    const id = await seed()
    const document = filePath(await seedFile(office, clerk.account.id, 'document'))
    const reply = await customer.browser.send('POST', `/api/requests/${id}/documents`, { document })

    expect(reply).toMatchObject({ status: 400, body: { code: 'file-unusable' } })
  })
})

test('a body that names another request than the path is refused', async () => {
  const [id, other] = [await seed({ stage: 'payment' }), await seed({ stage: 'payment' })]
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

test('lists cannot be combined, because there is no index for it', async () => {
  const user = customer.account.id
  for (const query of [
    { stage: 'quote', user },
    { user, translator: user },
  ]) {
    expect((await clerk.browser.call(requests.listRequests, { query })).status).toBe(400)
  }
})

describe('there is a limit on', () => {
  test('requests', async () => {
    const sender = await seedUser(office)
    const requestItem = `Sample ${crypto.randomUUID()}`
    await seedService(office, requestItem)
    await useUp(limits.orders, sender.account.id)
    const reply = await sender.browser.call(requests.createRequest, { body: { requestItem } })

    expect(reply.status).toBe(429)
  })

  test('messages', async () => {
    const id = await seed()
    await useUp(limits.messages, customer.account.id)
    const path = `/api/requests/${id}/messages`

    expect((await customer.browser.send('POST', path, { comment: 'Hello' })).status).toBe(429)
  })
})

describe('a request is refused if its service is withdrawn while it waits:', () => {
  const withdrawals = {
    deleted: (trx: Transaction<DB>, id: string) =>
      trx.deleteFrom('services').where('id', '=', id).execute(),
    archived: (trx: Transaction<DB>, id: string) =>
      trx.updateTable('services').set({ archived_at: new Date() }).where('id', '=', id).execute(),
  }
  test.each(Object.entries(withdrawals))('%s', async (_how, withdraw) => {
    const requestItem = `Sample ${crypto.randomUUID()}`
    const serviceId = await seedService(office, requestItem)
    const submit = () => customer.browser.call(requests.createRequest, { body: { requestItem } })
    let submitting: ReturnType<typeof submit> | undefined
    await office.db.transaction().execute(async (trx) => {
      await sql`select from services where id = ${serviceId} for update`.execute(trx)
      submitting = submit()
      await untilBlocked(office.db, 1)
      await withdraw(trx, serviceId)
    })

    expect(await submitting).toMatchObject({ status: 400, body: { code: 'invalid-fields' } })
  })
})

test('an account is not deleted with a password that was just changed', async () => {
  const leaving = await seedUser(office)
  const reply = await duringCall(
    office.db,
    () => leaving.browser.call(account.leave, { body: { currentPassword: samplePassword } }),
    (trx) =>
      trx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', leaving.account.id)
        .execute(),
  )

  expect(reply).toMatchObject({ status: 403, body: { code: 'wrong-current-password' } })
})
