import { dashboard } from '@kakehashi/contract/dashboard'
import { listRequests } from '@kakehashi/contract/requests/requests'
import { addDays } from '@kakehashi/domain/calendar/day'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Stage } from '@kakehashi/domain/request/stage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveRequest } from '../../src/requests/queries.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'

let office: Office
let clerk: SignedInUser
let translator: SignedInUser
let today: string
/** Short names of the requests, so that an order can be read. */
const names = new Map<string, string>()

async function seed(name: string, stage: Stage, due: number | null, translatorId?: string) {
  const { user } = await office.signedIn('customer')
  office.clock.advance(1_000)
  const id = await seedRequest(office, user._id, { stage, ...(translatorId && { translatorId }) })
  const due_on = due === null ? null : addDays(today, due)
  await office.db.transaction().execute((trx) => saveRequest(trx, id, { due_on }))
  names.set(id, name)
  return id
}

beforeAll(async () => {
  ;({ office, clerk, translator } = await openOfficeWithStaff())
  today = dayAt(office.clock.now(), sampleOffice.timeZone)
  await seed('next week', 'translate', 7, translator.user._id)
  await seed('two days late', 'translate', -2)
  await seed('today', 'translate', 0, translator.user._id)
  await seed('no day', 'translate', null)
  await seed('tomorrow', 'translate', 1)
  await seed('late quote', 'quote', -5)
  await seed('completed', 'complete', null)
})
afterAll(() => office.close())

async function namesIn(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await clerk.browser.call(listRequests, { query })
  expect(status).toBe(200)
  return body.map(({ _id }) => names.get(_id) ?? '')
}

test('a stage is listed newest first unless another order is asked for', async () => {
  const newest = ['tomorrow', 'no day', 'today', 'two days late', 'next week']
  const byDue = ['two days late', 'today', 'tomorrow', 'next week', 'no day']

  expect(await namesIn({ stage: 'translate' })).toEqual(newest)
  expect(await namesIn({ stage: 'translate', sort: 'created' })).toEqual(newest.toReversed())
  expect(await namesIn({ stage: 'translate', sort: 'due' })).toEqual(byDue)
  expect(await namesIn({ stage: 'translate', sort: '-due' })).toEqual(byDue.toReversed())
})

test('what is overdue or due today, and the rest, are two halves of a stage', async () => {
  expect(await namesIn({ stage: 'translate', due: 'now', sort: 'due' })).toEqual([
    'two days late',
    'today',
  ])
  expect(await namesIn({ stage: 'translate', due: 'later' })).toEqual([
    'tomorrow',
    'no day',
    'next week',
  ])
})

test('one list has everything that is due at any stage, longest first', async () => {
  expect(await namesIn({ stage: 'due' })).toEqual(['late quote', 'two days late', 'today'])
  expect(await namesIn({ stage: 'due', overdue: '1' })).toEqual(['late quote', 'two days late'])
})

test('a list can be narrowed to one translator, or to requests that wait for one', async () => {
  const mine = translator.user._id

  expect(await namesIn({ stage: 'translate', assignee: mine })).toEqual(['today', 'next week'])
  expect(await namesIn({ stage: 'translate', assignee: 'nobody' })).toEqual([
    'tomorrow',
    'no day',
    'two days late',
  ])
  expect(await namesIn({ stage: 'due', assignee: mine })).toEqual(['today'])
})

test('an order or a filter for which there is no index is refused', async () => {
  const refused: Record<string, string>[] = [
    { sort: 'due' },
    { stage: 'complete', sort: 'due' },
    { stage: 'cancelled', sort: '-due' },
    { stage: 'due', sort: 'created' },
    { stage: 'complete', due: 'now' },
    { assignee: 'nobody' },
    { due: 'later' },
    { user: translator.user._id, sort: 'created' },
  ]
  for (const query of refused) {
    expect((await clerk.browser.call(listRequests, { query })).status).toBe(400)
  }
})

test('each row says how many documents and pages there are, once all pages are known', async () => {
  const id = await seed('with documents', 'review', 3)
  const uploader = clerk.user._id
  const [first, second] = [
    await seedFile(office, uploader, 'document', id),
    await seedFile(office, uploader, 'document', id),
  ]
  const read = async () =>
    (await clerk.browser.call(listRequests, { query: { stage: 'review' } })).body
  const setPages = (file: string, pages: number) =>
    office.db.updateTable('files').set({ pages }).where('id', '=', file).execute()
  await setPages(first, 4)
  const [before] = await read()
  await setPages(second, 2)
  const [after] = await read()

  expect(before).toMatchObject({ documentCount: 2 })
  expect(before).not.toHaveProperty('pageCount')
  expect(after).toMatchObject({ documentCount: 2, pageCount: 6 })
})

test('the dashboard has the most urgent eight of all stages and counts those of today', async () => {
  const { body: few } = await clerk.browser.call(dashboard)
  expect(few.due.map(({ _id }) => names.get(_id))).toEqual(['late quote', 'two days late', 'today'])
  expect(few.dueToday).toBe(1)
  for (let days = 10; days < 18; days += 1) await seed(`${days} days late`, 'delivery', -days)
  const { body: many } = await clerk.browser.call(dashboard)

  expect(many.due.map(({ _id }) => names.get(_id))).toEqual(
    [17, 16, 15, 14, 13, 12, 11, 10].map((days) => `${days} days late`),
  )
  expect((await clerk.browser.call(dashboard, { query: { newest: '0' } })).body).toMatchObject({
    due: [],
    dueToday: 1,
  })
})
