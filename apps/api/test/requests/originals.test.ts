import { listOriginals, receiveOriginal } from '@kakehashi/contract/requests/originals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { LiveListener } from '../support/live-listener.ts'
import { sortedStatuses } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { aboutOriginal, birthCertificate, receive } from '../support/originals.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let customer: SignedInUser
beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const seed = (options?: Parameters<typeof seedRequest>[2]) =>
  seedRequest(office, customer.user._id, options)

test('an original is taken in, moved and given back, and the history tells of each', async () => {
  const id = await seed()
  const original = await receive(clerk, id)
  const about = aboutOriginal(clerk, id, original)
  await about.move('B-14')
  const { body } = await about.giveBack({ isCodeShown: true })
  expect((body as OfficeView).originals).toEqual([
    {
      _id: original,
      description: 'Birth certificate, State of Ohio',
      pages: 1,
      shelf: 'B-14',
      receivedAt: expect.any(String),
      receivedBy: 'Clara Clerk',
      out: {
        at: expect.any(String),
        how: 'collected',
        to: 'Zachary Burns',
        by: 'Clara Clerk',
        isIdSeen: true,
        isCodeShown: true,
      },
    },
  ])
  expect((body as OfficeView).version).toBe(4)
  expect(await calls.eventsOf(id)).toEqual([
    'request.original-received',
    'request.original-moved',
    'request.original-collected',
  ])
})

test('the customer reads what is here and how it went back, without shelves and names of staff', async () => {
  const id = await seed()
  const kept = await receive(clerk, id)
  const posted = await receive(clerk, id, { ...birthCertificate, description: 'Family register' })
  const wrong = await receive(clerk, id, { ...birthCertificate, description: 'A copy' })
  await aboutOriginal(clerk, id, wrong).remove('It is a copy')
  const tracking = { trackingNumber: 'EJ123456789JP' }
  await aboutOriginal(clerk, id, posted).giveBack({ how: 'posted', ...tracking })
  const { originals, pickupCode } = await calls.read<CustomerView>(customer, id)
  expect(originals).toEqual([
    {
      _id: kept,
      description: 'Birth certificate, State of Ohio',
      pages: 1,
      receivedAt: expect.any(String),
    },
    {
      _id: posted,
      description: 'Family register',
      pages: 1,
      receivedAt: expect.any(String),
      out: { at: expect.any(String), how: 'posted', to: 'Zachary Burns', ...tracking },
    },
  ])
  expect(JSON.stringify(originals)).not.toMatch(/Safe 2|Clara/)
  expect(pickupCode).toMatch(/^\d{6}$/)
})

test('an entry made by mistake stays with its reason, and only while it is in the house', async () => {
  const id = await seed()
  const original = await receive(clerk, id)
  const about = aboutOriginal(clerk, id, original)
  expect((await about.remove('')).status).toBe(400)
  const { body } = await about.remove('It is a copy')
  expect((body as OfficeView).originals[0]?.removed).toMatchObject({
    by: 'Clara Clerk',
    reason: 'It is a copy',
  })
  expect((await about.remove('Again')).status).toBe(200)
  const refused = await about.giveBack()
  expect([refused.status, refused.body.code]).toEqual([409, 'original-not-here'])
  const out = await receive(clerk, id)
  await aboutOriginal(clerk, id, out).giveBack()
  const late = await aboutOriginal(clerk, id, out).remove('It was not ours')
  expect([late.status, late.body.code]).toEqual([409, 'original-already-out'])
  expect(late.body.message).toContain('Birth certificate, State of Ohio')
  expect(late.body.message).toContain('Clara Clerk')
})

test('of 100 clerks who give the same original back at once, one succeeds', async () => {
  const id = await seed()
  const { giveBack } = aboutOriginal(clerk, id, await receive(clerk, id))
  const replies = await Promise.all(Array.from({ length: 100 }, () => giveBack()))
  expect(sortedStatuses(replies)).toEqual([200, ...Array.from({ length: 99 }, () => 409)])
  const events = await calls.eventsOf(id)
  expect(events.filter((kind) => kind === 'request.original-collected')).toHaveLength(1)
})

