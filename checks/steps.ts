/** The steps of `pnpm check`, fastest first. */
export interface Step {
  readonly name: string
  readonly command: string
  /** Where the step writes its test report; a step without one counts as one test. */
  readonly report?: string
}

const node = 'node --disable-warning=ExperimentalWarning'

const staticSteps: Step[] = [
  { name: 'format', command: 'pnpm exec oxfmt --check .' },
  { name: 'lint', command: 'pnpm lint' },
  { name: 'imports', command: 'pnpm imports' },
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
  { name: 'duplicate code', command: `${node} checks/duplicate-code.ts` },
  { name: 'both languages', command: `${node} checks/catalogues.ts` },
  { name: 'landed migrations', command: `${node} checks/migrations.ts` },
  { name: 'schema types', command: `${node} apps/api/schema/generate-schema.ts --check` },
]

const tests: Step = {
  name: 'tests',
  // By default vitest leaves one core free, which is half of a machine with two.
  command:
    'pnpm exec vitest run --maxWorkers=100% --reporter=default --reporter=json --outputFile=.local/vitest.json',
  report: '.local/vitest.json',
}

export const check: Step[] = [...staticSteps, tests]

export const ci: Step[] = [
  ...staticSteps,
  { name: 'build', command: 'pnpm build' },
  tests,
  { name: 'checks report mistakes', command: `${node} checks/test-the-checks.ts` },
  {
    name: 'guards, a sample',
    command: `${node} apps/api/test/guards/remove-each-guard.ts --trusting --sample 150`,
  },
  {
    name: 'journeys',
    // One retry (docs/decisions/0044). Journeys that pass only on retry are listed.
    command: 'pnpm --filter @kakehashi/e2e journeys --retries=1',
    report: '.local/journeys.json',
  },
]
