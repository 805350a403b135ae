/** A table that reads well in the file itself, too. */
export function markdownTable(header: string[], lines: string[][]): string {
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...lines].map((cells) => cells[column]?.length ?? 0)),
  )
  const toLine = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = toLine(widths.map((width) => '-'.repeat(width)))
  return `${[toLine(header), rule, ...lines.map(toLine)].join('\n')}\n`
}
