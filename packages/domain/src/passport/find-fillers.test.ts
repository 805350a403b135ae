import { expect, test } from 'vitest'
import { findFillers, type GreyPicture } from './find-fillers.ts'

type Point = readonly [x: number, y: number]
type Stroke = readonly [from: Point, to: Point]

/** In a square of one by one. */
const filler: readonly Stroke[] = [
  [
    [1, 0],
    [0, 0.5],
  ],
  [
    [0, 0.5],
    [1, 1],
  ],
]
const letters: Readonly<Record<string, readonly Stroke[]>> = {
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [0, 0.5],
    ],
    [
      [0, 0.5],
      [1, 1],
    ],
  ],
  X: [
    [
      [0, 0],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 1],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ],
  V: [
    [
      [0, 0],
      [0.5, 1],
    ],
    [
      [0.5, 1],
      [1, 0],
    ],
  ],
}
const upsideDown = filler.map((stroke) => stroke.map(([x, y]) => [1 - x, 1 - y] as const))

interface Drawn {
  readonly strokes: readonly (readonly Point[])[]
  readonly left: number
  readonly top?: number
}

/** Signs of 24 by 36 pixels on paper that becomes darker to the right, as in a room. */
function draw(signs: readonly Drawn[], light = 230): GreyPicture {
  const [width, height] = [1000, 120]
  const data = new Uint8Array(width * height).map((_, at) => light * (1 - (at % width) / 2000))
  for (const { strokes, left, top = 40 } of signs) {
    for (const [from = [0, 0], to = [0, 0]] of strokes) {
      for (let step = 0; step <= 100; step++) {
        const x = Math.round(left + 24 * (from[0] + ((to[0] - from[0]) * step) / 100))
        const y = Math.round(top + 36 * (from[1] + ((to[1] - from[1]) * step) / 100))
        for (const by of [-2, -1, 0, 1, 2]) {
          data.fill(20, (y + by) * width + x - 2, (y + by) * width + x + 3)
        }
      }
    }
  }
  return { width, height, data }
}

test('fillers are found wherever they stand, on light and on dark paper', () => {
  const places = [30, 70, 500, 900]
  for (const light of [230, 110]) {
    const found = findFillers(
      draw(
        places.map((left) => ({ strokes: filler, left })),
        light,
      ),
    )
    expect(found.map(({ left }) => left + 2).toSorted((one, other) => one - other)).toEqual(places)
  }
})

test('no letter is taken for a filler', () => {
  const signs = Object.values(letters).map((strokes, index) => ({
    strokes,
    left: 300 + 60 * index,
  }))
  const found = findFillers(draw([{ strokes: filler, left: 100 }, ...signs]))
  expect(found.map(({ left }) => left + 2)).toEqual([100])
})

test('a picture that is upside down has no fillers', () => {
  expect(findFillers(draw([{ strokes: upsideDown, left: 100 }]))).toEqual([])
})
