import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
})

test('a site built on New Year’s Day of the office carries the new year, wherever it is built', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T15:30:00Z') })
  const { constants } = await import('./vite-parts.ts')

  expect(constants.__BUILD_YEAR__).toBe('"2027"')
})
