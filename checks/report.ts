import { existsSync, readFileSync } from 'node:fs'

/** How a step of many tests went. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, by name: the one thing to know of a long run. */
  readonly names: readonly string[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

/** The reports of vitest and of Playwright, as far as they are read here. */
interface Report extends Partial<Suite> {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
}

export function readReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0, names: [] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    const names = (report.suites ?? []).flatMap((suite) => failedJourneys(suite, []))
    return { passed: expected + flaky, failed: unexpected, names }
  }
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    names: (report.testResults ?? []).flatMap(failedTests),
  }
}

function failedTests({ name, status, assertionResults }: NonNullable<Report['testResults']>[0]) {
  const file = name.replace(`${process.cwd()}/`, '')
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not even be read has no tests to name.
  if (failed.length === 0) return status === 'failed' ? [file] : []
  return failed.map(({ fullName }) => `${file}: ${fullName}`)
}

function failedJourneys({ title, suites = [], specs = [] }: Suite, above: string[]): string[] {
  const here = [...above, title]
  const failed = specs.filter(({ ok }) => !ok).map((spec) => [...here, spec.title].join(' › '))
  return [...failed, ...suites.flatMap((suite) => failedJourneys(suite, here))]
}
