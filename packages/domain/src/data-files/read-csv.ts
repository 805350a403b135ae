export interface CsvLine {
  /** Where it begins in the file, from 1. A quoted cell can go on over several lines. */
  readonly line: number
  readonly cells: readonly string[]
  readonly problem?: 'quote-not-closed' | 'quote-misplaced'
}

/** Further ones are not kept: a file of commas must not fill the memory. */
const mostCells = 1_000

/** The lines of a CSV file (RFC 4180) that have anything in them, at most so many. */
export function readCsv(text: string, mostLines: number): CsvLine[] {
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let start = 0
  let line = 1
  while (start < text.length && lines.length < mostLines) {
    const record = readRecord(text, start, separator)
    const { cells, problem } = record
    if (problem || cells.some((cell) => cell.trim() !== '')) {
      lines.push({ line, cells, ...(problem && { problem }) })
    }
    // After a stray quote, it goes on with the next line, which may be all right.
    const end = problem ? endOfLine(text, start) : record.end
    line += countBreaks(text, start, end)
    start = end
  }
  return lines
}

interface CsvRecord {
  readonly cells: string[]
  readonly end: number
  readonly problem?: CsvLine['problem']
}

function readRecord(text: string, start: number, separator: string): CsvRecord {
  const cells: string[] = []
  let at = start
  for (;;) {
    const isQuoted = text[at] === '"'
    const end = isQuoted ? endOfQuotes(text, at) : endOfPlain(text, at, separator)
    if (end === undefined) return { cells, end: at, problem: 'quote-not-closed' }
    const cell = text.slice(at, end)
    if (cells.length < mostCells) {
      cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    }
    const next = text[end]
    if (next === undefined) return { cells, end }
    if (next === '\n') return { cells, end: end + 1 }
    if (next === '\r') return { cells, end: text[end + 1] === '\n' ? end + 2 : end + 1 }
    if (next !== separator) return { cells, end, problem: 'quote-misplaced' }
    at = end + 1
  }
}

/** Behind the closing quote; undefined if there is none. */
function endOfQuotes(text: string, start: number): number | undefined {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    if (text[quote + 1] !== '"') return quote + 1
    at = quote + 2
  }
}

function endOfPlain(text: string, start: number, separator: string): number {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
    at += 1
  }
  return at
}

/** Behind the next line break. */
function endOfLine(text: string, start: number): number {
  const match = /\r\n?|\n/g
  match.lastIndex = start
  const found = match.exec(text)
  return found ? found.index + found[0].length : text.length
}

function countBreaks(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\r\n?|\n/g)?.length ?? 0
}

/** What stands most often between the titles. Excel writes semicolons in some countries. */
function separatorOf(text: string): string {
  const titles = text.slice(0, endOfLine(text, 0))
  const count = (sign: string) => titles.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