test('the database refuses a second exit, whatever code asks for it', async () => {
  const id = await seed()
  const original = await receive(clerk, id)
  await aboutOriginal(clerk, id, original).giveBack()
  const again = office.db
    .updateTable('originals')
    .set({ out_at: office.clock.now(), out_how: 'posted' })
    .where('id', '=', original)
  await expect(again.execute()).rejects.toThrow('has left the house')
  const back = office.db
    .updateTable('originals')
    .set({ out_at: null, out_by: null, out_how: null })
    .where('id', '=', original)
  await expect(back.execute()).rejects.toThrow('has left the house')
})

test('one press takes an original in once, also if the reply was lost', async () => {
  const id = await seed()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const call = { params: { requestId: id }, body: birthCertificate, headers }
  await clerk.browser.call(receiveOriginal, call)
  const { body } = await clerk.browser.call(receiveOriginal, call)
  expect((body as OfficeView).originals).toHaveLength(1)
})

test('whoever has the request open sees the original at once', async () => {
  const id = await seed()
  const listener = await LiveListener.open(customer.browser)
  await receive(clerk, id)
  await listener.until(() => listener.tags.includes(`Request ${id}`))
  listener.close()
  expect(listener.timesPublished(`Request ${id}`)).toBe(1)
})

test('the list has what is in the house, longest here first, and marks what has ended', async () => {
  await office.db.deleteFrom('originals').execute()
  const [open, delivered, cancelled] = [
    await seed({ stage: 'translate' }),
    await seed({ stage: 'complete', paidCents: 10_000 }),
    await seed({ isClosed: true }),
  ]
  for (const [id, shelf] of [
    [delivered, 'B-14'],
    [open, 'b-02'],
    [cancelled, 'Safe 2'],
  ] as const) {
    office.clock.advance(duration.minute)
    await receive(clerk, id, { ...birthCertificate, shelf })
  }
  await aboutOriginal(clerk, open, await receive(clerk, open)).giveBack()
  const list = async (query: Record<string, string>) => {
    const reply = await clerk.browser.call(listOriginals, { query })
    return reply.body.map(({ shelf, request }) => [shelf, request._id, request.ended])
  }
  expect(await list({})).toEqual([
    ['B-14', delivered, 'delivered'],
    ['b-02', open, undefined],
    ['Safe 2', cancelled, 'cancelled'],
  ])
  expect((await list({ shelf: 'B' })).map(([shelf]) => shelf)).toEqual(['B-14', 'b-02'])
  const first = await clerk.browser.call(listOriginals, { query: { limit: '2' } })
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await clerk.browser.send<typeof first.body>('GET', next)
  expect(second.body.map(({ request }) => request._id)).toEqual([cancelled])
})

test('a delivered order keeps its original in the list, and the delivery is not blocked', async () => {
  const id = await seed({ stage: 'delivery', paidCents: 10_000 })
  const original = await receive(clerk, id)
  const { status, body } = await calls.put(clerk, id, '', { isDelivered: true })
  expect([status, body.originalsHere]).toEqual([200, 1])
  const { body: held } = await clerk.browser.call(listOriginals, { query: {} })
  expect(held.find(({ _id }) => _id === original)?.request.ended).toBe('delivered')
})

test('nobody but the office learns of the originals of others', async () => {
  const id = await seed()
  const original = await receive(clerk, id)
  const stranger = await office.signedIn('customer')
  for (const by of [stranger, customer]) {
    expect((await aboutOriginal(by, id, original).giveBack()).status).toBe(403)
  }
  const other = await seed()
  expect((await aboutOriginal(clerk, other, original).giveBack()).status).toBe(404)
})
