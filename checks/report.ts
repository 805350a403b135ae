import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** How a step of many tests went. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, by name and with its reason: the one thing to know of a long run. */
  readonly failures: readonly string[]
  /** What passed only when it was tried again. */
  readonly seconds: readonly string[]
}

interface Journey {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Journey[] }[]
}

interface TestFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

/** The reports of vitest and of Playwright, as far as they are read here. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly TestFile[]
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
  readonly suites?: readonly Suite[]
}

/** More than these on one run are no longer an accident of the machine. */
const mostSeconds = 2

export const noCount: Count = { passed: 0, failed: 0, failures: [], seconds: [] }

export function readReport(file: string): Count {
  if (!existsSync(file)) return noCount
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return report.stats ? countJourneys(report, report.stats) : countTests(report)
}

function countTests({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: Report): Count {
  const failures = testResults.flatMap(failedTests)
  return { passed: numPassedTests, failed: numFailedTests, failures, seconds: [] }
}

function failedTests({ name, status, message, assertionResults }: TestFile): string[] {
  const file = name.replace(`${process.cwd()}/`, '')
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not even be read has no tests to name.
  if (failed.length === 0) return status === 'failed' ? [told(file, [message])] : []
  return failed.map((test) => told(`${file}: ${test.fullName}`, test.failureMessages))
}

function countJourneys({ suites = [] }: Report, stats: NonNullable<Report['stats']>): Count {
  const { expected, unexpected, flaky } = stats
  const seconds = suites.flatMap((suite) => journeysThat('flaky', suite))
  const areTooMany = flaky > mostSeconds
  return {
    passed: expected + (areTooMany ? 0 : flaky),
    failed: unexpected + (areTooMany ? flaky : 0),
    failures: suites.flatMap((suite) => journeysThat('unexpected', suite)),
    seconds,
  }
}

function journeysThat(status: Journey['status'], suite: Suite, above: string[] = []): string[] {
  const here = [...above, suite.title]
  const found = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter((journey) => journey.status === status)
      .map(({ results }) => told([...here, title].join(' › '), reasonsIn(results))),
  )
  return [...found, ...(suite.suites ?? []).flatMap((inner) => journeysThat(status, inner, here))]
}

function reasonsIn(results: Journey['results']): string[] {
  return results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
}

/** A name with the first lines of each reason: enough to begin with, where only the end of a run is kept. */
function told(name: string, reasons: readonly string[]): string {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 8)
      .map((line) => `      ${line.slice(0, 200)}`),
  )
  return [name, ...lines].join('\n')
}
