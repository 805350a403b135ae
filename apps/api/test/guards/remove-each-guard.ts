import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Guard } from './find-guards.ts'
import { findGuards } from './find-guards.ts'
import { isPlanted, plantChecks, plantedTest } from './planted-checks.ts'
import { listTestFiles, recordReached } from './reached-tests.ts'
import type { Tests, Verdict } from './remove-guards.ts'
import { removeGuards } from './remove-guards.ts'
import { lastRunIn, readCaughtBy } from './results-cache.ts'
import { repetitions } from './repeat-tests.ts'
import { isUsedAtLoad, likelyTests, testsThatReach } from './tests-to-try.ts'
import { openWorkspaces } from './workspace.ts'

const usage = `Removes each permission check, one at a time, in a copy of the repository,
and expects a test to fail. First it runs all tests once, to know which of them reach a check.
  --sample N        only every Nth check
  --from N          skip the first N checks
  --only PATTERN    only checks whose path or text matches
  --lanes N         how many processes run tests (2)
  --likely          do not run all tests first: try each check's own folder, then all others
  --trusting        keep what is known of tests that did not change, although other files did
  --continue        do not try again what the last run has caught
  --list            list the checks and stop`

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    lanes: { type: 'string', default: '2' },
    likely: { type: 'boolean', default: false },
    trusting: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const root = join(import.meta.dirname, '../../../..')

function choose<G extends Guard>(all: readonly G[]): G[] {
  return all
    .filter((guard) => `${guard.file}:${guard.line} ${guard.what}`.includes(values.only))
    .filter((_, index) => index % Number(values.sample) === 0)
    .slice(Number(values.from))
}

async function main(): Promise<number> {
  if (values.list) {
    const chosen = choose(findGuards(root))
    for (const { file, line, what } of chosen) console.log(`${file}:${line}  ${what}`)
    console.log(`${chosen.length} checks`)
    return 0
  }

  const started = performance.now()
  const caughtBy = readCaughtBy()
  const run = (values.continue && lastRunIn(caughtBy)) || new Date().toISOString()
  const opened = await openWorkspaces(root, Number(values.lanes), plantChecks)
  const { guards, workspaces, plain } = opened
  const real = guards.filter((guard) => !isPlanted(guard))
  try {
    const tests = values.likely ? likely(plain) : await recorded()
    const chosen = [...guards.filter(isPlanted), ...choose(real)]
    const verdicts = await removeGuards(chosen, workspaces, tests, { caughtBy, run })
    return summarize(verdicts, real.length, (performance.now() - started) / 60_000)
  } finally {
    await Promise.all(workspaces.map((workspace) => workspace.close()))
  }

  async function recorded(): Promise<Tests> {
    const reached = await recordReached(plain, workspaces, guards, values.trusting)
    return {
      repetitions: (some) => repetitions(some, reached),
      of: (guard) => testsThatReach(guard, reached),
      namesOf: (file) => reached.get(file)?.tests.map(({ name }) => name) ?? [],
      isUsedAtLoad: (guard) => isUsedAtLoad(guard, reached),
    }
  }
}

function likely(folder: string): Tests {
  const files = listTestFiles(folder)
  return {
    repetitions: () => [],
    of: (guard) => (isPlanted(guard) ? [{ file: plantedTest }] : likelyTests(guard, files)),
    namesOf: () => [],
    // Slow, but right for all of them.
    isUsedAtLoad: () => false,
  }
}

function summarize(verdicts: readonly Verdict[], all: number, minutes: number): number {
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
  const wrong = count('wrong')
  // The planted checks are not counted: one is caught, and one survives.
  console.log(
    `${verdicts.length - 2} of ${all} checks removed in ${Math.ceil(minutes)} minutes: ` +
      `${count('caught') - 1} caught, ${count('implied')} implied by others, ` +
      `${count('survived') - 1} survived, ${count('unfinished')} unfinished`,
  )
  if (wrong > 0) console.log('A planted check got a wrong verdict, so these say nothing')
  return count('survived') - 1 + count('unfinished') + wrong > 0 ? 1 : 0
}

// The exit handlers stop the servers and remove the copies.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
if (values.help) console.log(usage)
else process.exitCode = await main()
