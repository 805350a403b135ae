import { expect, test } from 'vitest'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'
import { forgetStarts, isReloadLoop } from './reload-loop.ts'

/** Whether each start at these times counts as a loop. */
function starts(storage: Storage, ...moments: number[]): boolean[] {
  return moments.map((moment) => isReloadLoop(storage, moment))
}

test('five starts in a row without success are a loop', () => {
  const { storage } = fakeStorage()
  expect(starts(storage, 1000, 2000, 3000, 4000, 5000)).toEqual([false, false, false, false, true])
})

test('a successful start resets the count', () => {
  const { storage } = fakeStorage()
  starts(storage, 1000, 2000, 3000, 4000)
  forgetStarts(storage)
  expect(isReloadLoop(storage, 5000)).toBe(false)
})

test('slow starts are not a loop', () => {
  const { storage } = fakeStorage()
  expect(starts(storage, 0, 6000, 12_000, 18_000, 24_000)).not.toContain(true)
})

test('an invalid stored value is ignored', () => {
  const { storage } = fakeStorage({ starts: '[1,"x"]' })
  expect(isReloadLoop(storage, 1000)).toBe(false)
})
