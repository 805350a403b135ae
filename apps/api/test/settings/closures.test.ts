import { listClosures } from '@kakehashi/contract/closures'
import { tokyoDay } from '@kakehashi/domain/calendar'
import { addDays, tokyoInstant } from '@kakehashi/domain/day'
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

function ask(tag?: string) {
  return office.visitor().call(listClosures, tag ? { headers: { 'if-none-match': tag } } : {})
}

const closedOn = (date: string) => ({ date, reason: { en: 'Typhoon', ja: '台風' } })
const today = () => tokyoDay(office.clock.now())

test('an office that has closed no day of its own says so', async () => {
  const { status, body, headers } = await ask()

  expect([status, body]).toEqual([200, []])
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('a visitor is told of today and what is to come, soonest first, not of what is past', async () => {
  const closures = [40, 0, -1, 1].map((days) => closedOn(addDays(today(), days)))
  await office.changeSetting('closures', closures)

  const [later, now, , tomorrow] = closures
  expect((await ask()).body).toEqual([now, tomorrow, later])
})

test('today ends at midnight in Tokyo, not where the server stands', async () => {
  const day = today()
  await office.changeSetting('closures', [closedOn(day)])
  const midnight = tokyoInstant(addDays(day, 1), '0000')

  office.clock.setTo(after(midnight, -duration.minute))
  expect((await ask()).body).toHaveLength(1)
  office.clock.setTo(midnight)
  expect((await ask()).body).toEqual([])
})

test('whoever has the list is not sent it again until it changes', async () => {
  await office.changeSetting('closures', [closedOn(today())])
  const tag = (await ask()).headers.get('etag') ?? ''
  const again = await ask(tag)

  expect([again.status, again.body]).toEqual([304, ''])
  await office.changeSetting('closures', [])
  expect((await ask(tag)).status).toBe(200)
})
