import { noGrantedRoles } from '@kakehashi/domain/people/roles'
import { randomInt } from 'node:crypto'
import { createRequest } from '@kakehashi/contract/requests/requests'
import { writeMessage } from '@kakehashi/contract/requests/messages'
import { deleteUser, updateUser } from '@kakehashi/contract/accounts/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { createLog } from '../../src/log.ts'
import { untilBlocked } from '../support/during-call.ts'
import { eraseNow } from '../support/erase-now.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'
import { seedService } from '../support/services.ts'
import { recount } from './recount.ts'

const isFull = process.env['FULL'] === '1'
const actionCount = isFull ? 20_000 : 600
const concurrency = 16

let office: Office
let owner: SignedInUser
let clerks: SignedInUser[]
let customers: SignedInUser[]
let translators: SignedInUser[]
const errorLines: string[] = []
const services = ['Marriage Affidavit', 'Birth Certificate']

beforeAll(async () => {
  const log = createLog('error', { write: (line) => void errorLines.push(line) })
  office = await openOffice(undefined, { log })
  owner = await office.signedIn('owner')
  const several = (role: Parameters<Office['signedIn']>[0], count: number) =>
    Promise.all(Array.from({ length: count }, () => office.signedIn(role)))
  clerks = await several('admin', 3)
  customers = await several('customer', 6)
  translators = await several('translator', 2)
  for (const name of services) await seedService(office, name)
}, 60_000)
afterAll(() => office.close())

function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

async function anyRequest(): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from requests order by random() limit 1`.execute(office.db)
  return rows[0]?.id
}

/** Everything that changes a counter, picked at random; many of the calls are refused. */
const actions: ((clerk: SignedInUser, id: string) => Promise<{ status: number }>)[] = [
  (clerk, id) => put(clerk, id, '', { isQuoted: true, deposit: 10, totalPrice: randomInt(50, 90) }),
  (clerk, id) => put(clerk, id, '/paid', { paidAmount: pick([0, 20, 50, 60, 80]) }),
  (clerk, id) => put(clerk, id, '', { isPaid: true }),
  async (clerk, id) => {
    const file = await seedFile(office, clerk.user._id, 'translation')
    return put(clerk, id, '', { isTranslated: true, translation: `/api/files/${file}` })
  },
  (clerk, id) => put(clerk, id, '', { isReviewed: true }),
  (clerk, id) => put(clerk, id, '/return', { reason: 'The date' }),
  (clerk, id) => put(clerk, id, '', { isDelivered: true }),
  (clerk, id) => put(clerk, id, '/close', { reason: 'Moved away' }),
  (clerk, id) => put(clerk, id, '/reopen', {}),
  (clerk, id) => put(clerk, id, '/viewed', {}),
  (_, id) => put(owner, id, '/translator', { translator: pick(translators).user._id }),
  (_, id) => put(pick(customers), id, '/read', {}),
  (_, id) => put(pick(customers), id, '/close', { reason: '' }),
  (_, id) => writeTo(pick(customers), id),
  (clerk, id) => writeTo(clerk, id),
  () =>
    pick(customers).browser.call(createRequest, {
      body: { requestItem: pick(services), details: '' },
    }),
  () => changeRoles(pick([...customers, ...translators])),
  (clerk) => registerAndDelete(clerk),
  async (_, id) => changeBranch(id),
]

function put(by: SignedInUser, id: string, tail: string, body: object) {
  return by.browser.send<unknown>('PUT', `/api/requests/${id}${tail}`, body)
}

function writeTo({ browser }: SignedInUser, id: string) {
  return browser.call(writeMessage, { params: { requestId: id }, body: { comment: 'Hello' } })
}

async function changeRoles({ user }: SignedInUser) {
  const { firstName, lastName, email } = user
  const flags = { ...noGrantedRoles, isTranslator: pick([true, false]) }
  const body = { firstName, lastName, email, ...flags }
  return owner.browser.call(updateUser, { params: { userId: user._id }, body })
}

/** A customer registers, submits a request and is deleted while the request is being changed. */
async function registerAndDelete(clerk: SignedInUser) {
  const newCustomer = await office.signedIn('customer')
  const body = { requestItem: pick(services), details: '' }
  const { body: request } = await newCustomer.browser.call(createRequest, { body })
  const [reply] = await Promise.all([
    clerk.browser.call(deleteUser, { params: { id: newCustomer.user._id } }),
    put(clerk, request._id, '/close', { reason: '' }),
    writeTo(newCustomer, request._id),
    put(owner, request._id, '/reopen', {}),
  ])
  return reply
}

async function changeBranch(requestId: string) {
  await sql`update users set branch = ${pick(['ARMY', 'NAVY', 'OTHER'])}
    where id = (select user_id from requests where id = ${requestId})`.execute(office.db)
  return { status: 200 }
}

/** Signs everyone in again, because a change of roles ends sessions, and resets the throttles. */
async function signInAgain(round: number): Promise<void> {
  if (round % 50 !== 0) return
  office.clock.advance(2 * duration.hour)
  owner = await office.signIn(owner.user.email, owner.password)
  for (const group of [clerks, customers, translators]) {
    for (const [index, { user, password }] of group.entries()) {
      group[index] = await office.signIn(user.email, password)
    }
  }
}

test(
  'after many concurrent changes, every counter equals a recount',
  async () => {
    const statuses = new Map<number, number>()
    for (let round = 0; round < actionCount / concurrency; round += 1) {
      await signInAgain(round)
      const replies = await Promise.all(
        Array.from({ length: concurrency }, async () => {
          const id = (await anyRequest()) ?? crypto.randomUUID()
          return pick(actions)(pick(clerks), id)
        }),
      )
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }

    expect(errorLines.filter((line) => line.includes('40P01'))).toEqual([])
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(actionCount / 4)
    const { stored, counted } = await recount(office.db)
    expect(stored).toEqual(counted)
  },
  duration.hour,
)

test('erasing a customer while their request is being changed causes no deadlock', async () => {
  await signInAgain(0)
  const leaving = await office.signedIn('customer')
  const [clerk, other] = [pick(clerks), owner]
  const id = await seedRequest(office, leaving.user._id, { isClosed: true })
  await other.browser.call(deleteUser, { params: { id: leaving.user._id } })
  let erasing: Promise<void> | undefined
  await office.db.transaction().execute(async (trx) => {
    await trx.selectFrom('requests').select('id').where('id', '=', id).forUpdate().execute()
    erasing = eraseNow(office, leaving.user._id)
    await untilBlocked(office.db, 1)
    // What a command locks while it holds the request: the customer for a notice, the clerk as actor.
    await sql`set local lock_timeout = '3s'`.execute(trx)
    await sql`select from users where id in (${leaving.user._id}, ${clerk.user._id}) for key share`.execute(
      trx,
    )
  })

  await erasing
  const erased = office.db.selectFrom('users').select('erased_at')
  const [row] = await erased.where('id', '=', leaving.user._id).execute()
  expect(row?.erased_at).not.toBeNull()
})
