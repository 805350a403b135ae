import { expect, test } from 'vitest'
import { periodIn, presetsOf, shifted } from './period-in.ts'

const today = '2026-11-19'
const { month, quarter, year } = presetsOf(today)
const lastMonth = presetsOf(today)['last-month']

test('what is asked for with one press', () => {
  expect(presetsOf(today)).toEqual({
    month: { from: '2026-11-01', to: today },
    'last-month': { from: '2026-10-01', to: '2026-10-31' },
    quarter: { from: '2026-10-01', to: today },
    year: { from: '2026-01-01', to: today },
  })
})

test.each([
  ['month', month, -1, '2026-10-01', '2026-10-31'],
  ['month before', lastMonth, 1, '2026-11-01', today],
  ['quarter', quarter, -1, '2026-07-01', '2026-09-30'],
  ['quarter before', { from: '2026-07-01', to: '2026-09-30' }, 1, '2026-10-01', today],
  ['year', year, -1, '2025-01-01', '2025-12-31'],
  ['week', { from: '2026-11-02', to: '2026-11-08' }, -1, '2026-10-26', '2026-11-01'],
] as const)('beside a %s', (_, period, by, from, to) => {
  expect(shifted(period, by, today)).toEqual({ from, to })
})

test.each(['', 'from=2026-11-31&to=2026-12-01', 'from=2026-02-02&to=2026-02-01', 'from=x'])(
  'an address with %j means the present month',
  (search) => {
    expect(periodIn(new URLSearchParams(search), today)).toEqual(month)
  },
)
