import { undoMove } from '@kakehashi/contract/requests/request-commands'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { LiveListener } from '../../support/live-listener.ts'
import type { SignedInUser } from '../../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'
import { recount } from '../../counters/recount.ts'
import { make, moves, requestBefore } from './moves.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
let id: string
let orderNumber: string

beforeAll(async () => {
  staff = await openOfficeWithStaff({ undoSeconds: 20 })
  customer = await staff.office.signedIn('customer')
})
afterAll(() => staff.office.close())

const seen = <View>(reader: SignedInUser) => staff.calls.read<View>(reader, id)

const ask = async (path: string) => (await customer.browser.send('GET', path)).body

/** Everything about the request that the customer can ask for, without what changes by itself. */
async function customersPages() {
  return Promise.all([
    ask(`/api/requests/${id}`),
    ask('/api/requests/myrequests'),
    ask('/api/requests/waiting'),
    ask(`/api/requests/${id}/notices`),
    ask('/api/users/profile'),
  ])
}

async function subjects(reader: SignedInUser): Promise<string[]> {
  const all = await staff.calls.mailsAbout(orderNumber, reader.user.email)
  return all.map((subject) => subject.replace(`${orderNumber}: `, ''))
}

async function undo(by: SignedInUser, move: string) {
  const call = { params: { requestId: id }, body: { move } }
  return by.browser.call(undoMove, call)
}

async function moveTo(name: string) {
  ;({ id, orderNumber } = await requestBefore(staff, customer, name))
  const before = { mails: await subjects(customer), toTranslator: await subjects(staff.translator) }
  const pages = await customersPages()
  const row = await rowOf()
  const { body, status } = await make(staff, id, name)
  expect(status).toBe(200)
  return { ...before, pages, row, move: body.undo?.move ?? '' }
}

async function rowOf() {
  const { db } = staff.office
  return db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

describe.each(moves)('$name', ({ name, from, to, toCustomer, toTranslator = [] }) => {
  test('is seen by staff at once, and by the customer with its mails when its time is over', async () => {
    const { mails, toTranslator: earlier, pages } = await moveTo(name)
    const live = await LiveListener.open(customer.browser)

    expect((await seen<OfficeView>(staff.clerk)).stage).toBe(to)
    expect(await customersPages()).toEqual(pages)
    expect(await subjects(customer)).toEqual(mails)
    expect(await subjects(staff.translator)).toEqual(earlier)
    expect(live.timesPublished(`Request ${id}`)).toBe(0)

    staff.office.clock.advance(20 * duration.second)
    expect((await seen<CustomerView>(customer)).stage).toBe(to)
    const added = (await subjects(customer)).length - mails.length
    await live.until(() => live.timesPublished(`Request ${id}`) === 1)
    live.close()
    expect((await subjects(customer)).slice(0, added)).toEqual(toCustomer)
    const news = (await subjects(staff.translator)).slice(0, toTranslator.length)
    expect(news).toEqual(toTranslator)
    expect((await subjects(staff.translator)).length).toBe(earlier.length + toTranslator.length)
    expect((await seen<OfficeView>(staff.clerk)).undo).toBeUndefined()
  })

  test('is undone as if it had not been, without a mail', async () => {
    const { mails, toTranslator: earlier, row, move, pages } = await moveTo(name)
    const payments = await paymentsOf()
    const { status } = await undo(staff.owner, move)
    const again = await undo(staff.clerk, move)
    staff.office.clock.advance(duration.minute)

    expect([status, again.status]).toEqual([200, 200])
    const changes = { version: row.version + 2, last_event: 'undone', held_move_id: null }
    const { last_at, last_command, last_actor_id, quotes_made, ...rest } = await rowOf()
    expect(rest).toEqual({ ...omitLast(row), ...changes })
    expect([last_at > row.last_at, last_command, last_actor_id]).toEqual([
      true,
      null,
      staff.owner.user._id,
    ])
    expect(quotes_made).toBe(name === 'a quote' ? 1 : row.quotes_made)
    expect((await seen<CustomerView>(customer)).stage).toBe(from)
    expect(withoutVersions(await customersPages())).toEqual(withoutVersions(pages))
    expect(await subjects(customer)).toEqual(mails)
    expect(await subjects(staff.translator)).toEqual(earlier)
    expect(await paymentsOf()).toEqual(payments)
    expect((await staff.calls.eventsOf(id)).at(-1)).toBe('request.undone')
    const { stored, counted } = await recount(staff.office.db)
    expect(stored).toEqual(counted)

    const { status: made } = await make(staff, id, name)
    expect(made).toBe(200)
  })
})

function omitLast(row: Awaited<ReturnType<typeof rowOf>>) {
  const { last_at: _, last_command: _c, last_actor_id: _a, quotes_made: _q, ...rest } = row
  return rest
}

/** A version is never used twice, so it differs after an undo. */
function withoutVersions(pages: unknown): unknown {
  return JSON.parse(JSON.stringify(pages, (name, value) => (name === 'version' ? 0 : value)))
}

async function paymentsOf() {
  const { db } = staff.office
  return db.selectFrom('payments').selectAll().where('request_id', '=', id).execute()
}

test('a move that somebody has acted on cannot be undone, and is told to the customer at once', async () => {
  const { move } = await moveTo('a quote')
  await staff.owner.browser.send('PUT', `/api/requests/${id}/paid`, { paidAmount: 60 })
  const { status, body } = await undo(staff.clerk, move)

  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'undo-too-late' })
  expect(await seen<CustomerView>(customer)).toMatchObject({ stage: 'payment', paidAmount: 60 })
  expect(await subjects(customer)).toContain('your quote is ready')
})

