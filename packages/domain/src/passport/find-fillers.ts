/** Shades of grey, 0 for black, row by row. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A place in a picture, in pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Ink is darker than this part of the shades around it, because photographs have shadows. */
const inkShade = 0.75
const smallestSign = 10

/**
 * The signs '<' in a picture. Programs that read text know words, and read a row of fillers as K, S
 * or X at the end of a name; the shape of the sign leaves no doubt.
 */
export function findFillers(picture: GreyPicture): Place[] {
  const ink = findInk(picture)
  const found = connectedInk(ink, picture).filter((pixels) => isFiller(pixels))
  const places = found.map(({ place }) => place)
  const usual = middleOf(places.map(({ height }) => height))
  return places.filter(({ height }) => height > usual * 0.7 && height < usual * 1.4)
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

/** 1 for each pixel that is darker than those around it. */
function findInk({ width, height, data }: GreyPicture): Uint8Array {
  const across = width + 1
  const sums = new Float64Array(across * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] ?? 0) + row
    }
  }
  const reach = Math.max(8, Math.round(width / 50))
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        (sums[bottom * across + right] ?? 0) -
        (sums[top * across + right] ?? 0) -
        (sums[bottom * across + left] ?? 0) +
        (sums[top * across + left] ?? 0)
      const around = sum / ((bottom - top) * (right - left))
      if ((data[y * width + x] ?? 0) < around * inkShade) ink[y * width + x] = 1
    }
  }
  return ink
}

interface Sign {
  readonly place: Place
  /** The pixels of ink, as their numbers in the picture. */
  readonly pixels: readonly number[]
  readonly across: number
}

/** Every patch of ink that hangs together, as large as a sign may be. Uses up the ink. */
function connectedInk(ink: Uint8Array, { width, height }: GreyPicture): Sign[] {
  const largest = Math.round(width / 20)
  const signs: Sign[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue
    ink[start] = 0
    const pixels = [start]
    for (let next = 0; next < pixels.length; next++) {
      const pixel = pixels[next] ?? 0
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      for (let up = Math.max(0, y - 1); up <= Math.min(height - 1, y + 1); up++) {
        for (let on = Math.max(0, x - 1); on <= Math.min(width - 1, x + 1); on++) {
          const neighbour = up * width + on
          if (ink[neighbour] !== 1) continue
          ink[neighbour] = 0
          pixels.push(neighbour)
        }
      }
    }
    const place = placeOf(pixels, width)
    if (place.height < smallestSign || place.height > largest || place.width > largest) continue
    signs.push({ place, pixels, across: width })
  }
  return signs
}

function placeOf(pixels: readonly number[], across: number): Place {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const pixel of pixels) {
    const [x, y] = [pixel % across, Math.floor(pixel / across)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Its ink lies on two strokes, from the middle of the left side to both corners of the right. */
function isFiller({ place, pixels, across }: Sign): boolean {
  const { left, top, width, height } = place
  if (width < height * 0.45 || width > height * 1.4) return false
  const columns = new Set<number>()
  let onStrokes = 0
  for (const pixel of pixels) {
    const x = ((pixel % across) - left + 0.5) / width
    const y = (Math.floor(pixel / across) - top + 0.5) / height
    columns.add(Math.floor(x * 8) * 2 + (y < 0.5 ? 0 : 1))
    // How far from the middle a stroke is in this column.
    if (Math.abs(Math.abs(y - 0.5) - x * 0.42) < 0.17) onStrokes += 1
  }
  // Both strokes reach from the left to the right.
  return columns.size === 16 && onStrokes / pixels.length > 0.93
}
