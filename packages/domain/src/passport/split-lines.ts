import { halfWidth } from '../half-width.ts'
import { type LineFormat, lineFormats, optionalCheck, type Part, type PartName } from './formats.ts'
import { type LineProblem, lookAlike } from './line-problems.ts'

export type SplitLines =
  | { readonly kind: 'split'; readonly format: LineFormat; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly problems: readonly LineProblem[] }

/** Lines as typed or read by a camera, in the format that their number and length say. */
export function splitLines(typed: string): SplitLines {
  const lines = linesOf(typed)
  const format = lineFormats.find(
    ({ lines: count, length }) =>
      lines.length === count && lines.every((line) => line.length === length),
  )
  const problems = format ? signProblems(lines, format) : sizeProblems(lines)
  if (!format || problems.length > 0) return { kind: 'refused', problems }
  // The lines of visas have no last check digit.
  if (lines[0]?.startsWith('V')) return { kind: 'refused', problems: [{ why: 'visa' }] }
  return { kind: 'split', format, lines }
}

/** Case, width and spaces carry no meaning in the lines. */
function linesOf(typed: string): string[] {
  const lines = halfWidth(typed)
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/\s/g, ''))
    .filter((line) => line !== '')

  const [only = ''] = lines
  const format = lineFormats.find((each) => only.length === each.lines * each.length)
  if (lines.length !== 1 || !format) return lines
  return Array.from({ length: format.lines }, (_, line) =>
    only.slice(line * format.length, (line + 1) * format.length),
  )
}

function sizeProblems(lines: readonly string[]): LineProblem[] {
  const formats = lineFormats.filter((format) => format.lines === lines.length)
  if (formats.length === 0) return [{ why: 'line-count', lines: lines.length }]

  const longest = Math.max(...lines.map((line) => line.length))
  const lengths = formats.map((format) => format.length)
  const expected = lengths.reduce((best, length) =>
    Math.abs(length - longest) < Math.abs(best - longest) ? length : best,
  )
  return lines.flatMap((line, at): LineProblem[] =>
    line.length === expected
      ? []
      : [{ why: 'line-length', line: at + 1, signs: line.length, expected }],
  )
}

/** Parts of digits where fillers stand for what is not known, or for 'further on'. */
const mayBeFillers: ReadonlySet<PartName> = new Set(['birth', 'numberCheck'])

function signProblems(lines: readonly string[], format: LineFormat): LineProblem[] {
  const wrong = lines.flatMap((line, at) =>
    Array.from(line).flatMap((written, sign): LineProblem[] =>
      /[A-Z0-9<]/.test(written)
        ? []
        : [{ why: 'wrong-sign', line: at + 1, sign: sign + 1, written }],
    ),
  )
  if (wrong.length > 0) return wrong

  const parts = Object.entries(format.parts) as [PartName, Part][]
  const found = parts.flatMap(([name, part]) => sortProblems(lines, part, mayBeFillers.has(name)))
  return format.name === 'TD3' ? [...found, ...sortProblems(lines, optionalCheck, true)] : found
}

function sortProblems(lines: readonly string[], part: Part, mayBeFiller: boolean): LineProblem[] {
  if (part.sort === 'any') return []
  const allowed = part.sort === 'letters' ? /[A-Z<]/ : mayBeFiller ? /[0-9<]/ : /[0-9]/
  const why = part.sort === 'letters' ? 'digit-for-letter' : 'letter-for-digit'

  const signs = Array.from((lines[part.line] ?? '').slice(part.from, part.to))
  return signs.flatMap((written, at): LineProblem[] =>
    allowed.test(written)
      ? []
      : [
          {
            why,
            line: part.line + 1,
            sign: part.from + at + 1,
            written,
            perhaps: lookAlike(written),
          },
        ],
  )
}
