import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayAt, instantAt, isOver, minuteAt } from './day.ts'

const zones = ['Asia/Tokyo', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata']
const hour = 3_600_000
const plausible = { min: new Date('2000-01-02T00:00:00Z'), max: new Date('2199-12-30T00:00:00Z') }
const moments = fc.date({ ...plausible, noInvalidDate: true })
const days = moments.map((moment) => moment.toISOString().slice(0, 10))
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''))

describe.each(zones)('in %s', (zone) => {
  test('noon of a day is on that day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayAt(instantAt(day, '1200', zone), zone)).toBe(day)
        expect(minuteAt(instantAt(day, '1200', zone), zone)).toBe(12 * 60)
      }),
    )
  })

  test('the day and the time are those that the platform writes', () => {
    const written = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = minuteAt(moment, zone)
        const clock = [Math.floor(minute / 60), minute % 60]
          .map((part) => String(part).padStart(2, '0'))
          .join(':')
        expect(`${dayAt(moment, zone)} ${clock}`).toBe(written.format(moment))
      }),
    )
  })

  test('a day begins at its midnight', () => {
    fc.assert(
      fc.property(days, (day) => {
        const midnight = instantAt(day, '0000', zone)
        expect(dayAt(midnight, zone)).toBe(day)
        expect(dayAt(new Date(midnight.getTime() - 1), zone)).toBe(addDays(day, -1))
      }),
    )
  })
})

test('Tokyo has no daylight saving time and is always nine hours ahead', () => {
  fc.assert(
    fc.property(moments, days, times, (moment, day, time) => {
      const nineHoursOn = new Date(moment.getTime() + 9 * hour)
      expect(dayAt(moment, 'Asia/Tokyo')).toBe(nineHoursOn.toISOString().slice(0, 10))
      const written = `${day}T${time.slice(0, 2)}:${time.slice(2)}:00+09:00`
      expect(instantAt(day, time, 'Asia/Tokyo')).toEqual(new Date(written))
    }),
  )
})

test('a day ends at the millisecond', () => {
  expect(dayAt(new Date('2026-03-01T14:59:59.999Z'), 'Asia/Tokyo')).toBe('2026-03-01')
  expect(dayAt(new Date('2026-03-01T15:00:00.000Z'), 'Asia/Tokyo')).toBe('2026-03-02')
  expect(dayAt(new Date('2027-01-01T04:59:59.999Z'), 'America/New_York')).toBe('2026-12-31')
  expect(dayAt(new Date('2028-02-29T05:00:00.000Z'), 'America/New_York')).toBe('2028-02-29')
  expect(isOver('2026-12-31', new Date('2027-01-01T04:59:59.999Z'), 'America/New_York')).toBe(false)
  expect(isOver('2026-12-31', new Date('2027-01-01T05:00:00.000Z'), 'America/New_York')).toBe(true)
})

describe('when the clocks change', () => {
  test.each([
    ['the last minute before', '2026-03-08', '0159', '2026-03-08T06:59:00.000Z'],
    ['the first minute after', '2026-03-08', '0300', '2026-03-08T07:00:00.000Z'],
    [
      'a skipped time is as long after the change',
      '2026-03-08',
      '0230',
      '2026-03-08T07:30:00.000Z',
    ],
    ['the last minute that comes once', '2026-11-01', '0059', '2026-11-01T04:59:00.000Z'],
    ['of a time that comes twice, the first', '2026-11-01', '0130', '2026-11-01T05:30:00.000Z'],
    ['the first minute that comes once again', '2026-11-01', '0200', '2026-11-01T07:00:00.000Z'],
  ])('in New York: %s', (_, day, time, instant) => {
    expect(instantAt(day, time, 'America/New_York').toISOString()).toBe(instant)
  })

  test('a day without a midnight begins after the change', () => {
    expect(instantAt('2026-04-24', '0000', 'Africa/Cairo').toISOString()).toBe(
      '2026-04-23T22:00:00.000Z',
    )
  })
})
