/** Why a photograph may be hard to read. It is only a warning: a person decides. */
export type LegibilityDoubt = 'blurred' | 'dark' | 'small'

/** Photographs are measured at about this size, so that cameras of all kinds compare. */
const measuredSide = 1024
/** Squares of a shrunken photograph that are measured one by one. */
export const tileSide = 64

/** Measured below these, people at the office asked for another photograph. See record 0114. */
const sharpEnough = 150
const lightEnough = 85
const leastLongSide = 1000

interface Size {
  readonly width: number
  readonly height: number
}

/** How many pixels of the photograph, across and down, become one. */
export function shrinkingOf({ width, height }: Size): number {
  return Math.max(1, Math.round(Math.max(width, height) / measuredSide))
}

export interface Tile {
  /** The variance of the Laplacian: edges of letters make it large, blur makes it small. */
  readonly sharpness: number
  /** The mean shade of grey, from 0 to 255. */
  readonly light: number
}

/** Pixels as a canvas has them: red, green, blue and opacity in turn, row by row. */
type Pixels = Size & { readonly data: ArrayLike<number> }

/** Measures one square of a photograph at its full size. */
export function measureTile(pixels: Pixels, shrinking: number): Tile {
  const width = Math.floor(pixels.width / shrinking)
  const height = Math.floor(pixels.height / shrinking)
  const grey = shrink(pixels, shrinking, { width, height })
  return { sharpness: varianceOfLaplacian(grey, { width, height }), light: mean(grey) }
}

function shrink({ data, width }: Pixels, by: number, size: Size): Float32Array {
  const grey = new Float32Array(size.width * size.height)
  const share = 1 / (by * by)
  for (let row = 0; row < size.height * by; row++) {
    for (let column = 0; column < size.width * by; column++) {
      const at = (row * width + column) * 4
      const shade =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
      const to = Math.floor(row / by) * size.width + Math.floor(column / by)
      grey[to] = (grey[to] ?? 0) + shade * share
    }
  }
  return grey
}

function varianceOfLaplacian(grey: Float32Array, { width, height }: Size): number {
  let count = 0
  let sum = 0
  let squares = 0
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      const around =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0)
      const edge = around - 4 * (grey[at] ?? 0)
      count += 1
      sum += edge
      squares += edge * edge
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

function mean(grey: Float32Array): number {
  return grey.length === 0 ? 0 : grey.reduce((sum, shade) => sum + shade, 0) / grey.length
}

/**
 * What may be wrong with a photograph. The best tenth of it decides, because a table around the
 * paper is often dark and always without letters.
 */
export function legibilityDoubt(tiles: readonly Tile[], size: Size): LegibilityDoubt | undefined {
  if (tiles.length === 0) return undefined
  if (Math.max(size.width, size.height) < leastLongSide) return 'small'
  if (bestTenth(tiles.map(({ light }) => light)) < lightEnough) return 'dark'
  return bestTenth(tiles.map(({ sharpness }) => sharpness)) < sharpEnough ? 'blurred' : undefined
}

/** Nine of ten are below it. */
function bestTenth(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0
}
