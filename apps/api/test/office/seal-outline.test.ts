import { blankOffice } from '@kakehashi/domain/blank-office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { drawSealOutline } from '../../src/office/seal-outline.ts'

/** The corners of each shape of the outline, as numbers. */
async function draw(text: string) {
  const outline = (await drawSealOutline(text)) ?? ''
  let [x, y] = [0, 0]
  let start: readonly [number, number] = [0, 0]
  const points: (readonly [number, number])[] = []
  for (const [, letter = '', rest = ''] of outline.matchAll(/([a-z])([\d -]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
    if (letter === 'z') [x, y] = start
    while (numbers.length > 0) {
      if (letter === 'q') numbers.splice(0, 2)
      if (letter !== 'v') x += numbers.shift() ?? 0
      if (letter !== 'h') y += numbers.shift() ?? 0
      points.push([x, y])
      if (letter === 'm') start = [x, y]
    }
  }
  return points
}

function rangeOf(points: readonly (readonly [number, number])[], axis: 0 | 1): [number, number] {
  const values = points.map((point) => point[axis])
  return [Math.min(...values), Math.max(...values)]
}

test('one character fills about 70 % of the square and is in its middle', async () => {
  const points = await draw('橋')
  const [left, right] = rangeOf(points, 0)
  const [top, bottom] = rangeOf(points, 1)

  expect((right - left) / 480).toBeCloseTo(0.7, 1)
  expect(Math.abs(left + right - 480)).toBeLessThanOrEqual(2)
  expect(Math.abs(top + bottom - 480)).toBeLessThanOrEqual(2)
})

test('two characters stand below each other', async () => {
  const points = await draw('翻訳')
  const [left, right] = rangeOf(points, 0)
  const [top, bottom] = rangeOf(points, 1)

  expect(bottom - top).toBeGreaterThan(1.9 * (right - left))
  // Nothing crosses the gap between them.
  expect(points.filter(([, y]) => Math.abs(y - 240) < 4)).toEqual([])
})

test('two Latin letters stand side by side', async () => {
  const points = await draw('KH')
  const [left, right] = rangeOf(points, 0)
  const [top, bottom] = rangeOf(points, 1)

  expect(right - left).toBe(400)
  expect(bottom - top).toBeLessThan(400)
})

test.each(['한', '橋한', '😀'])('%s is not in the font', async (text) => {
  expect(await drawSealOutline(text)).toBeUndefined()
})

test('an outline is short and has nothing but path data', async () => {
  const outline = (await drawSealOutline('橋')) ?? ''

  expect(outline.length).toBeLessThan(2000)
  expect(outline).toMatch(/^m[mlhvqz\d -]+z$/)
})

test.each([
  ['sample', sampleOffice],
  ['blank', blankOffice],
])('the %s office has the outline of its seal', async (_, { seal }) => {
  expect(seal.outline).toBe(await drawSealOutline(seal.text))
})
