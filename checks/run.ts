import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './steps.ts'
import { check, ci } from './steps.ts'

/** Runs every step, also after a failed one, and ends with one line that counts them all. */
const repository = join(import.meta.dirname, '..')
process.chdir(repository)
mkdirSync('.local', { recursive: true })

interface Count {
  readonly passed: number
  readonly failed: number
}

function runStep(step: Step): Count {
  if (step.report) rmSync(step.report, { force: true })
  const start = performance.now()
  console.log(`\n== ${step.name}`)
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' })
  const isDone = status === 0
  console.log(
    `== ${step.name}: ${isDone ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  const counted = step.report ? readReport(step.report) : { passed: 0, failed: 0 }
  if (counted.passed + counted.failed === 0)
    return { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1 }
  // A runner that fails with no failed test still failed.
  return { passed: counted.passed, failed: Math.max(counted.failed, isDone ? 0 : 1) }
}

/** The summaries of vitest and Playwright, as far as they are counted here. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
}

function readReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.stats)
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
}

const steps = process.argv.includes('--ci') ? ci : check
const results = steps.map((step) => ({ step, count: runStep(step) }))
const failed = results.filter(({ count }) => count.failed > 0)
if (failed.length > 0)
  console.log(`\nFailed: ${failed.map((result) => result.step.name).join(', ')}`)
const total = (pick: (count: Count) => number) =>
  results.reduce((sum, result) => sum + pick(result.count), 0)
console.log(`${total((count) => count.passed)} passed, ${total((count) => count.failed)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