test('after its time a move cannot be undone, and the message says what to do instead', async () => {
  const { move } = await moveTo('a quote')
  staff.office.clock.advance(20 * duration.second)
  const { status, body } = await undo(staff.clerk, move)

  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'undo-is-over' })
  expect(JSON.stringify(body)).toContain('Step back')
})

test('of two clerks who undo and act at once, one is refused', async () => {
  const { move, row } = await moveTo('a quote')
  const [undone, paid] = await Promise.all([
    undo(staff.owner, move),
    staff.clerk.browser.send('PUT', `/api/requests/${id}`, {
      isPaid: true,
      version: row.version + 1,
    }),
  ])

  const isUndone = undone.status === 200
  expect([undone.status, paid.status]).toEqual(isUndone ? [200, 409] : [409, 200])
  expect((await rowOf()).stage).toBe(isUndone ? 'quote' : 'translate')
})

const close = () => customer.browser.send('PUT', `/api/requests/${id}/close`, {})

test('a customer who acts on what they still see is asked to wait a few seconds', async () => {
  const { move } = await moveTo('a quote')
  const { status, body, headers } = await close()
  expect([status, headers.get('retry-after')]).toEqual([409, '20'])
  expect(body).toMatchObject({ code: 'request-being-changed' })

  await undo(staff.clerk, move)
  expect((await close()).status).toBe(200)
})

test('only those who may make a move may undo it', async () => {
  const { move } = await moveTo('a delivery')

  expect((await undo(customer, move)).status).toBe(403)
  expect((await undo(staff.translator, move)).status).toBe(403)
  expect((await undo(await staff.office.signedIn('customer'), move)).status).toBe(404)
})

test('the customer cannot download a translation before its move is seen', async () => {
  await moveTo('a finished review')
  const { translation } = await seen<OfficeView>(staff.clerk)
  const download = async () => (await customer.browser.send('GET', `${translation}`)).status

  expect(await download()).toBe(404)
  staff.office.clock.advance(20 * duration.second)
  expect(await download()).toBe(200)
})

test('an undone quote stays in the history as withdrawn, and the next one has its own version', async () => {
  const { move } = await moveTo('a quote')
  await undo(staff.clerk, move)
  await make(staff, id, 'a quote')
  const quotes = await staff.office.db
    .selectFrom('quotes')
    .select(['version', 'withdrawn_at'])
    .where('request_id', '=', id)
    .orderBy('version')
    .execute()

  expect(quotes.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true, false])
  expect((await seen<OfficeView>(staff.clerk)).quote?.version).toBe(2)
})

test('the note of an undone return is marked', async () => {
  const { move } = await moveTo('a return to the translator')
  await undo(staff.clerk, move)
  const { notes } = await seen<OfficeView>(staff.clerk)

  expect(notes.at(-1)?.comment).toBe('Undone: Returned to the translator: A name is wrong')
})

test('with the setting at 0 the customer sees every move at once', async () => {
  const office = await openOfficeWithStaff({ undoSeconds: 0 })
  const theirs = await office.office.signedIn('customer')
  const request = await office.calls.submitRequest(theirs)
  const { body } = await make(office, request._id, 'a quote')
  const { stage } = await office.calls.read<CustomerView>(theirs, request._id)
  await office.office.close()

  expect([body.undo, stage]).toEqual([undefined, 'payment'])
})
