import { expect, test } from 'vitest'
import {
  continueStroke,
  isPossibleSignature,
  signaturePath,
  startStroke,
  type Strokes,
} from './signature.ts'

test('a signature is one line or more inside the field', () => {
  expect(
    isPossibleSignature([
      [0, 0, 1_000, 320],
      [5, 5],
    ]),
  ).toBe(true)
  const wrong = [[], [[]], [[1]], [[1, 2, 3]], [[0, 321]], [[1_001, 0]], [[-1, 0]], [[0.5, 0]]]
  expect(wrong.filter(isPossibleSignature)).toEqual([])
})

test('a drawing without end is refused', () => {
  const line = Array.from({ length: 6_002 }, () => 1)
  expect(isPossibleSignature([line])).toBe(false)
  expect(isPossibleSignature([line.slice(2)])).toBe(true)
  expect(isPossibleSignature(Array.from({ length: 61 }, () => [1, 1]))).toBe(false)
})

test('lines and dots become a path', () => {
  expect(
    signaturePath([
      [1, 2, 3, 4, 5, 6],
      [7, 8],
    ]),
  ).toBe('M1 2L3 4 5 6M7 8L7 8')
})

test('a pen draws whole numbers inside the field, and leaves out points that would not be seen', () => {
  let strokes = startStroke([], 10.4, -3)
  strokes = continueStroke(strokes, 11, 1)
  strokes = continueStroke(strokes, 5_000, 20)
  expect(strokes).toEqual([[10, 0, 1_000, 20]])
  expect(continueStroke([], 1, 1)).toEqual([])
})

test('a full drawing takes no more lines or points', () => {
  let strokes: Strokes = []
  for (let line = 0; line < 100; line += 1) strokes = startStroke(strokes, line, 0)
  expect(strokes).toHaveLength(60)
  for (let point = 0; point < 4_000; point += 1) {
    strokes = continueStroke(strokes, (point % 2) * 900, 100)
  }
  expect(isPossibleSignature(strokes)).toBe(true)
})
