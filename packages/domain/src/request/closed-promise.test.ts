import { describe, expect, test } from 'vitest'
import { sampleCalendar } from '../calendar/testing/sample-calendar.ts'
import { dayAfterClosure, isPromisedOnClosure } from './closed-promise.ts'

const reason = { en: 'Typhoon', ja: '台風' }
const closed = (...days: string[]) => sampleCalendar(days.map((date) => ({ date, reason })))
/** Thursday and Friday. */
const typhoon = closed('2026-11-19', '2026-11-20')

describe('a closure breaks a promise', () => {
  test('on a closed day, and on no other', () => {
    expect(isPromisedOnClosure('2026-11-19', typhoon)).toBe(true)
    expect(isPromisedOnClosure('2026-11-18', typhoon)).toBe(false)
    expect(isPromisedOnClosure('2026-11-21', typhoon)).toBe(false)
  })
})

describe('the new day', () => {
  test('is later by the working days that were lost, so that promises stay in order', () => {
    expect(dayAfterClosure('2026-11-19', typhoon)).toBe('2026-11-23')
    expect(dayAfterClosure('2026-11-20', typhoon)).toBe('2026-11-24')
  })

  test('leaves out weekends and holidays within the closure', () => {
    const overThanksgiving = closed('2026-11-25', '2026-11-26', '2026-11-27')

    expect(dayAfterClosure('2026-11-27', overThanksgiving)).toBe('2026-12-01')
  })

  test('of a promise for a closed Saturday is the next working day', () => {
    expect(dayAfterClosure('2026-11-21', closed('2026-11-21'))).toBe('2026-11-23')
  })
})
