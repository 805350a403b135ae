import { addClosure, listClosures, removeClosure } from '@kakehashi/contract/settings'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { addDays } from '@kakehashi/domain/calendar/day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sortedStatuses } from '../support/browser.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { getSetting } from '../../src/settings/queries.ts'

let office: Office
let clerk: SignedInUser
let customer: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  // Only once, because sessions end overnight.
  office.clock.advanceToNextMorning()
  clerk = await office.signedIn('admin')
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.deleteFrom('settings').where('key', '=', 'closures').execute()
})

const inDays = (count: number) => addDays(dayAt(office.clock.now(), sampleOffice.timeZone), count)
const typhoon = { reasonEn: 'Typhoon', reasonJa: '台風' }
const reason = { en: 'Typhoon', ja: '台風' }

function close(body: object, headers: Record<string, string> = {}) {
  return clerk.browser.call(addClosure, { body: { ...typhoon, ...body }, headers })
}
function open(from: string, until?: string) {
  return clerk.browser.call(removeClosure, { params: { from }, ...(until && { query: { until } }) })
}
const publicClosures = async () => (await office.visitor().call(listClosures)).body
const recordedChanges = () =>
  office.db
    .selectFrom('events')
    .select(['actor_id', 'fields'])
    .where('kind', '=', 'settings.changed')
    .where('subject_id', '=', 'closures')
    .orderBy('at')
    .execute()

test('a clerk closes the office for a day, and visitors see it', async () => {
  const before = await recordedChanges()
  const { status, body } = await close({ from: inDays(0) })

  expect([status, body]).toEqual([200, [{ date: inDays(0), reason }]])
  expect(await publicClosures()).toEqual([{ date: inDays(0), reason }])
  expect((await recordedChanges()).slice(before.length)).toEqual([
    { actor_id: clerk.user._id, fields: ['value'] },
  ])
})

test('several days can be closed at once and reopened in part or in full', async () => {
  await close({ from: inDays(3), until: inDays(6) })
  expect((await publicClosures()).map(({ date }) => date)).toEqual([3, 4, 5, 6].map(inDays))

  expect((await open(inDays(6))).status).toBe(200)
  expect((await publicClosures()).map(({ date }) => date)).toEqual([3, 4, 5].map(inDays))
  expect((await open(inDays(3), inDays(5))).body.message).toBe('Closure removed')
  expect(await publicClosures()).toEqual([])
})

test('past closures cannot be removed, and reopening an open day changes nothing', async () => {
  const past = { date: inDays(-2), reason }
  await office.changeSetting('closures', [past])
  const before = await recordedChanges()

  expect((await open(inDays(-2))).status).toBe(200)
  expect((await open(inDays(9))).status).toBe(200)
  expect(await getSetting(office.db, 'closures')).toEqual([past])
  expect(await recordedChanges()).toEqual(before)
})

test('closing a closed day is refused with the reason of the existing closure', async () => {
  await close({ from: inDays(4), reasonEn: 'Staff training' })
  const { status, body } = await close({ from: inDays(3), until: inDays(5) })

  const day = officeDate(inDays(4), 'en', sampleOffice.timeZone)
  expect([status, body.code]).toEqual([409, 'already-closed'])
  expect(body.message).toContain(`already closed on ${day}: Staff training.`)
  expect(await publicClosures()).toHaveLength(1)
})

test.each([
  ['no day', () => ({}), { from: 'Choose a day' }],
  ['yesterday', () => ({ from: inDays(-1) }), { from: 'Choose today or a later day' }],
  ['no such day', () => ({ from: '2031-02-30' }), { from: 'Choose a day' }],
  ['a mistyped year', () => ({ from: '2991-02-03' }), { from: 'Check the year' }],
  [
    'an end before the start',
    () => ({ from: inDays(3), until: inDays(2) }),
    { until: 'Choose the first day or a later one' },
  ],
  [
    'half a year',
    () => ({ from: inDays(3), until: inDays(180) }),
    { until: 'A closure can be at most 31 days' },
  ],
  [
    'no reason',
    () => ({ from: inDays(3), reasonEn: ' ', reasonJa: '' }),
    { reasonEn: 'Enter the reason in English', reasonJa: 'Enter the reason in Japanese' },
  ],
])('%s is refused with a message', async (_, body, fields) => {
  const reply = await close(body())

  expect([reply.status, reply.body.fields]).toEqual([400, fields])
  expect(await publicClosures()).toEqual([])
})

test('a day is closed once if the call is repeated or made by two clerks at the same time', async () => {
  const headers = { 'idempotency-key': 'one-press' }
  const [first, second] = [
    await close({ from: inDays(1) }, headers),
    await close({ from: inDays(1) }, headers),
  ]
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])

  const both = await Promise.all([close({ from: inDays(2) }), close({ from: inDays(2) })])
  expect(sortedStatuses(both)).toEqual([200, 409])
  const others = await Promise.all([close({ from: inDays(7) }), close({ from: inDays(8) })])
  expect(sortedStatuses(others)).toEqual([200, 200])
  expect((await publicClosures()).map(({ date }) => date)).toEqual([1, 2, 7, 8].map(inDays))
})

test('open pages get a live update, but not for a refused closure', async () => {
  const stream = await LiveListener.open(customer.browser)
  try {
    await close({ from: inDays(1), until: inDays(0) })
    await close({ from: inDays(1) })
    await stream.until(() => stream.tags.length === 1)
    await open(inDays(1))
    await stream.until(() => stream.tags.length === 2)
    expect(stream.tags).toEqual(['Closures', 'Closures'])
  } finally {
    stream.close()
  }
})
