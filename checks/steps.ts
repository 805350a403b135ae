import { availableParallelism } from 'node:os'

/**
 * Everything that has to hold, in groups whose steps may run side by side. The groups are in the
 * order in which a mistake is cheapest to find.
 */
export interface Step {
  readonly name: string
  readonly command: string
  /** Where the step writes how many tests passed and failed; others count as one. */
  readonly report?: string
}

const node = 'node --disable-warning=ExperimentalWarning'

const projects = [
  'packages/domain',
  'packages/contract',
  'packages/emails',
  'local',
  'apps/api',
  'checks',
  'bench',
  'e2e',
]

/** Writes the catalogs and puts them back, so nothing that reads them runs beside it. */
const bothLanguages: Step = {
  name: 'both languages',
  command: 'pnpm --filter @kakehashi/web extract:check',
}

/** The longest first: what is left at the end of a group leaves a core idle. */
const longer: Step[] = [
  { name: 'lint', command: 'pnpm lint' },
  { name: 'types of apps/web', command: 'pnpm --filter @kakehashi/web typecheck' },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    command: `pnpm exec tsc -p ${project}`,
  })),
  { name: 'arrows', command: 'pnpm arrows' },
  { name: 'dead code', command: 'pnpm exec knip' },
]

const shorter: Step[] = [
  { name: 'format', command: 'pnpm exec oxfmt --check .' },
  { name: 'six stages, one screen', command: `${node} checks/copies.ts` },
  { name: 'landed migrations', command: `${node} checks/migrations.ts` },
  { name: 'schema types', command: `${node} apps/api/schema/generate-schema.ts --check` },
]

const tests: Step = {
  name: 'tests',
  // One worker more than there are cores: tests wait for seconds on end for timers, for a store or a
  // scanner that hangs, and for lines that are cut.
  command: `pnpm exec vitest run --maxWorkers=${availableParallelism() + 1} --reporter=default --reporter=json --outputFile=.local/vitest.json`,
  report: '.local/vitest.json',
}

export const check: Step[][] = [[bothLanguages, ...shorter], longer, [tests]]

export const ci: Step[][] = [
  [bothLanguages, ...shorter],
  [{ name: 'build', command: 'pnpm build' }, ...longer],
  [tests],
  // It puts mistakes into the work tree for as long as it runs.
  [{ name: 'checks that must fail, fail', command: `${node} checks/prove.ts` }],
  [
    {
      name: 'guards, a sample',
      command: `${node} apps/api/test/guards/remove-each-guard.ts --trusting --sample 150`,
    },
  ],
  [
    {
      name: 'journeys',
      // A second try for one or two of hundreds (docs/decisions/0044); each is named with its reason.
      // Only that try is recorded: a trace of every action of every journey costs more than they do.
      command: 'pnpm --filter @kakehashi/e2e journeys --retries=1 --trace=on-first-retry',
      report: '.local/journeys.json',
    },
  ],
]
