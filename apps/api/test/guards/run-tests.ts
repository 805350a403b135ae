import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { NamedTest } from './caught-by-cache.ts'
import { databaseServerVariable } from '../support/database-server.ts'

/** The part of the test report that is used here. */
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
  /** The first failed test, not counting timeouts and tests that did not start. */
  readonly failed: (NamedTest & { readonly message: string }) | undefined
}

const longestRun = 40 * 60_000
/** Long, because a slow test on a busy machine is not a failure. */
const timeouts = ['--testTimeout=120000', '--hookTimeout=120000']

/** Runs tests in a copy of the repository until the first one fails. */
export async function runTests(copy: string, server: string, which: string[]): Promise<Run> {
  const output = join(copy, 'report.json')
  rmSync(output, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const options = ['--bail=1', '--maxWorkers=1', '--no-isolate', '--passWithNoTests', ...timeouts]
  const reporting = ['--reporter=json', `--outputFile=${output}`]
  const status = await exitCodeOf(
    process.execPath,
    [vitest, 'run', ...options, ...reporting, ...which],
    {
      cwd: copy,
      env: { ...process.env, [databaseServerVariable]: server, FULL: '', UPDATE_DOCS: '' },
    },
  )
  // Without a report the run says nothing about the check.
  if (!existsSync(output)) throw new Error(`The tests did not finish (${status})`)
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')))
  const failed = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(copy, name) })),
    )
    .filter((test) => test.status === 'failed')
    .find((test) => !/timed out in \d+ms/.test(test.failureMessages?.join('\n') ?? ''))
  return {
    isPassed: status === 0,
    failed: failed && {
      file: failed.file,
      name: failed.fullName,
      message: failed.failureMessages?.[0]?.split('\n')[0] ?? '',
    },
  }
}

function exitCodeOf(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'ignore', timeout: longestRun })
    child.on('error', reject)
    child.on('exit', resolve)
  })
}
