import { availableParallelism } from 'node:os'

/** The steps of `pnpm check` and of CI, in groups whose steps can run in parallel. */
export interface Step {
  readonly name: string
  readonly command: string
  /** Where the step writes its test report; a step without one counts as one test. */
  readonly report?: string
  /** Runs some test files again. CI uses it once for the files that failed (docs/decisions/0044). */
  readonly retry?: {
    readonly command: (files: readonly string[]) => string
    readonly report: string
  }
}

const node = 'node --disable-warning=ExperimentalWarning'

const projects = [
  'packages/domain',
  'packages/contract',
  'packages/emails',
  'packages/browser',
  'packages/ui',
  'packages/layouts',
  'local',
  'apps/api',
  'apps/site',
  'checks',
  'bench',
  'drills',
  'e2e',
  'release',
]

const quickSteps: Step[] = [
  // Rewrites the catalogues and restores them, so nothing that reads them runs in this group.
  { name: 'both languages', command: `${node} checks/catalogues.ts` },
  // The type checks of the next group read what it writes.
  { name: 'types of CSS modules', command: 'pnpm styles' },
  { name: 'format', command: 'pnpm exec oxfmt --check .' },
  { name: 'duplicated code', command: 'pnpm duplicates' },
  { name: 'paths in documentation', command: `${node} checks/doc-paths.ts` },
  { name: 'files for operators', command: `${node} checks/deploy-files.ts` },
  { name: 'files for GitHub', command: `${node} checks/repository-files.ts` },
  { name: 'landed migrations', command: `${node} checks/migrations.ts` },
  { name: 'values of the sample office', command: `${node} checks/sample-values.ts` },
  { name: 'copied colours', command: `${node} checks/colours.ts` },
  { name: 'schema types', command: `${node} apps/api/schema/generate-schema.ts --check` },
]

/** Read the types of the routes, which the build and the type check of apps/web write anew. */
const stepsWithRouteTypes: Step[] = [
  { name: 'lint', command: 'pnpm lint' },
  { name: 'dead code', command: 'pnpm exec knip' },
]

const webTypes: Step = {
  name: 'types of apps/web',
  command: 'pnpm --filter @kakehashi/web typecheck',
}

const slowSteps: Step[] = [
  ...projects.map((project) => ({
    name: `types of ${project}`,
    command: `pnpm exec tsc -p ${project}`,
  })),
  { name: 'imports', command: 'pnpm imports' },
]

const tests: Step = {
  name: 'tests',
  // One worker more than cores: many tests spend seconds waiting for a timer or a stalled service.
  command: vitest(availableParallelism() + 1, '.local/vitest.json'),
  report: '.local/vitest.json',
}

function vitest(workers: number, report: string, files: readonly string[] = []): string {
  const reporters = `--reporter=default --reporter=json --outputFile=${report}`
  return `pnpm exec vitest run --maxWorkers=${workers} ${reporters} ${files.join(' ')}`
}

const retriedTests = '.local/vitest-retry.json'

export const check: Step[][] = [quickSteps, [webTypes, ...slowSteps], stepsWithRouteTypes, [tests]]

/** The steps before the tests, the longest first, so that no core is idle at the end of a group. */
const preparation: Step[][] = [
  quickSteps,
  [{ name: 'build', command: 'pnpm build' }, ...slowSteps],
  [webTypes],
  stepsWithRouteTypes,
]

const testsWithRetry: Step = {
  ...tests,
  retry: { command: (files) => vitest(1, retriedTests, files), report: retriedTests },
}

const releaseSteps: Step[] = [
  { name: 'release', command: 'pnpm release --built' },
  { name: 'drill of the release', command: `${node} drills/release.ts` },
]

const faults: Step = { name: 'drill of faults', command: `${node} drills/faults.ts --short` }

/** Adds mistakes to the work tree while it runs, so it runs alone. */
const checksOfChecks: Step = {
  name: 'checks report mistakes',
  command: `${node} checks/test-the-checks.ts`,
}

/** Short forms of the other `pnpm drill:*`. Each uses every core. */
const otherDrills: Step[] = [
  {
    name: 'drill of restarts',
    command: `${node} drills/rolling-restart.ts haproxy --calls 300 --drain 4 --customers 8`,
  },
  {
    name: 'drill of outages',
    command: `${node} drills/outages.ts --times 1 --seconds 1,5 --between 4 --customers 8`,
  },
  {
    name: 'drill of a failover',
    command: `${node} drills/failover.ts --times 1 --kinds primary --between 2 --customers 4`,
  },
  {
    name: 'drill of a restore',
    command: `${node} drills/restore.ts --times 1 --minutes 0.1 --customers 2`,
  },
  {
    name: 'drill of an upgrade',
    command: `${node} drills/upgrade.ts --requests 20000 --drain 4 --customers 8`,
  },
]

/**
 * One retry, and only the retry is traced: tracing every journey costs more than running it
 * (docs/decisions/0044).
 */
function journeys(options = ''): Step {
  const retry = '--retries=1 --trace=on-first-retry'
  return {
    name: 'journeys',
    command: `pnpm --filter @kakehashi/e2e journeys ${retry} ${options}`.trim(),
    report: '.local/journeys.json',
  }
}

/** In 15 minutes (docs/decisions/0059). */
export const ci: Step[][] = [
  ...preparation,
  [testsWithRetry],
  ...[faults, ...releaseSteps, journeys('--grep @core')].map((step) => [step]),
]

/** What takes hours: `.ci/run --full`, every night. */
export const full: Step[][] = [
  ...preparation,
  [testsWithRetry],
  ...[
    faults,
    ...otherDrills,
    ...releaseSteps,
    checksOfChecks,
    {
      name: 'guards, a sample',
      command: `${node} apps/api/test/guards/remove-each-guard.ts --likely --sample 150`,
    },
    journeys(),
    {
      name: 'journeys with undo',
      command: 'pnpm --filter @kakehashi/e2e undo --retries=1 --trace=on-first-retry',
    },
  ].map((step) => [step]),
]
