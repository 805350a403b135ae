import { expect, test } from 'vitest'
import { beyondBounds } from './lengths.ts'
import { nineOfTen } from './nine-of-ten.ts'

const counts = (...entries: [number, number][]) => new Map(entries)

test('nine of ten took at most as many days as the slowest of them', () => {
  expect(nineOfTen(counts([1, 9], [30, 1]))).toBe(1)
  expect(nineOfTen(counts([1, 8], [5, 1], [30, 1]))).toBe(5)
  expect(nineOfTen(counts([2, 1]))).toBe(2)
})

test('what took longer than is told apart is beyond all bounds', () => {
  expect(nineOfTen(counts([1, 1], [beyondBounds, 9]))).toBe(beyondBounds)
})

test('of nothing there is no length', () => {
  expect(nineOfTen(new Map())).toBeNull()
})
