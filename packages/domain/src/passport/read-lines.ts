import type { Day } from '../calendar/day.ts'
import { type LineFormat, optionalCheck, type PartName, take } from './formats.ts'
import { birthInLines, expiryInLines } from './line-dates.ts'
import { namesInLines } from './line-names.ts'
import { checkDigitProblem, type LineProblem } from './line-problems.ts'
import { splitLines } from './split-lines.ts'

/** What the machine-readable lines of a passport or a card say about its holder. */
interface Holder {
  readonly format: LineFormat['name']
  readonly number: string
  /** Codes of ICAO: mostly three letters, D for Germany. */
  readonly issuer: string
  readonly nationality: string
  readonly family: string
  /** Given and middle names, as one: the lines do not tell them apart. */
  readonly given: string
  readonly birth: Day | null
  readonly sex: 'F' | 'M' | null
  readonly expiry: Day
}

/** What somebody should look at before the lines are used. */
export type LineNote =
  /** The century of the birth was assumed: here the other one. */
  | { readonly kind: 'or-century-earlier'; readonly birth: Day }
  /** Parts of the date of birth are open. */
  | { readonly kind: 'birth-incomplete'; readonly shown: string }
  | { readonly kind: 'expired' }
  /** The names fill their place, so there may be more of them. */
  | { readonly kind: 'names-may-be-cut' }

export type ReadLines =
  | { readonly kind: 'read'; readonly holder: Holder; readonly notes: readonly LineNote[] }
  | { readonly kind: 'refused'; readonly problems: readonly LineProblem[] }

/** Reads the lines, or says everything that is wrong with them. Nothing is corrected. */
export function readPassportLines(typed: string, today: Day): ReadLines {
  const split = splitLines(typed)
  if (split.kind === 'refused') return split

  const { format, lines } = split
  const shown = (name: PartName) => take(lines, format.parts[name])
  const { number, check } = numberInLines(shown)
  const names = namesInLines(shown('names'))
  const birth = birthInLines(shown('birth'), today)
  const expiry = expiryInLines(shown('expiry'), today)

  const problems = [
    checkDigitProblem('number', number, check),
    checkDigitProblem('birth', shown('birth'), shown('birthCheck')),
    checkDigitProblem('expiry', shown('expiry'), shown('expiryCheck')),
    optionalProblem(format, lines),
  ].filter((problem) => problem !== null)
  // The last digit covers the others, so with one of them it is nearly always wrong too.
  const last = checkDigitProblem(
    'lastCheck',
    format.covered.map((part) => take(lines, part)).join(''),
    shown('lastCheck'),
  )
  if (problems.length === 0 && last) problems.push(last)
  if (!birth) problems.push({ why: 'no-such-day', part: 'birth' })
  if (!expiry) problems.push({ why: 'no-such-day', part: 'expiry' })
  if (names.kind === 'refused') problems.push({ why: names.why })
  if (!/[FM<X]/.test(shown('sex'))) problems.push(signProblem(format, 'sex', shown('sex')))
  if (shown('issuer').startsWith('<')) problems.push(signProblem(format, 'issuer', '<'))

  if (problems.length > 0 || !birth || !expiry || names.kind === 'refused') {
    return { kind: 'refused', problems }
  }

  const holder: Holder = {
    format: format.name,
    number: withoutFillers(number),
    issuer: withoutFillers(shown('issuer')),
    nationality: withoutFillers(shown('nationality')),
    family: names.family,
    given: names.given,
    birth: birth.birth,
    sex: sexOf(shown('sex')),
    expiry,
  }
  const notes: (LineNote | null)[] = [
    birth.centuryEarlier === null
      ? null
      : { kind: 'or-century-earlier', birth: birth.centuryEarlier },
    birth.birth === null ? { kind: 'birth-incomplete', shown: shown('birth') } : null,
    expiry < today ? { kind: 'expired' } : null,
    names.mayBeCut ? { kind: 'names-may-be-cut' } : null,
  ]
  return { kind: 'read', holder, notes: notes.filter((note) => note !== null) }
}

/** A number of more than nine signs goes on in the optional part, with its check digit at the end. */
function numberInLines(shown: (name: PartName) => string) {
  const check = shown('numberCheck')
  const [further = ''] = /^[^<]*/.exec(shown('optional')) ?? []
  if (check !== '<' || further === '') return { number: shown('number'), check }
  return { number: shown('number') + further.slice(0, -1), check: further.slice(-1) }
}

function optionalProblem(format: LineFormat, lines: readonly string[]): LineProblem | null {
  if (format.name !== 'TD3') return null
  const optional = take(lines, format.parts.optional)
  const written = take(lines, optionalCheck)
  const isUnused = written === '<' && /^<*$/.test(optional)
  return isUnused ? null : checkDigitProblem('optional', optional, written)
}

function sexOf(shown: string): Holder['sex'] {
  return shown === 'F' || shown === 'M' ? shown : null
}

/** The first sign of a part cannot be there. */
function signProblem({ parts }: LineFormat, name: PartName, written: string): LineProblem {
  const { line, from } = parts[name]
  return { why: 'wrong-sign', line: line + 1, sign: from + 1, written }
}

function withoutFillers(text: string): string {
  return text.replace(/<+$/, '')
}
