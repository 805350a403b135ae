import { expect, test } from 'vitest'
import { larger, smaller, zoomOf } from './zoom.ts'

const space = { width: 800, height: 701 }

test('a whole page fits, but a small one is not made wider than the column', () => {
  expect(zoomOf('page', space, 1.4)).toBeCloseTo(0.625)
  expect(zoomOf('page', space, 0.5)).toBe(1)
})

test('the fit to the width and a fixed zoom do not depend on the page', () => {
  expect(zoomOf('width', space, undefined)).toBe(1)
  expect(zoomOf(2, space, undefined)).toBe(2)
})

test('nothing is drawn before the page and the column are measured', () => {
  expect(zoomOf('page', space, undefined)).toBeUndefined()
  expect(zoomOf('width', { width: 0, height: 0 }, 1.4)).toBeUndefined()
})

test('larger and smaller go from a fit to the next visible step', () => {
  expect(larger(0.625)).toBe(0.75)
  expect(larger(0.74)).toBe(1)
  expect(smaller(0.625)).toBe(0.5)
  expect(larger(4)).toBeUndefined()
  expect(smaller(0.25)).toBeUndefined()
})
