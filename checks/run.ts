import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Count, noCount, readReport } from './report.ts'
import type { Step } from './steps.ts'
import { check, ci } from './steps.ts'

/** Runs every step, even after a failure, and prints the totals at the end. */
const repository = join(import.meta.dirname, '..')
process.chdir(repository)
mkdirSync('.local', { recursive: true })

function runStep(step: Step): Count {
  if (step.report) rmSync(step.report, { force: true })
  const start = performance.now()
  console.log(`\n== ${step.name}`)
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' })
  const hasPassed = status === 0
  console.log(
    `== ${step.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  const counted = step.report ? readReport(step.report) : noCount
  if (counted.passed + counted.failed === 0)
    return { ...counted, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 }
  // A runner can fail without a failed test.
  return { ...counted, failed: Math.max(counted.failed, hasPassed ? 0 : 1) }
}

const steps = process.argv.includes('--ci') ? ci : check
const results = steps.map((step) => ({ step, count: runStep(step) }))
const failed = results.filter(({ count }) => count.failed > 0)
for (const { step, count } of results) {
  if (count.flaky.length > 0)
    console.log(`\nPassed only on retry: ${[step.name, ...count.flaky].join('\n  ')}`)
}
for (const { step, count } of failed) {
  console.log(`\nFailed: ${[step.name, ...count.failures].join('\n  ')}`)
}
const total = (pick: (count: Count) => number) =>
  results.reduce((sum, result) => sum + pick(result.count), 0)
console.log(`${total((count) => count.passed)} passed, ${total((count) => count.failed)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
