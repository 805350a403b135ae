import type {
  PassportLineNote,
  PassportLineProblem,
  readPassportLines,
} from '@kakehashi/contract/requests/passport-lines'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { Day } from '@kakehashi/domain/calendar/day'
import type { LineProblem } from '@kakehashi/domain/passport/line-problems'
import {
  type LineNote,
  readPassportLines as readLines,
} from '@kakehashi/domain/passport/read-lines'

/** What the lines of a passport propose for a person. Only a person can accept it. */
export function proposeFromLines(typed: string, today: Day): ReplyOf<typeof readPassportLines> {
  const read = readLines(typed, today)
  if (read.kind === 'refused') {
    return { kind: 'refused', problems: read.problems.map(toProblem) }
  }
  return toProposal(read)
}

type Read = Extract<ReturnType<typeof readLines>, { kind: 'read' }>

export function toProposal(
  read: Read,
): Extract<ReplyOf<typeof readPassportLines>, { kind: 'read' }> {
  const { family, given, birth, issuer } = read.holder
  const source = issuer === 'JPN' ? 'japanese-passport' : 'foreign-passport'
  return {
    kind: 'read',
    proposal: { family, given, bornOn: birth, source },
    notes: read.notes.map(toNote),
  }
}

function toNote(note: LineNote): PassportLineNote {
  const { kind } = note
  return kind === 'or-century-earlier' ? { kind, birth: note.birth } : { kind }
}

/** The parts that have a check digit or a date; the others cannot be wrong in this way. */
const namedParts = ['number', 'birth', 'expiry', 'optional', 'lastCheck'] as const

function toProblem(problem: LineProblem): PassportLineProblem {
  switch (problem.why) {
    case 'line-count':
      return { why: problem.why, expected: problem.lines }
    case 'letter-for-digit':
    case 'digit-for-letter': {
      const { perhaps, ...shown } = problem
      return { ...shown, ...(perhaps !== null && { perhaps }) }
    }
    case 'check-digit':
    case 'no-such-day':
      return { why: problem.why, part: namedParts.find((part) => part === problem.part) }
    case 'line-length':
    case 'wrong-sign':
    case 'no-name':
    case 'names-unclear':
    case 'visa':
      return problem
  }
}
