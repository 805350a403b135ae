import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The result of a test step. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** The failed tests with their error messages. */
  readonly failures: readonly string[]
  /** Tests that passed only on retry. */
  readonly flaky: readonly string[]
  /** The test files with failures. */
  readonly failedFiles: readonly string[]
  /** How many tests of those files passed. */
  readonly passedInFailedFiles: number
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

/** The parts of the vitest and Playwright reports that are used here. */
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

/** More flaky journeys than this in one run count as failures. */
const maxFlaky = 2
/** More failed test files than this are not retried. */
const maxRetriedFiles = 5

const noRetry = { failedFiles: [], passedInFailedFiles: 0 }
export const noCount: Count = { passed: 0, failed: 0, failures: [], flaky: [], ...noRetry }

export function readReport(file: string): Count {
  if (!existsSync(file)) return noCount
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return report.stats ? countJourneys(report, report.stats) : countTests(report)
}

function countTests({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: Report): Count {
  const failed = testResults.filter(({ status }) => status === 'failed')
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: failed.flatMap(failedTests),
    flaky: [],
    failedFiles: failed.map(fileOf),
    passedInFailedFiles: failed
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
  }
}

export function canRetry({ failedFiles }: Count): boolean {
  return failedFiles.length > 0 && failedFiles.length <= maxRetriedFiles
}

/** The count of a run whose failed files ran again. */
export function withRetry(first: Count, retried: Count): Count {
  if (retried.passed + retried.failed === 0) return first
  return {
    ...retried,
    passed: first.passed - first.passedInFailedFiles + retried.passed,
    flaky: first.failures,
  }
}

function fileOf({ name }: TestFile): string {
  return name.replace(`${process.cwd()}/`, '')
}

function failedTests(testFile: TestFile): string[] {
  const { message, assertionResults } = testFile
  const file = fileOf(testFile)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded has no tests to list.
  if (failed.length === 0) return [withReasons(file, [message])]
  return failed.map((test) => withReasons(`${file}: ${test.fullName}`, test.failureMessages))
}

function countJourneys({ suites = [] }: Report, stats: NonNullable<Report['stats']>): Count {
  const { expected, unexpected } = stats
  const areTooMany = stats.flaky > maxFlaky
  return {
    passed: expected + (areTooMany ? 0 : stats.flaky),
    failed: unexpected + (areTooMany ? stats.flaky : 0),
    failures: suites.flatMap((suite) => journeysWith('unexpected', suite)),
    flaky: suites.flatMap((suite) => journeysWith('flaky', suite)),
    ...noRetry,
  }
}

function journeysWith(status: Journey['status'], suite: Suite, parents: string[] = []): string[] {
  const titles = [...parents, suite.title]
  const found = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter((journey) => journey.status === status)
      .map(({ results }) => withReasons([...titles, title].join(' › '), reasonsIn(results))),
  )
  return [...found, ...(suite.suites ?? []).flatMap((inner) => journeysWith(status, inner, titles))]
}

function reasonsIn(results: Journey['results']): string[] {
  return results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
}

/** A name with the first lines of each error message, since CI keeps only the end of the output. */
function withReasons(name: string, reasons: readonly string[]): string {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 8)
      .map((line) => `      ${line.slice(0, 200)}`),
  )
  return [name, ...lines].join('\n')
}
