import type { Cell, Table } from './table.ts'

const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet would take for a formula, also with full-width signs. A tab or a line break
 * before one does not stop it.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Comma-separated values in UTF-8, with the mark by which Excel recognises them. */
export async function* toCsv({ titles, columns, pages }: Table): AsyncGenerator<Buffer> {
  const kinds = columns.map(({ kind }) => kind)
  yield Buffer.from(byteOrderMark + line(titles.map(textCell)))
  for await (const rows of pages) {
    const lines = rows.map((cells) =>
      line(
        cells.map((cell, index) =>
          kinds[index] === 'text' ? textCell(cell) : plainCell(cell, kinds[index]),
        ),
      ),
    )
    yield Buffer.from(lines.join(''))
  }
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/** Behind an apostrophe, text stays text in every spreadsheet. */
function textCell(cell: Cell): string {
  if (cell === null) return ''
  const text = String(cell)
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function plainCell(cell: Cell, kind: string | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  return kind === 'usd' || kind === 'rate' ? cell.toFixed(2) : String(cell)
}
