import type { Day } from '../calendar/day.ts'
import { readPassportLines, type ReadLines } from './read-lines.ts'

/** What could not be read, so that a person knows what to type or to photograph again. */
export const unreadParts = ['lines', 'first-line', 'second-line', 'check-digits', 'unsure'] as const
type UnreadPart = (typeof unreadParts)[number]

export type PhotographedLines =
  | Extract<ReadLines, { kind: 'read' }>
  | { readonly kind: 'unread'; readonly why: UnreadPart }

const lineLength = 44
/** Programs count fillers badly; signs that mean something are never added or taken away. */
const mostMiscounted = 12
/** No check digit covers the names, so several readings have to agree. */
const leastAgreeing = 2

/**
 * What several readings of one photograph say. It is told only if both lines are whole, every check
 * digit holds, and the readings agree.
 */
export function readPhotographedLines(readings: readonly string[], today: Day): PhotographedLines {
  const found = readings.map(findLines)
  const whole = found.flatMap((lines) => (lines.kind === 'whole' ? [lines.text] : []))
  const valid = whole.filter((text) => readPassportLines(text, today).kind === 'read')
  const [text] = valid
  if (text === undefined) {
    if (whole.length > 0) return { kind: 'unread', why: 'check-digits' }
    const seen = ['second-line', 'first-line'] as const
    return {
      kind: 'unread',
      why: seen.find((why) => found.some(({ kind }) => kind === why)) ?? 'lines',
    }
  }
  const isAgreed = valid.length >= leastAgreeing && valid.every((other) => other === text)
  if (!isAgreed) return { kind: 'unread', why: 'unsure' }
  const read = readPassportLines(text, today)
  return read.kind === 'read' ? read : { kind: 'unread', why: 'check-digits' }
}

/** Whether a reading has anything of the lines: then the picture is the right way up. */
export function hasPassportLines(reading: string): boolean {
  return findLines(reading).kind !== 'lines'
}

type Found =
  | { readonly kind: 'whole'; readonly text: string }
  /** The line that is cut off or misread; 'lines' for neither. */
  | { readonly kind: 'lines' | 'first-line' | 'second-line' }

function findLines(reading: string): Found {
  const lines = reading
    .toUpperCase()
    .split('\n')
    .map((line) => line.replaceAll(/\s/g, ''))
    .filter((line) => line.length >= lineLength / 2)
  const at = lines.findIndex((line) => /^P[A-Z<][A-Z<]{3}.*<</.test(line))
  const first = lines[at]
  if (first === undefined) return { kind: 'lines' }
  const wholeFirst = wholeLine(first, /^(P.*?[^<])(<{3,})$/)
  if (wholeFirst === undefined) return { kind: 'first-line' }
  const wholeSecond = wholeLine(lines[at + 1] ?? '', /^(.{28})(<{6,})([0-9])$/)
  if (wholeSecond === undefined) return { kind: 'second-line' }
  return { kind: 'whole', text: `${wholeFirst}\n${wholeSecond}` }
}

/** The line with as many fillers as it must have, in the one place where they say nothing. */
function wholeLine(line: string, fillers: RegExp): string | undefined {
  if (!/^[A-Z0-9<]+$/.test(line)) return undefined
  if (line.length === lineLength) return line
  if (Math.abs(line.length - lineLength) > mostMiscounted) return undefined
  const [, before, , after = ''] = fillers.exec(line) ?? []
  if (before === undefined) return undefined
  return before.padEnd(lineLength - after.length, '<') + after
}
