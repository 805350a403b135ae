import { expect, test } from 'vitest'
import { legibilityDoubt, measureTile, shrinkingOf, tileSide } from './legibility.ts'

type Shade = (column: number, row: number) => number

function pixels(shade: Shade, side = tileSide) {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const grey = shade(at % side, Math.floor(at / side))
    data.set([grey, grey, grey, 255], at * 4)
  }
  return { data, width: side, height: side }
}

/** Strokes of letters, three pixels wide. */
const letters: Shade = (column, row) => (column % 8 < 3 && row % 12 < 9 ? 30 : 230)
/** The same, so far out of focus that black and white run into one another. */
const blurred: Shade = (column) => 130 + 40 * Math.sin((column * Math.PI) / 8)
const inTheDark: Shade = (column, row) => letters(column, row) / 5
const table: Shade = () => 60

const photo = { width: 3000, height: 4000 }
const tilesOf = (...shades: readonly Shade[]) =>
  shades.map((shade) => measureTile(pixels(shade), 1))

test('a sharp photograph in good light raises no doubt', () => {
  expect(legibilityDoubt(tilesOf(letters), photo)).toBeUndefined()
})

test('a photograph out of focus is blurred', () => {
  expect(legibilityDoubt(tilesOf(blurred), photo)).toBe('blurred')
})

test('a photograph taken in the dark is dark, whether it is sharp or not', () => {
  expect(legibilityDoubt(tilesOf(inTheDark), photo)).toBe('dark')
})

test('a picture with too few pixels for small print is small', () => {
  expect(legibilityDoubt(tilesOf(letters), { width: 640, height: 480 })).toBe('small')
})

test('a dark and empty table around a paper does not count', () => {
  const tiles = tilesOf(...Array<Shade>(16).fill(table), ...Array<Shade>(4).fill(letters))
  expect(legibilityDoubt(tiles, photo)).toBeUndefined()
})

test('a photograph that could not be measured raises no doubt', () => {
  expect(legibilityDoubt([], photo)).toBeUndefined()
})

test('cameras with more pixels are measured like those with fewer', () => {
  expect(shrinkingOf(photo)).toBe(4)
  expect(shrinkingOf({ width: 800, height: 1000 })).toBe(1)
  const large: Shade = (column, row) => letters(Math.floor(column / 4), Math.floor(row / 4))
  const small = measureTile(pixels(letters), 1)
  const shrunk = measureTile(pixels(large, tileSide * 4), 4)
  expect(shrunk.sharpness).toBeCloseTo(small.sharpness, 0)
  expect(shrunk.light).toBeCloseTo(small.light, 1)
})
