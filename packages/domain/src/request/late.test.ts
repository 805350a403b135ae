import { describe, expect, test } from 'vitest'
import { sampleCalendar } from '../calendar/testing/sample-calendar.ts'
import { sampleOffice } from '../sample/office.ts'
import { latenessOf, needsNewDay, newDayKnownBy } from './late.ts'
import { after, at, freshRequest, monday } from './testing/request-state.ts'

const { timeZone } = sampleOffice
const quoted = after(freshRequest(), { kind: 'submitQuote', depositCents: 50, totalCents: 100 })
const paid = after(quoted, { kind: 'completePayment' })
/** Promised for Friday, 13 November. */
const working = { ...paid, promisedOn: '2026-11-13' }
const endOfFriday = new Date('2026-11-13T14:59:59Z')
const saturday = new Date('2026-11-13T15:00:00Z')
const late = { promisedOn: '2026-11-13', newDay: null }

test('a request is late from the morning after its ready-by day', () => {
  expect(latenessOf(working, endOfFriday, timeZone)).toBeNull()
  expect(latenessOf(working, saturday, timeZone)).toEqual(late)
})

describe('a request is late', () => {
  test('until its translation is ready to be handed over', () => {
    const translated = after(working, { kind: 'submitTranslation', fileId: 'a' })
    expect(latenessOf(translated, saturday, timeZone)).toEqual(late)
    const released = after(translated, { kind: 'releaseTranslation' })
    const reviewed = after(translated, { kind: 'continueReview', fileId: null })
    expect(latenessOf(released, saturday, timeZone)).toBeNull()
    expect(latenessOf(reviewed, saturday, timeZone)).toBeNull()
  })

  test('if everything is paid but the work was not started', () => {
    const accepted = after(quoted, { kind: 'recordPaid', paidCents: 50 })
    expect(latenessOf({ ...accepted, promisedOn: '2026-11-13' }, saturday, timeZone)).toEqual(late)
  })

  test('not if the customer has not paid the deposit, or it was cancelled', () => {
    expect(latenessOf({ ...quoted, promisedOn: '2026-11-13' }, saturday, timeZone)).toBeNull()
    const closed = after(working, { kind: 'close', reason: '' })
    expect(latenessOf(closed, saturday, timeZone)).toBeNull()
  })
})

test('a new day keeps the missed one, and can be missed too', () => {
  const newDay = { kind: 'promise', day: '2026-11-17', reason: '' } as const
  const promised = after(working, newDay, at(new Date('2026-11-16T00:00:00Z')))
  expect(latenessOf(promised, monday, timeZone)).toEqual({
    promisedOn: '2026-11-13',
    newDay: '2026-11-17',
  })
  expect(needsNewDay(promised, new Date('2026-11-17T10:00:00Z'), timeZone)).toBe(false)
  expect(latenessOf(promised, new Date('2026-11-18T00:00:00Z'), timeZone)).toEqual({
    promisedOn: '2026-11-17',
    newDay: null,
  })
})

test('a day that is moved in time is not missed', () => {
  const newDay = { kind: 'promise', day: '2026-11-17', reason: '' } as const
  expect(after(working, newDay, at(endOfFriday)).missedOn).toBeNull()
})

test('the customer hears about a new day by noon of the next working day', () => {
  expect(newDayKnownBy('2026-11-13', sampleCalendar()).toISOString()).toBe(
    '2026-11-16T03:00:00.000Z',
  )
  const typhoon = sampleCalendar([{ date: '2026-11-16', reason: { en: 'Typhoon', ja: '台風' } }])
  expect(newDayKnownBy('2026-11-13', typhoon).toISOString()).toBe('2026-11-17T03:00:00.000Z')
})
