/** Everything that has to hold, in the order in which a mistake is cheapest to find. */
export interface Step {
  readonly name: string
  readonly command: string
  /** Where the step writes how many tests passed and failed; others count as one. */
  readonly report?: string
}

const node = 'node --disable-warning=ExperimentalWarning'

const still: Step[] = [
  { name: 'format', command: 'pnpm exec oxfmt --check .' },
  { name: 'lint', command: 'pnpm lint' },
  { name: 'arrows', command: 'pnpm arrows' },
  ...[
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
    'e2e',
  ].map((project) => ({ name: `types of ${project}`, command: `pnpm exec tsc -p ${project}` })),
  { name: 'types of apps/web', command: 'pnpm --filter @kakehashi/web typecheck' },
  { name: 'dead code', command: 'pnpm exec knip' },
  { name: 'six stages, one screen', command: `${node} checks/copies.ts` },
  { name: 'both languages', command: `${node} checks/catalogues.ts` },
  { name: 'landed migrations', command: `${node} checks/migrations.ts` },
  { name: 'schema types', command: `${node} apps/api/schema/generate-schema.ts --check` },
]

const tests: Step = {
  name: 'tests',
  // By itself the runner leaves a core free for watching, which on two cores is half of them.
  command:
    'pnpm exec vitest run --maxWorkers=100% --reporter=default --reporter=json --outputFile=.local/vitest.json',
  report: '.local/vitest.json',
}

export const check: Step[] = [...still, tests]

export const ci: Step[] = [
  ...still,
  { name: 'build', command: 'pnpm build' },
  tests,
  { name: 'checks that must fail, fail', command: `${node} checks/prove.ts` },
  {
    name: 'guards, a sample',
    command: `${node} apps/api/test/guards/remove-each-guard.ts --trusting --sample 150`,
  },
  {
    name: 'journeys',
    // A second try for one or two of hundreds (docs/decisions/0044); each is named with its reason.
    command: 'pnpm --filter @kakehashi/e2e journeys --retries=1',
    report: '.local/journeys.json',
  },
]
