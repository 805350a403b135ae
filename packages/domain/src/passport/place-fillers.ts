import type { Place } from './find-fillers.ts'

/** Letters and digits that a program read together, and where. */
export interface PlacedText {
  readonly text: string
  readonly place: Place
}

interface Piece {
  readonly text: string
  /** Its left and right end, and its middle as if the lines were level. */
  readonly left: number
  readonly right: number
  readonly level: number
}

const filler = '<'
/** All signs are equally wide, so each filler is this close to its place, in widths of a sign. */
const mostBeside = 0.4

/**
 * The lines of this length, from the text that a program read and the fillers that were found. The
 * program tells the order of letters and digits, and the fillers tell their own places. A line whose
 * signs do not add up is left out: a letter was lost, and each name after it would be another one.
 */
export function placeFillers(
  texts: readonly PlacedText[],
  fillers: readonly Place[],
  length: number,
): string[] {
  const slope = slopeOf(fillers)
  const lines: Piece[][] = []
  const apart = middleOf(fillers.map(({ height }) => height)) * 0.7
  const pieces = [
    ...texts.map(({ text, place }) => toPiece(text, place, slope)),
    ...fillers.map((place) => toPiece(filler, place, slope)),
  ]
  for (const piece of pieces.toSorted((one, other) => one.level - other.level)) {
    const line = lines.at(-1)
    if (line && piece.level - middleOf(line.map(({ level }) => level)) < apart) line.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((line) => placeInLine(line, length) ?? [])
}

function placeInLine(unsorted: readonly Piece[], length: number): string | undefined {
  const line = unsorted.toSorted((one, other) => one.left - other.left)
  const found = line.filter(({ text }) => text === filler)
  const read = line.filter(({ text }) => text !== filler)
  const signs = Array.from(read.map(({ text }) => text.replaceAll(/\s/g, '')).join(''))
  if (found.length === 0 || found.length + signs.length !== length) return undefined

  const sign = middleOf(found.map(({ left, right }) => right - left))
  const first = Math.min(...line.map(({ left }) => left)) + sign / 2
  const last = Math.max(...line.map(({ right }) => right)) - sign / 2
  const places = found.map(
    ({ left, right }) => (((left + right) / 2 - first) / (last - first)) * (length - 1),
  )
  const isClear = places.every((place) => Math.abs(place - Math.round(place)) < mostBeside)
  const taken = new Set(places.map(Math.round))
  if (!isClear || taken.size !== found.length) return undefined
  const left = signs.values()
  return Array.from({ length }, (_, at) =>
    taken.has(at) ? filler : (left.next().value ?? ''),
  ).join('')
}

function toPiece(text: string, { left, top, width, height }: Place, slope: number): Piece {
  const level = top + height / 2 - slope * (left + width / 2)
  return { text, left, right: left + width, level }
}

/** How far a line falls with each pixel to the right: between fillers that stand next to each other. */
function slopeOf(fillers: readonly Place[]): number {
  return middleOf(
    fillers.flatMap((one) =>
      fillers
        .filter(({ left }) => left > one.left && left - one.left < one.width * 3)
        .filter(({ top }) => Math.abs(top - one.top) < one.height)
        .map(({ left, top }) => (top - one.top) / (left - one.left)),
    ),
  )
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
