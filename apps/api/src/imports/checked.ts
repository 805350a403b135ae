import type { LineProblem } from './read-lines.ts'

/** A line with what is wrong with it, or with the row that it becomes. */
export interface Checked<Row> {
  readonly line: number
  readonly problems: readonly LineProblem[]
  readonly row: Row | null
}
