/** A piece of text where a page of a PDF has it, measured upwards and to the right. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  /** Of its baseline. */
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A wider gap between two pieces is a space; letters of one word are closer. */
const spaceOfHeight = 0.2
/** Marks above the line, such as those of a footnote, belong to it. */
const sameLineOfHeight = 0.5

/** The lines of a page from the top, as somebody reads them. A PDF has only pieces in any order. */
export function linesOfPage(pieces: readonly PlacedText[]): string[] {
  const lines: PlacedText[][] = []
  const fromTheTop = pieces
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => other.y - one.y)
  for (const piece of fromTheTop) {
    const line = lines.at(-1)
    if (line?.[0] && isOnLine(piece, line[0])) line.push(piece)
    else lines.push([piece])
  }
  return lines.map(textOf)
}

function isOnLine(piece: PlacedText, first: PlacedText): boolean {
  return first.y - piece.y < sameLineOfHeight * Math.max(first.height, piece.height)
}

function textOf(line: readonly PlacedText[]): string {
  let text = ''
  let end = Number.POSITIVE_INFINITY
  for (const piece of line.toSorted((one, other) => one.x - other.x)) {
    if (piece.x - end > spaceOfHeight * piece.height) text += ' '
    text += piece.text
    end = piece.x + piece.width
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}
