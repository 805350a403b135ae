import { expect, test } from 'vitest'

/** The runner of this file runs all others before it (see lane-runner.ts). */
test('the lane has ended', () => {
  expect(globalThis.isWithoutGuard(-1)).toBe(false)
})
