import { describe, expect, test } from 'vitest'
import { sampleCalendar } from '../calendar/testing/sample-calendar.ts'
import { expectedReadyDay, firstDays } from './ready-day.ts'
import { monday } from './testing/request-state.ts'

const typhoon = sampleCalendar([{ date: '2026-11-10', reason: { en: 'Typhoon', ja: '台風' } }])
const offer = { promisedOn: null, usualWorkingDays: 1, isAccepted: false, isDepositDue: false }
const at = { now: monday, calendar: sampleCalendar() }

function conditionOf(change: object) {
  return expectedReadyDay({ ...offer, ...change }, at).condition
}

describe('the day to expect before there is a promise', () => {
  test('names what is left to do: accept, pay the deposit, or both', () => {
    expect(conditionOf({})).toBe('accept')
    expect(conditionOf({ isDepositDue: true })).toBe('accept-and-pay')
    expect(conditionOf({ isAccepted: true, isDepositDue: true })).toBe('pay')
  })

  test('skips days on which the office is closed', () => {
    expect(expectedReadyDay(offer, at).on).toBe('2026-11-10')
    // The day after the typhoon is Veterans Day.
    expect(expectedReadyDay(offer, { ...at, calendar: typhoon }).on).toBe('2026-11-12')
  })

  test('is today for same-day work before the cut-off', () => {
    const sameDay = { ...offer, usualWorkingDays: 0 }
    expect(expectedReadyDay(sameDay, at)).toMatchObject({ on: '2026-11-09', isSameDay: true })
    const afternoon = new Date('2026-11-09T05:00:00Z')
    expect(expectedReadyDay(sameDay, { ...at, now: afternoon })).toMatchObject({
      on: '2026-11-10',
      isSameDay: false,
    })
  })

  test('a promise stays', () => {
    const promised = { ...offer, promisedOn: '2026-12-01' }
    expect(expectedReadyDay(promised, at)).toMatchObject({ on: '2026-12-01', condition: 'none' })
  })
})

function sent(createdAt: string, usualWorkingDays: number) {
  return firstDays({ createdAt: new Date(createdAt), usualWorkingDays }, sampleCalendar())
}

describe('after sending a request', () => {
  test('the price comes within a working day, and the translation is counted from there', () => {
    expect(sent('2026-11-09T01:00:00Z', 3)).toEqual({
      quoteOn: '2026-11-10',
      quoteBy: new Date('2026-11-10T08:00:00Z'),
      readyOn: '2026-11-16',
      readyIfLater: null,
    })
  })

  test('a request of a Friday evening gets its price on Monday', () => {
    expect(sent('2026-11-13T10:00:00Z', 1).quoteOn).toBe('2026-11-16')
  })

  test('same-day work is quoted and ready on the same day, or on the next if it is too late', () => {
    const inTime = { quoteOn: '2026-11-09', readyOn: '2026-11-09', readyIfLater: '2026-11-10' }
    expect(sent('2026-11-09T01:00:00Z', 0)).toMatchObject(inTime)
    expect(sent('2026-11-09T05:00:00Z', 0)).toMatchObject({ quoteOn: '2026-11-10' })
  })

  test('the price of same-day work comes before the time until which it can be accepted', () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const createdAt = new Date(new Date('2026-11-09T00:00:00Z').getTime() + hour * 3_600_000)
      const { quoteBy, readyOn } = firstDays({ createdAt, usualWorkingDays: 0 }, typhoon)
      expect(quoteBy > createdAt).toBe(true)
      // Accepted just before, it is ready on the day we named.
      const accepted = { now: new Date(quoteBy.getTime() - 1), calendar: typhoon }
      expect(expectedReadyDay({ ...offer, usualWorkingDays: 0 }, accepted).on).toBe(readyOn)
    }
  })

  test('same-day work that is accepted after the cut-off is ready on the next working day', () => {
    // Tuesday; Wednesday is Veterans Day.
    const { quoteBy, readyIfLater } = sent('2026-11-10T00:00:00Z', 0)
    expect(readyIfLater).toBe('2026-11-12')
    const late = { now: quoteBy, calendar: sampleCalendar() }
    expect(expectedReadyDay({ ...offer, usualWorkingDays: 0 }, late).on).toBe(readyIfLater)
  })
})
