import { isProblem, type Problem } from '@kakehashi/contract/fields/problems'
import type { ImportProblem } from '@kakehashi/contract/import-problems'
import type { Day } from '@kakehashi/domain/calendar/day'
import { readCents, readDay, readNamed } from '@kakehashi/domain/data-files/read-values'
import type { Words } from '@kakehashi/domain/language'
import type { z } from 'zod'
import type { Line, LineProblem } from './read-lines.ts'

export type CellReader = ReturnType<typeof createCellReader>

/** Reads the cells of one line, and collects everything that is wrong with them. */
export function createCellReader({ line, cells }: Line, today: Day) {
  const problems: LineProblem[] = []
  const text = (column: string) => cells[column] ?? ''
  const report = (column: string, code: ImportProblem | Problem, otherLine?: number) => {
    problems.push({ line, column, code, ...(otherLine !== undefined && { otherLine }) })
  }
  /** Null if the cell is empty or cannot be read. */
  const read = <Value>(
    column: string,
    from: (text: string) => Value | undefined,
    otherwise: ImportProblem,
  ): Value | null => {
    if (text(column) === '') return null
    const value = from(text(column))
    if (value === undefined) report(column, otherwise)
    return value ?? null
  }

  return {
    line,
    problems,
    report,
    text,
    demand(column: string): void {
      if (text(column) === '') report(column, 'required')
    },
    /** As forms check it. */
    checked<Value>(column: string, schema: z.ZodType<Value>): Value | null {
      if (text(column) === '') return null
      const { success, data, error } = schema.safeParse(text(column))
      if (success) return data
      const code = error.issues[0]?.message ?? ''
      report(column, isProblem(code) ? code : 'invalid')
      return null
    },
    named: <Value extends string>(column: string, names: Readonly<Record<Value, Words>>) =>
      read(column, (word) => readNamed(names, word), 'unknown-word'),
    cents: (column: string) => read(column, readCents, 'amount-unreadable'),
    day(column: string): Day | null {
      const day = read(column, readDay, 'day-unreadable')
      if (day !== null && day > today) report(column, 'day-in-future')
      return day
    },
  }
}
