import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { NamedTest } from './caught-by-cache.ts'
import { databaseServerVariable } from '../support/database-server.ts'

/** What the runner writes of a run, as far as it matters here. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

export interface Run {
  readonly isPassed: boolean
  /** A test that said no. One that merely took too long, or never began, is none. */
  readonly failed: NamedTest | undefined
}

const longestRun = 15 * 60_000
/** On a busy machine a slow test is not a failing one. */
const patient = ['--testTimeout=120000', '--hookTimeout=120000']

/** Runs tests in a copy of the repository until the first one fails. */
export async function runTests(copy: string, server: string, which: string[]): Promise<Run> {
  const output = join(copy, 'report.json')
  rmSync(output, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const how = ['--bail=1', '--maxWorkers=1', '--no-isolate', '--passWithNoTests', ...patient]
  const reporting = ['--reporter=json', `--outputFile=${output}`]
  const status = await finished(process.execPath, [vitest, 'run', ...how, ...reporting, ...which], {
    cwd: copy,
    env: { ...process.env, [databaseServerVariable]: server, FULL: '', UPDATE_DOCS: '' },
  })
  // Killed or never begun: that says nothing about the check, so it must not pass for an answer.
  if (!existsSync(output)) throw new Error(`The tests did not run to an end (${status})`)
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')))
  const failed = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(copy, name) })),
    )
    .filter((test) => test.status === 'failed')
    .find((test) => !/timed out in \d+ms/.test(test.failureMessages?.join('\n') ?? ''))
  return {
    isPassed: status === 0,
    failed: failed && { file: failed.file, name: failed.fullName },
  }
}

function finished(
  command: string,
  words: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { ...options, stdio: 'ignore', timeout: longestRun })
    child.on('error', reject)
    child.on('exit', resolve)
  })
}
