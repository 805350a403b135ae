import { beyondBounds, lengthBounds } from './lengths.ts'

/** The number of days that nine of ten did not exceed, from counts by bound; null without any. */
export function nineOfTen(counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let sum = 0
  for (const bound of [...lengthBounds, beyondBounds]) {
    sum += counts.get(bound) ?? 0
    if (all > 0 && sum * 10 >= all * 9) return bound
  }
  return null
}
