import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    text: "import '@kakehashi/contract/errors'\n",
    command: 'pnpm imports',
    reports: 'domain-imports-nothing: packages/domain/src/forbidden-import.ts',
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
]

function reportsMistake(command: string, report: string, env: NodeJS.ProcessEnv = {}): boolean {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return status !== 0 && `${stdout}${stderr}`.includes(report)
}

function findsMistake({ file, text, command, reports }: Case): boolean {
  writeFileSync(file, text, { flag: 'wx' })
  try {
    return reportsMistake(command, reports)
  } finally {
    rmSync(file)
  }
}

function findsEditedMigration(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-migrations-'))
  try {
    cpSync('apps/api/migrations', folder, { recursive: true })
    const first = join(folder, '0001_people.sql')
    writeFileSync(first, `${readFileSync(first, 'utf8')}\n-- edited\n`)
    const report = '0001_people.sql was edited after it landed'
    return reportsMistake('node checks/migrations.ts', report, { MIGRATIONS_FOLDER: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const results = [
  ...cases.map((each) => ({ mistake: each.mistake, isFound: findsMistake(each) })),
  { mistake: 'a migration edited after it landed', isFound: findsEditedMigration() },
]
for (const { mistake, isFound } of results) {
  console.log(`${isFound ? 'found' : 'MISSED'}: ${mistake}`)
}
process.exitCode = results.every((result) => result.isFound) ? 0 : 1
