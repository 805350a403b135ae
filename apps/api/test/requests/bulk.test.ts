import { changeRequests } from '@kakehashi/contract/requests/bulk'
import { undoMove } from '@kakehashi/contract/requests/request-commands'
import { chooseNotices } from '@kakehashi/contract/requests/notices'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
import { seedRequest } from '../support/seed-request.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser

beforeEach(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterEach(() => office.close())

type Stage = NonNullable<Parameters<typeof seedRequest>[2]>['stage']

async function seedMany(count: number, stage: Stage, paidCents = 0): Promise<string[]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    ids.push(await seedRequest(office, customer.user._id, { ...(stage && { stage }), paidCents }))
  }
  return ids
}

const asSeen = (ids: readonly string[]) => ids.map((_id) => ({ _id, version: 1 }))

async function bulk(by: SignedInUser, action: object, ids: readonly string[]) {
  const body = { ...action, requests: asSeen(ids) } as never
  return by.browser.call(changeRequests, { body })
}

async function countNotices(kind: 'work-given' | 'quote-reminder' | 'request-delivered') {
  const rows = await office.db.selectFrom('notices').select('id').where('kind', '=', kind).execute()
  return rows.length
}

test('of 50 requests of which 10 have changed meanwhile, 40 are assigned and the 10 are named', async () => {
  const ids = await seedMany(50, 'translate')
  const changed = ids.filter((_, place) => place % 5 === 2)
  for (const id of changed) {
    await calls.put(clerk, id, '/promise', { promisedOn: '2099-12-01' })
  }
  const { status, body } = await bulk(
    owner,
    { action: 'assign', translator: translator.user._id },
    ids,
  )
  const assigned = await office.db
    .selectFrom('requests')
    .select('id')
    .where('translator_id', '=', translator.user._id)
    .execute()

  expect(status).toBe(200)
  expect(body.done).toEqual(ids.filter((id) => !changed.includes(id)))
  expect(body.done).toHaveLength(40)
  expect(body.refused.map(({ _id }) => _id)).toEqual(changed)
  for (const { code, message } of body.refused) {
    expect(code).toBe('request-changed')
    expect(message).toMatch(/Clara Clerk changed the ready-by date/)
  }
  expect(assigned.map(({ id }) => id).toSorted()).toEqual(body.done.toSorted())
  // The same event and the same mail as for a single request.
  expect(await countNotices('work-given')).toBe(40)
  expect(await calls.eventsOf(body.done[0] ?? '')).toEqual(['request.translator-assigned'])
  expect(await calls.eventsOf(changed[0] ?? '')).toEqual(['request.promised'])
}, 60_000)

test('the same selection sent again changes nothing and mails nobody', async () => {
  const ids = await seedMany(3, 'translate')
  const assign = { action: 'assign', translator: translator.user._id }
  const first = await bulk(owner, assign, ids)
  const again = await bulk(owner, assign, ids)

  expect(again.body).toEqual(first.body)
  expect(await countNotices('work-given')).toBe(3)
  for (const id of ids)
    expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({ version: 2 })
})

test('only an owner assigns, and only to someone who translates', async () => {
  const ids = await seedMany(2, 'translate')
  const byClerk = await bulk(clerk, { action: 'assign', translator: translator.user._id }, ids)
  const toClerk = await bulk(owner, { action: 'assign', translator: clerk.user._id }, ids)

  expect(byClerk.status).toBe(403)
  expect(toClerk.body.done).toEqual([])
  expect(toClerk.body.refused.map(({ code }) => code)).toEqual([
    'translator-unfit',
    'translator-unfit',
  ])
})

test('several paid translations are delivered at once; one with a balance is not', async () => {
  const paid = await seedMany(2, 'delivery', 10_000)
  const [owing = ''] = await seedMany(1, 'delivery', 7_500)
  const [atReview = ''] = await seedMany(1, 'review', 10_000)
  const { body } = await bulk(clerk, { action: 'deliver' }, [...paid, owing, atReview])

  expect(body.done).toEqual(paid)
  expect(body.refused).toMatchObject([
    { _id: owing, code: 'balance-remains', message: expect.stringContaining('$25.00') },
    { _id: atReview, code: 'request-not-there' },
  ])
  expect(await calls.read<OfficeView>(clerk, paid[0] ?? '')).toMatchObject({ stage: 'complete' })
  expect(await calls.read<OfficeView>(clerk, owing)).toMatchObject({ stage: 'delivery' })
  expect(await countNotices('request-delivered')).toBe(2)
})

