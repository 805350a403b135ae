import { listClosures } from '@kakehashi/contract/settings'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { addDays, instantAt } from '@kakehashi/domain/calendar/day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
beforeEach(() => office.clock.advanceToNextMorning())

function getClosures(tag?: string) {
  return office.visitor().call(listClosures, tag ? { headers: { 'if-none-match': tag } } : {})
}

const closedOn = (date: string) => ({ date, reason: { en: 'Typhoon', ja: '台風' } })
const today = () => dayAt(office.clock.now(), sampleOffice.timeZone)

test('without closures the list is empty', async () => {
  const { status, body, headers } = await getClosures()

  expect([status, body]).toEqual([200, []])
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('visitors see the closures of today and later, soonest first', async () => {
  const closures = [40, 0, -1, 1].map((days) => closedOn(addDays(today(), days)))
  await office.changeSetting('closures', closures)

  const [later, now, , tomorrow] = closures
  expect((await getClosures()).body).toEqual([now, tomorrow, later])
})

test('a day ends at midnight at the office, whatever the time zone of the server', async () => {
  const day = today()
  await office.changeSetting('closures', [closedOn(day)])
  const midnight = instantAt(addDays(day, 1), '0000', sampleOffice.timeZone)

  office.clock.setTo(after(midnight, -duration.minute))
  expect((await getClosures()).body).toHaveLength(1)
  office.clock.setTo(midnight)
  expect((await getClosures()).body).toEqual([])
})

test('the list is not sent again until it changes', async () => {
  await office.changeSetting('closures', [closedOn(today())])
  const tag = (await getClosures()).headers.get('etag') ?? ''
  const again = await getClosures(tag)

  expect([again.status, again.body]).toEqual([304, ''])
  await office.changeSetting('closures', [])
  expect((await getClosures(tag)).status).toBe(200)
})
