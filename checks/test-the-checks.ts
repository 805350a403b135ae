import { exec } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tests that the checks can fail: each gets a mistake and has to report it. */
process.chdir(join(import.meta.dirname, '..'))

interface Case {
  readonly mistake: string
  /** A file that exists only while its check runs. */
  readonly file: string
  readonly text: string
  readonly command: string
  readonly reports: string
}

const cases: Case[] = [
  {
    mistake: 'a forbidden import',
    file: 'packages/domain/src/forbidden-import.ts',
    text: "import '@kakehashi/contract/http/endpoint'\n",
    command: 'pnpm imports',
    reports: 'domain-imports-nothing: packages/domain/src/forbidden-import.ts',
  },
  {
    mistake: 'a circle of folders',
    file: 'apps/api/src/db/imports-events.ts',
    text: "import '../events/record.ts'\n",
    command: 'pnpm imports',
    reports: 'no-folder-cycles: apps/api/src/db',
  },
  {
    mistake: 'an unused export',
    file: 'apps/api/src/unused-export.ts',
    text: 'export const unused = 1\n',
    command: 'pnpm exec knip',
    reports: 'apps/api/src/unused-export.ts',
  },
  {
    mistake: 'a missing Japanese string',
    file: 'apps/web/app/layouts/untranslated.tsx',
    text: "import { Trans } from '@lingui/react/macro'\n\nexport const untranslated = <Trans>Not translated yet</Trans>\n",
    command: 'node checks/catalogues.ts',
    reports: 'Not translated yet',
  },
  {
    mistake: 'a colour that is not in tokens.css',
    file: 'apps/site/src/pages/home/art/other-colour.svg',
    text: '<svg xmlns="http://www.w3.org/2000/svg" fill="#abcdef"/>\n',
    command: 'node checks/colours.ts',
    reports: 'other-colour.svg: #abcdef is not in tokens.css',
  },
  {
    mistake: 'a telephone number of the sample office',
    file: 'apps/site/src/pages/home/copied-fact.ts',
    text: "export const phone = '098-000-0142'\n",
    command: 'node checks/sample-values.ts',
    reports: "copied-fact.ts: '098-000-0142' belongs to the sample office",
  },
  {
    mistake: 'a misspelt field in a manifest for Kubernetes',
    file: 'deploy/kubernetes/misspelt.yaml',
    text: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndatta: {}\n',
    command: 'node checks/deploy-files.ts',
    reports: `'"datta"' does not exist in type 'ConfigMap'`,
  },
  {
    mistake: 'a variable that config.ts does not know',
    file: 'deploy/systemd/unknown-variable.conf',
    text: '[Service]\nEnvironment=DATABASE_ULR=a\n',
    command: 'node checks/deploy-files.ts',
    reports: 'unknown-variable.conf: config.ts has no DATABASE_ULR',
  },
  {
    mistake: 'an alert without a runbook',
    file: 'deploy/monitoring/alerts-without-runbook.yaml',
    text: 'groups:\n  - name: a\n    rules:\n      - { alert: Lost, expr: up == 0 }\n',
    command: 'node checks/deploy-files.ts',
    reports: 'alerts-without-runbook.yaml: Lost has no runbook',
  },
]

function reportsMistake(
  command: string,
  reports: string,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: Infinity }
    exec(command, options, (error, stdout, stderr) =>
      resolve(error !== null && `${stdout}${stderr}`.includes(reports)),
    )
  })
}

interface Result {
  readonly mistake: string
  readonly isFound: boolean
}

/** In parallel: each check has to report its own mistake, whatever else it finds. */
async function findMistakes(): Promise<Result[]> {
  const written: string[] = []
  try {
    for (const { file, text } of cases) {
      writeFileSync(file, text, { flag: 'wx' })
      written.push(file)
    }
    return await Promise.all(
      cases.map(async ({ mistake, command, reports }) => ({
        mistake,
        isFound: await reportsMistake(command, reports),
      })),
    )
  } finally {
    for (const file of written) rmSync(file)
  }
}

/** Changes a copy of the migrations. */
async function findsInMigrations(
  mistake: string,
  name: string,
  text: string,
  reports: string,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-migrations-'))
  try {
    cpSync('apps/api/migrations', folder, { recursive: true })
    writeFileSync(join(folder, name), text, { flag: 'a' })
    const environment = { MIGRATIONS_FOLDER: folder }
    const isFound = await reportsMistake('node checks/migrations.ts', reports, environment)
    return { mistake, isFound }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const results = await Promise.all([
  findMistakes(),
  findsInMigrations(
    'a migration edited after it landed',
    '0001_baseline.sql',
    '\n-- edited\n',
    '0001_baseline.sql was edited after it landed',
  ),
  findsInMigrations(
    'a migration that locks a table',
    '9999_index.sql',
    'create index requests_by_phone on requests (phone);\n',
    '9999_index.sql:1 require-concurrent-index-creation',
  ),
]).then((found) => found.flat())
for (const result of results) {
  console.log(`${result.isFound ? 'found' : 'MISSED'}: ${result.mistake}`)
}
process.exitCode = results.every((result) => result.isFound) ? 0 : 1