test('each request that was delivered with others can be undone like one on its own', async () => {
  await office.close()
  ;({ office, calls, clerk } = await openOfficeWithStaff({ undoSeconds: 20 }))
  customer = await office.signedIn('customer')
  const ids = await seedMany(2, 'delivery', 10_000)
  const { body } = await bulk(clerk, { action: 'deliver' }, ids)
  for (const { _id, move } of body.undo) {
    await clerk.browser.call(undoMove, {
      params: { requestId: _id },
      body: { requestId: _id, move },
    })
  }

  expect(body.undo.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  expect(body.undo).toMatchObject([{ kind: 'deliver' }, { kind: 'deliver' }])
  for (const id of ids) {
    expect(await calls.read<OfficeView>(clerk, id)).toMatchObject({ stage: 'delivery' })
  }
})

test('a customer is reminded once a day of what waits for them', async () => {
  const [unanswered = ''] = await seedMany(1, 'payment')
  const [ready = ''] = await seedMany(1, 'delivery')
  const [beingMade = ''] = await seedMany(1, 'translate')
  const ids = [unanswered, ready, beingMade]
  const first = await bulk(clerk, { action: 'remind' }, ids)
  const again = await bulk(clerk, { action: 'remind' }, ids)
  office.clock.advance(duration.day)
  clerk = await office.signIn(clerk.user.email, clerk.password)
  const nextDay = await bulk(clerk, { action: 'remind' }, [unanswered])
  await office.runJobs()
  const subjects = (await office.mailsTo(customer.user.email)).map(({ subject }) => subject)

  expect(first.body.done).toEqual([unanswered, ready])
  expect(first.body.refused).toMatchObject([{ _id: beingMade, code: 'nothing-to-remind' }])
  expect(again.body.done).toEqual([])
  expect(again.body.refused.map(({ code }) => code)).toEqual([
    'reminded-today',
    'reminded-today',
    'nothing-to-remind',
  ])
  expect(nextDay.body.done).toEqual([unanswered])
  expect(subjects.filter((subject) => subject.includes('answer your quote'))).toHaveLength(2)
  expect(subjects.filter((subject) => subject.includes('pick up'))).toHaveLength(1)
  expect(await calls.eventsOf(unanswered)).toEqual(['request.reminded', 'request.reminded'])
})

test('an accepted quote without its deposit gets a reminder to pay', async () => {
  const { _id: id, orderNumber } = await calls.submitRequest(customer)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 20, totalPrice: 60 })
  await calls.put(clerk, id, '/answer', { quoteVersion: 1, answer: 'accepted' })
  const { version } = await calls.read<OfficeView>(clerk, id)
  const { body } = await clerk.browser.call(changeRequests, {
    body: { action: 'remind', requests: [{ _id: id, version }] },
  })
  await office.runJobs()
  const [newest] = await office.mailsTo(customer.user.email)

  expect(body.done).toEqual([id])
  expect(newest?.subject).toBe(`${orderNumber}: please pay so that we can start`)
  expect(newest?.text).toContain('$20.00')
})

test('a customer who has turned reminders off is named, and nothing is recorded', async () => {
  const [id = ''] = await seedMany(1, 'payment')
  await customer.browser.call(chooseNotices, { body: { off: ['quote-reminder'] } })
  const { body } = await bulk(clerk, { action: 'remind' }, [id])

  expect(body.refused).toMatchObject([{ _id: id, code: 'reminders-off' }])
  expect(await countNotices('quote-reminder')).toBe(0)
  expect(await calls.eventsOf(id)).toEqual([])
})

test('a reminder of a request that has changed is refused', async () => {
  const [id = ''] = await seedMany(1, 'payment')
  await calls.put(clerk, id, '/promise', { promisedOn: '2099-12-01' })
  const { body } = await bulk(clerk, { action: 'remind' }, [id])

  expect(body.refused).toMatchObject([{ _id: id, code: 'request-changed' }])
})

test('a request that does not exist is refused without stopping the others', async () => {
  const [id = ''] = await seedMany(1, 'delivery', 10_000)
  const missing = crypto.randomUUID()
  const { body } = await bulk(clerk, { action: 'deliver' }, [missing, id])

  expect(body).toMatchObject({ done: [id], refused: [{ _id: missing, code: 'not-found' }] })
})

test('more than a hundred, none, or the same one twice are refused', async () => {
  const [id = ''] = await seedMany(1, 'payment')
  const many = Array.from({ length: 101 }, () => crypto.randomUUID())
  for (const ids of [many, [], [id, id]]) {
    expect((await bulk(clerk, { action: 'remind' }, ids)).status).toBe(400)
  }
})
