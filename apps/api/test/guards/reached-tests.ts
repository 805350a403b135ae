import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Lane } from './lane/open-lane.ts'
import type { RunResult } from './lane/selection.ts'
import { appendLine, cachePath, readLines } from './results-cache.ts'
import type { NumberedGuard } from './switchable-guards.ts'
import type { Workspace } from './workspace.ts'

const cache = cachePath('reached.jsonl')
/** With keys of checks in place of their numbers. */
const entry = z.object({
  file: z.string(),
  version: z.string(),
  milliseconds: z.number(),
  reachedAtLoad: z.array(z.string()),
  reachedByHooks: z.array(z.string()),
  tests: z.array(
    z.object({ name: z.string(), milliseconds: z.number(), reached: z.array(z.string()) }),
  ),
})
type Entry = z.output<typeof entry>

/** Random, or measure time: they fail on a busy machine by themselves. */
const excluded = /(random-bodies|storage-faults|hostile-load|memory)\.test\.ts$/

export function listTestFiles(root: string): string[] {
  return globSync('{apps/api/test,packages/domain,packages/contract}/**/*.test.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
    .filter((file) => !excluded.test(file))
    .toSorted()
}

interface ReachedByFile {
  readonly milliseconds: number
  readonly reachedAtLoad: ReadonlySet<string>
  readonly reachedByHooks: ReadonlySet<string>
  readonly tests: readonly {
    readonly name: string
    readonly milliseconds: number
    readonly reached: ReadonlySet<string>
  }[]
}
export type Reached = ReadonlyMap<string, ReachedByFile>

/**
 * Runs every test with all checks in place, to know which checks it reaches and how long it takes.
 * What is known of the same sources is kept, so that an interruption loses nothing.
 */
export async function recordReached(
  plain: string,
  workspaces: readonly Workspace[],
  guards: readonly NumberedGuard[],
  isTrusting: boolean,
): Promise<Reached> {
  const files = listTestFiles(plain)
  const sources = hashOf(plain, sourcesOf(plain))
  const versions = new Map(files.map((file) => [file, hashOf(plain, [file])]))
  const known = new Map<string, Entry>()
  for (const one of readLines(cache, entry)) {
    const [ofSources, ofFile] = one.version.split(' ')
    if (ofFile !== versions.get(one.file)) continue
    if (isTrusting || ofSources === sources) known.set(one.file, one)
  }
  const waiting = files.filter((file) => !known.has(file)).toSorted(byDuration)
  if (waiting.length > 0) console.log(`Running ${waiting.length} of ${files.length} test files`)
  await Promise.all(
    workspaces.map(async ({ lane }) => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const version = `${sources} ${versions.get(file)}`
        const result = await record(lane, file)
        if (!result) continue
        const found = { file, version, ...withKeys(result, guards) }
        const failed = result.broken ?? result.tests.find(({ state }) => state !== 'passed')?.name
        const seconds = Math.round(result.milliseconds / 1000)
        console.log(`  ${file} ${seconds} s${failed === undefined ? '' : ` FAILED: ${failed}`}`)
        if (failed === undefined) appendLine(cache, found)
        known.set(file, found)
      }
    }),
  )
  return new Map([...known].map(([file, found]) => [file, withSets(found)]))
}

async function record(lane: Lane, file: string): Promise<RunResult | undefined> {
  try {
    return await lane.run({ file, isRecording: true })
  } catch (error) {
    console.log(`  ${file} FAILED: ${String(error)}`)
    return undefined
  }
}

function withKeys(
  { tests, reachedAtLoad, reachedByHooks, milliseconds }: RunResult,
  guards: readonly NumberedGuard[],
) {
  const keysOf = (numbers: readonly number[]) =>
    numbers.flatMap((number) => guards[number]?.key ?? [])
  return {
    milliseconds,
    reachedAtLoad: keysOf(reachedAtLoad),
    reachedByHooks: keysOf(reachedByHooks),
    tests: tests.map(({ name, milliseconds: own, reached }) => ({
      name,
      milliseconds: own,
      reached: keysOf(reached),
    })),
  }
}

function withSets({ milliseconds, reachedAtLoad, reachedByHooks, tests }: Entry): ReachedByFile {
  return {
    milliseconds,
    reachedAtLoad: new Set(reachedAtLoad),
    reachedByHooks: new Set(reachedByHooks),
    tests: tests.map((one) => ({ ...one, reached: new Set(one.reached) })),
  }
}

/** The longest first, so that no lane waits for another at the end. */
function byDuration(one: string, other: string): number {
  return durationRank(one) - durationRank(other)
}

function durationRank(file: string): number {
  if (/permission-table|absent-and-forbidden|throttle|command-table/.test(file)) return 0
  return file.startsWith('packages/') ? 2 : 1
}

/** Everything that tests use, and what decides the numbers of the checks. */
function sourcesOf(root: string): string[] {
  return globSync(
    [
      'apps/api/{src,migrations,sample-office}/**/*',
      'apps/api/test/**/*.ts',
      'packages/{domain,contract,emails}/src/**/*',
      'local/**/*.ts',
      'pnpm-lock.yaml',
    ],
    { cwd: root, exclude: (path) => path.includes('node_modules') },
  )
    .filter((file) => /\.\w+$/.test(file) && !file.endsWith('.test.ts'))
    .toSorted()
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
