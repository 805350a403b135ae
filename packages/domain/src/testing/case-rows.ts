/** The rows of a table of cases, as cells; lines with # say where the next rows are from. */
export function caseRows(table: string): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
}
