import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Count, canRetry, noCount, readReport, withRetry } from './report.ts'
import type { Step } from './steps.ts'
import { check, ci, full } from './steps.ts'
import { keepTemporaryFilesInMemory } from './temporary-folder.ts'

/**
 * Runs every step, even after a failure, and prints the totals at the end. The steps of a group run
 * in parallel, one for each core; a group starts when the one before it has ended.
 */
const repository = join(import.meta.dirname, '..')
process.chdir(repository)
mkdirSync('.local', { recursive: true })
keepTemporaryFilesInMemory()

interface Outcome {
  readonly hasPassed: boolean
  /** What the step printed, unless it printed to the terminal directly. */
  readonly output: string
}

function run(command: string, isAlone: boolean): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    }
    child.on('error', reject)
    child.on('close', (status) => {
      resolve({ hasPassed: status === 0, output: Buffer.concat(chunks).toString() })
    })
  })
}

async function runStep(step: Step, isAlone: boolean): Promise<Count> {
  if (step.report) rmSync(step.report, { force: true })
  const start = performance.now()
  if (isAlone) console.log(`\n== ${step.name}`)
  const { hasPassed, output } = await run(step.command, isAlone)
  if (!isAlone) process.stdout.write(`\n== ${step.name}\n${output}`)
  console.log(
    `== ${step.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  const counted = step.report ? readReport(step.report) : noCount
  if (counted.passed + counted.failed === 0)
    return { ...counted, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 }
  // A runner can fail without a failed test.
  const count = { ...counted, failed: Math.max(counted.failed, hasPassed ? 0 : 1) }
  if (!step.retry || !canRetry(count)) return count
  const { command, report } = step.retry
  const again = { name: `${step.name}, again`, command: command(count.failedFiles), report }
  return withRetry(count, await runStep(again, isAlone))
}

interface Result {
  readonly step: Step
  readonly count: Count
}

async function runGroup(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const isAlone = steps.length === 1
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push({ step, count: await runStep(step, isAlone) })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  return results
}

const results: Result[] = []
const chosen = process.argv.includes('--ci') ? ci : process.argv.includes('--full') ? full : check
for (const group of chosen) {
  results.push(...(await runGroup(group)))
}
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
