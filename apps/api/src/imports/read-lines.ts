import type { ImportProblem } from '@kakehashi/contract/import-problems'
import type { Problem } from '@kakehashi/contract/fields/problems'
import type { Day } from '@kakehashi/domain/calendar/day'
import { decodeText } from '@kakehashi/domain/data-files/decode-text'
import {
  importColumns,
  type ImportKind,
  mostImportLines,
} from '@kakehashi/domain/data-files/imports'
import { type CsvLine, readCsv } from '@kakehashi/domain/data-files/read-csv'
import { withoutApostrophe } from '@kakehashi/domain/data-files/read-values'
import { halfWidth } from '@kakehashi/domain/half-width'

/** The cells of a line by the keys of their columns. */
export interface Line {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface LineProblem {
  /** Null: the file as a whole. */
  readonly line: number | null
  /** The key of a column, or '#3' for the third one of the file. */
  readonly column?: string
  readonly code: ImportProblem | Problem
  readonly otherLine?: number
  readonly day?: Day
}

export interface ReadFile {
  readonly lines: readonly Line[]
  /** Also of lines that cannot be read. */
  readonly count: number
  readonly problems: readonly LineProblem[]
}

export function readLines(kind: ImportKind, bytes: Uint8Array): ReadFile {
  const text = decodeText(bytes)
  if (text === undefined) return nothing('wrong-encoding')
  // One for the titles, and one that is too many.
  const [titles, ...rest] = readCsv(text, mostImportLines + 2)
  if (!titles || rest.length === 0) return nothing('no-lines')
  if (rest.length > mostImportLines) return nothing('too-many-lines')
  const { keys, problems } = readTitles(kind, titles)
  // Without its columns, every line would be wrong.
  if (problems.length > 0) return { lines: [], count: rest.length, problems }
  const read = rest.map((line) => readLine(line, keys))
  return {
    lines: read.flatMap((each) => ('cells' in each ? [each] : [])),
    count: rest.length,
    problems: read.flatMap((each) => ('cells' in each ? [] : [each])),
  }
}

function nothing(code: ImportProblem): ReadFile {
  return { lines: [], count: 0, problems: [{ line: null, code }] }
}

function readTitles(kind: ImportKind, { line, cells, problem }: CsvLine) {
  if (problem) return { keys: [], problems: [{ line, code: problem }] }
  const columns = Object.entries(importColumns[kind])
  const problems: LineProblem[] = []
  const keys: string[] = []
  for (const [index, cell] of cells.entries()) {
    const title = plain(cell)
    const key = columns.find(
      ([
        ,
        {
          title: { en, ja },
        },
      ]) => [en, ja].some((own) => plain(own) === title),
    )?.[0]
    const column = `#${index + 1}`
    if (key === undefined) problems.push({ line, column, code: 'unknown-column' })
    else if (keys.includes(key)) problems.push({ line, column, code: 'column-twice' })
    keys.push(key ?? column)
  }
  for (const [key, { isRequired }] of columns) {
    if (isRequired && !keys.includes(key)) {
      problems.push({ line, column: key, code: 'column-missing' })
    }
  }
  return { keys, problems }
}

const plain = (title: string) => halfWidth(title).trim().toLowerCase()

function readLine({ line, cells, problem }: CsvLine, keys: readonly string[]): Line | LineProblem {
  if (problem) return { line, code: problem }
  if (cells.length > keys.length) return { line, code: 'too-many-cells' }
  if (cells.length < keys.length) return { line, code: 'too-few-cells' }
  const named = keys.map((key, index) => [key, withoutApostrophe(cells[index] ?? '').trim()])
  return { line, cells: Object.fromEntries(named) as Record<string, string> }
}
