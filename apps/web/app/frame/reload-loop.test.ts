import { expect, test } from 'vitest'
import { fakeStorage } from '../api/fake-browser.ts'
import { forgetStarts, isReloadLoop } from './reload-loop.ts'

test('a page that starts three times in a row without coming up is left standing', () => {
  const { storage } = fakeStorage()
  expect(isReloadLoop(storage, 1000)).toBe(false)
  expect(isReloadLoop(storage, 2000)).toBe(false)
  expect(isReloadLoop(storage, 3000)).toBe(true)
})

test('a page that came up in between starts afresh', () => {
  const { storage } = fakeStorage()
  isReloadLoop(storage, 1000)
  isReloadLoop(storage, 2000)
  forgetStarts(storage)
  expect(isReloadLoop(storage, 3000)).toBe(false)
})

test('slow starts are no loop', () => {
  const { storage } = fakeStorage()
  isReloadLoop(storage, 0)
  isReloadLoop(storage, 15_000)
  expect(isReloadLoop(storage, 30_000)).toBe(false)
})

test('a garbled note is forgotten', () => {
  const { storage } = fakeStorage({ starts: '[1,"x"]' })
  expect(isReloadLoop(storage, 1000)).toBe(false)
})
