import { expect, test } from 'vitest'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'
import { forgetStarts, isReloadLoop } from './reload-loop.ts'

/** Starts a page at these moments and says of each whether it was taken for a loop. */
function starts(storage: Storage, ...moments: number[]): boolean[] {
  return moments.map((moment) => isReloadLoop(storage, moment))
}

test('a page that starts five times in a row without coming up is left standing', () => {
  const { storage } = fakeStorage()
  expect(starts(storage, 1000, 2000, 3000, 4000, 5000)).toEqual([false, false, false, false, true])
})

test('a page that came up in between starts afresh', () => {
  const { storage } = fakeStorage()
  starts(storage, 1000, 2000, 3000, 4000)
  forgetStarts(storage)
  expect(isReloadLoop(storage, 5000)).toBe(false)
})

test('slow starts are no loop', () => {
  const { storage } = fakeStorage()
  expect(starts(storage, 0, 6000, 12_000, 18_000, 24_000)).not.toContain(true)
})

test('a garbled note is forgotten', () => {
  const { storage } = fakeStorage({ starts: '[1,"x"]' })
  expect(isReloadLoop(storage, 1000)).toBe(false)
})
