import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, Glyph } from 'opentype.js'

const require = createRequire(import.meta.url)

/** The outline is drawn in a square with sides of this length. */
const side = 480
const sizeOfOne = 340
const sizeOfTwo = 400

type Point = readonly [x: number, y: number]

/** A line has one point, a curve has two; an empty list closes the shape. */
interface Stroke {
  readonly letter: string
  readonly points: readonly Point[]
}

/**
 * SVG path data of the characters; undefined if the font lacks one of them. The font has 7 MB, so
 * it is read only for a new text, and not kept.
 */
export async function drawSealOutline(text: string): Promise<string | undefined> {
  const font = await readFont()
  const characters = Array.from(text)
  if (!characters.every((character) => font.hasChar(character))) return undefined
  const glyphs = characters.map((character) => font.charToGlyph(character))
  const isLatin = /^[\p{Script=Latin}\p{Nd}]+$/u.test(text)
  const strokes = isLatin ? sideBySide(glyphs) : belowEachOther(glyphs, font.unitsPerEm)
  return writePath(centre(strokes, glyphs.length === 1 ? sizeOfOne : sizeOfTwo))
}

async function readFont(): Promise<Font> {
  const file = require.resolve('@expo-google-fonts/biz-udmincho/700Bold/BIZUDMincho_700Bold.ttf')
  const { default: opentype } = await import('opentype.js')
  const { buffer } = await readFile(file)
  // Reads single characters instead of all 13 000: a fifth of the time.
  return opentype.parse(buffer, { lowMemory: true })
}

function sideBySide(glyphs: readonly Glyph[]): Stroke[] {
  let x = 0
  return glyphs.flatMap((glyph) => {
    const strokes = strokesOf(glyph, x, 0)
    x += glyph.advanceWidth
    return strokes
  })
}

function belowEachOther(glyphs: readonly Glyph[], height: number): Stroke[] {
  return glyphs.flatMap((glyph, index) => strokesOf(glyph, -glyph.advanceWidth / 2, index * height))
}

/** In a font y grows upwards, in SVG downwards. */
function strokesOf({ path }: Glyph, dx: number, dy: number): Stroke[] {
  const point = (x: number, y: number): Point => [x + dx, dy - y]
  return path.commands.map((command) => {
    if (command.type === 'Z') return { letter: 'z', points: [] }
    const end = point(command.x, command.y)
    if (command.type === 'Q') return { letter: 'q', points: [point(command.x1, command.y1), end] }
    return { letter: command.type.toLowerCase(), points: [end] }
  })
}

/** The longer side gets this size, and both get equal margins. */
function centre(strokes: readonly Stroke[], size: number): Stroke[] {
  const points = strokes.flatMap((stroke) => stroke.points)
  const range = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return { from: Math.min(...values), to: Math.max(...values) }
  }
  const [x, y] = [range(0), range(1)]
  const scale = size / Math.max(x.to - x.from, y.to - y.from)
  const place = (value: number, { from, to }: typeof x) =>
    Math.round(side / 2 + (value - (from + to) / 2) * scale)
  return strokes.map(({ letter, points: ends }) => ({
    letter,
    points: ends.map(([left, top]) => [place(left, x), place(top, y)]),
  }))
}

/** Relative, because small numbers are short. A letter that repeats is left out. */
function writePath(strokes: readonly Stroke[]): string {
  let at: Point = [0, 0]
  let start = at
  let last = ''
  let path = ''
  for (const { letter, points } of strokes) {
    const [from, end] = [at, points.at(-1)]
    at = end ?? start
    if (letter === 'm') start = at
    const steps = points.map(([x, y]): Point => [x - from[0], y - from[1]])
    const isDot = letter !== 'm' && steps.length > 0 && steps.flat().every((step) => step === 0)
    if (isDot) continue
    const { name, numbers } = shortest(letter, steps)
    path += (name === last ? ' ' : name) + numbers.join(' ')
    last = name
  }
  return path.replaceAll(' -', '-')
}

function shortest(letter: string, steps: readonly Point[]) {
  const [x, y] = steps[0] ?? []
  if (letter === 'l' && y === 0) return { name: 'h', numbers: [x] }
  if (letter === 'l' && x === 0) return { name: 'v', numbers: [y] }
  return { name: letter, numbers: steps.flat() }
}
