import type { Day } from '../calendar/day.ts'
import { passportFormat, take } from './formats.ts'
import { lookAlike } from './line-problems.ts'
import { readPassportLines, type ReadLines } from './read-lines.ts'

/** What could not be read, so that a person knows what to type or to photograph again. */
export const unreadParts = ['lines', 'first-line', 'second-line', 'check-digits', 'unsure'] as const
type UnreadPart = (typeof unreadParts)[number]

export type PhotographedLines =
  | Extract<ReadLines, { kind: 'read' }>
  | { readonly kind: 'unread'; readonly why: UnreadPart }

const lineLength = passportFormat.length
/** No check digit covers the names, so several readings have to agree. */
const leastAgreeing = 2

/**
 * What several readings of one photograph say. It is told only if both lines are whole, every check
 * digit holds, and the readings agree.
 */
export function readPhotographedLines(readings: readonly string[], today: Day): PhotographedLines {
  const found = readings.map(findLines)
  const whole = found.flatMap((lines) => (lines.kind === 'whole' ? [lines.text] : []))
  const valid = whole
    .map((text) => readPassportLines(text, today))
    .filter((read) => read.kind === 'read')
  const [first] = valid
  if (first === undefined) {
    if (whole.length > 0) return { kind: 'unread', why: 'check-digits' }
    const seen = ['second-line', 'first-line'] as const
    return {
      kind: 'unread',
      why: seen.find((why) => found.some(({ kind }) => kind === why)) ?? 'lines',
    }
  }
  const isAgreed = valid.every((other) => hasSameHolder(first, other))
  return isAgreed && valid.length >= leastAgreeing ? first : { kind: 'unread', why: 'unsure' }
}

type Read = Extract<ReadLines, { kind: 'read' }>

/** In everything that is proposed. */
function hasSameHolder({ holder: one }: Read, { holder: other }: Read): boolean {
  const proposed = ['family', 'given', 'birth', 'issuer'] as const
  return proposed.every((part) => one[part] === other[part])
}

type Found =
  | { readonly kind: 'whole'; readonly text: string }
  /** The line that is cut off or misread; 'lines' for neither. */
  | { readonly kind: 'lines' | 'first-line' | 'second-line' }

function findLines(reading: string): Found {
  const lines = reading.split('\n').filter((line) => line.length === lineLength)
  const first = lines.find((line) => /^P[A-Z<][A-Z0-9]+<*[A-Z].*<</.test(line))
  const second = lines.find((line) => /^[^<].{20}[0-9OI]{7}/.test(line))
  if (first !== undefined && second !== undefined) {
    return { kind: 'whole', text: withSignsOfTheirPlace([first, second]).join('\n') }
  }
  if (first === undefined && second === undefined) return { kind: 'lines' }
  return { kind: first === undefined ? 'first-line' : 'second-line' }
}

/**
 * O and I for 0 and 1 where only digits can stand, and the other way round in codes of countries.
 * The check digits decide on the digits. Names have none, so nothing is changed in them.
 */
function withSignsOfTheirPlace(lines: readonly string[]): string[] {
  const parts = Object.entries(passportFormat.parts).flatMap(([name, part]) => {
    const isCode = name === 'issuer' || name === 'nationality'
    return isCode || part.sort === 'digits' ? [part] : []
  })
  return lines.map((line, number) => {
    const signs = Array.from(line)
    for (const part of parts.filter((one) => one.line === number)) {
      const wrong = part.sort === 'digits' ? /[A-Z]/ : /[0-9]/
      const mended = Array.from(take(lines, part), (sign) =>
        wrong.test(sign) ? (lookAlike(sign) ?? sign) : sign,
      )
      signs.splice(part.from, mended.length, ...mended)
    }
    return signs.join('')
  })
}
