import { expect, test } from 'vitest'
import { byBestChoice, isAwayDuring } from './suggest-translator.ts'

const today = '2026-11-16'
const away = (from: string, until: string) => ({ absence: { from, until } })

test('someone is away if an absence overlaps the days of the work', () => {
  expect(isAwayDuring(away('2026-11-18', '2026-11-20'), today, '2026-11-19')).toBe(true)
  expect(isAwayDuring(away('2026-11-20', '2026-11-27'), today, '2026-11-19')).toBe(false)
  expect(isAwayDuring(away('2026-11-09', '2026-11-15'), today, '2026-11-19')).toBe(false)
  expect(isAwayDuring({}, today, '2026-11-19')).toBe(false)
})

test('without a ready-by day only an absence today counts', () => {
  expect(isAwayDuring(away('2026-11-16', '2026-11-16'), today, undefined)).toBe(true)
  expect(isAwayDuring(away('2026-11-17', '2026-11-20'), today, undefined)).toBe(false)
})

test('the person with the fewest documents comes first, and those who are away last', () => {
  const busy = { name: 'busy', openDocuments: 4 }
  const free = { name: 'free', openDocuments: 1 }
  const absent = { name: 'absent', openDocuments: 0, ...away(today, '2026-11-20') }

  const names = byBestChoice([absent, busy, free], today, '2026-11-19').map(({ name }) => name)

  expect(names).toEqual(['free', 'busy', 'absent'])
})
