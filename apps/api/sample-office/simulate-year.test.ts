import { expect, test } from 'vitest'
import { simulateYear } from './simulate-year.ts'

test.each(['2026-11-14T18:30:00Z', '2027-01-01T00:10:00Z', '2028-02-29T04:00:00Z'])(
  'begun at %s, the same is told, and all of it in the past',
  (begun) => {
    const now = new Date(begun)
    const stories = simulateYear(now)
    const said = (told: typeof stories) => told.map(({ request }) => request.details)

    expect(said(stories)).toEqual(said(simulateYear(new Date())))
    for (const { actions } of stories) {
      const times = actions.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    }
  },
)
