import { type Call, isSuccess, summarize } from '../src/call-log.ts'
import type { Report } from '../src/report.ts'
import type { Phase } from './fault.ts'
import type { Row } from './fault-table.ts'

/** The slowest time limit of the office is 30 s; the rest is for a busy machine. */
const longestCall = 40_000

/** Nothing is missing or doubled, and calls failed only in the ways that each fault allows. */
export function judgeTable(
  rows: readonly Row[],
  phases: readonly Phase[],
  calls: readonly Call[],
  report: Report,
): void {
  for (const { fault, acknowledgements, missing, doubled } of rows) {
    const isRight = missing === 0 && doubled === 0
    const figures = `${acknowledgements} acknowledged, ${missing} missing, ${doubled} doubled`
    report.expect(isRight, `${fault}: ${figures}`)
  }
  const wrong = calls.filter(
    (call) =>
      !isSuccess(call.outcome) &&
      !phases.some(
        ({ fault, from, until }) =>
          call.endedAt >= from && call.endedAt < until && fault.allows(call),
      ),
  )
  report.expect(wrong.length === 0, `${calls.length} calls: ${wrong.length} failed wrongly`)
  report.details(summarize(wrong))
  const slowest = Math.max(0, ...rows.map((row) => row.slowest))
  report.expect(slowest <= longestCall, `the slowest call took ${slowest} ms`)
}
