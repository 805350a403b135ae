import type { Closures } from '@kakehashi/domain/calendar/office-calendar'
import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import type { Language } from '@kakehashi/domain/language'
import { officeDayAt } from '@kakehashi/domain/calendar/office-day'
import { expect, test } from 'vitest'
import { officeStatus } from './office-status.ts'

const typhoon: Closures = [{ date: '2026-11-12', reason: { en: 'Typhoon', ja: '台風' } }]

function sign(clock: string, language: Language = 'en', closures: Closures = []) {
  return officeStatus(officeDayAt(new Date(`${clock}+09:00`), sampleCalendar(closures)), language)
}

test.each([
  ['2026-11-12T08:00', 'today closed-now opens-today working-hours in-time hours-left next-off'],
  ['2026-11-12T09:00', 'today open morning working-hours in-time hours-left next-off'],
  ['2026-11-12T09:42', 'today open morning working-hours in-time minutes-left next-off'],
  ['2026-11-12T10:29', 'today open morning working-hours in-time minute-left next-off'],
  ['2026-11-12T10:30', 'today open morning working-hours too-late next-off'],
  ['2026-11-12T13:20', 'today lunch working-hours too-late next-off'],
  ['2026-11-12T15:00', 'today open afternoon working-hours too-late next-off'],
  ['2026-11-12T18:00', 'today closed-now opens-weekday working-hours too-late next-off'],
  ['2026-11-13T18:00', 'today closed-now opens-weekday working-hours too-late next-off'],
  ['2026-11-14T12:00', 'today closed-today opens-weekday working-hours too-late next-off'],
  ['2026-11-26T09:42', 'today closed-today opens-weekday reason too-late next-off'],
])('at %s these sentences apply: %s', (clock, occasions) => {
  expect(sign(clock).occasions.join(' ')).toBe(occasions)
})

test('the next opening is a weekday within a week, otherwise a date', () => {
  const fortnight = Array.from({ length: 14 }, (_, index) => ({
    date: `2026-12-${String(index + 7).padStart(2, '0')}`,
    reason: { en: 'We are moving', ja: '移転のため' },
  }))

  expect(sign('2026-11-12T18:00').slots.opening).toBe('Friday')
  expect(sign('2026-11-13T18:00', 'ja').slots.opening).toBe('月曜日')
  const moving = sign('2026-12-07T10:00', 'en', fortnight)
  expect(moving.occasions).toContain('opens-date')
  expect(moving.slots.opening).toBe('Monday 21 December')
  expect(sign('2026-12-14T10:00', 'ja', fortnight).slots.opening).toBe('12月21日（月）')
  expect(sign('2026-12-15T10:00', 'en', fortnight).slots.opening).toBe('Monday')
})

test('the reason for a closure is in the language of the page', () => {
  const english = sign('2026-11-12T09:42', 'en', typhoon)
  expect(english.occasions).toEqual([
    'today',
    'closed-today',
    'opens-weekday',
    'reason',
    'too-late',
    'next-off',
  ])
  expect(english.slots).toMatchObject({ reason: 'Typhoon', opening: 'Friday' })
  expect(sign('2026-11-12T09:42', 'ja', typhoon).slots.reason).toBe('台風')
})

test('without holidays and closures there is no next closed day', () => {
  const calendar = { ...sampleCalendar(), holidays: 'none' } as const
  const day = officeDayAt(new Date('2026-11-12T09:05+09:00'), calendar)
  const { occasions, slots } = officeStatus(day, 'en')
  expect(occasions).not.toContain('next-off')
  expect(slots).toMatchObject({ nextOff: '', nextReason: '' })
})

test('times and days are formatted for the language', () => {
  expect(sign('2026-11-12T09:05').slots).toEqual({
    date: 'Thursday 12 November 2026',
    time: '9:05',
    opening: 'Thursday',
    reason: '',
    hours: '1',
    minutes: '25',
    sameDay: 'Thursday 12 November',
    nextOff: 'Thursday 26 November',
    nextReason: 'Thanksgiving Day',
  })
  expect(sign('2026-11-12T09:05', 'ja').slots).toMatchObject({
    date: '2026年11月12日（木）',
    time: '9:05',
    nextOff: '11月26日（木）',
    nextReason: '感謝祭',
  })
})
