import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A check that cannot fail protects nobody: here each is shown a mistake and has to name it. */
process.chdir(join(import.meta.dirname, '..'))

interface Proof {
  readonly mistake: string
  /** A file that is there only while its check runs. */
  readonly file: string
  readonly text: string
  readonly command: string
  readonly names: string
}

const proofs: Proof[] = [
  {
    mistake: 'an import against the arrows',
    file: 'packages/domain/src/against-the-arrows.ts',
    text: "import '@kakehashi/contract/errors'\n",
    command: 'pnpm arrows',
    names: 'domain-imports-nothing: packages/domain/src/against-the-arrows.ts',
  },
  {
    mistake: 'an unused export',
    file: 'apps/api/src/unused-export.ts',
    text: 'export const nobodyNeedsThis = 1\n',
    command: 'pnpm exec knip',
    names: 'apps/api/src/unused-export.ts',
  },
  {
    mistake: 'a missing Japanese string',
    file: 'apps/web/app/layouts/untranslated.tsx',
    text: "import { Trans } from '@lingui/react/macro'\n\nexport const untranslated = <Trans>Nobody wrote this in Japanese</Trans>\n",
    command: 'node checks/catalogues.ts',
    names: 'Nobody wrote this in Japanese',
  },
]

function fails(command: string, names: string, env: NodeJS.ProcessEnv = {}): boolean {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return status !== 0 && `${stdout}${stderr}`.includes(names)
}

function provesItself({ file, text, command, names }: Proof): boolean {
  writeFileSync(file, text, { flag: 'wx' })
  try {
    return fails(command, names)
  } finally {
    rmSync(file)
  }
}

function editedMigrationIsFound(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-migrations-'))
  try {
    cpSync('apps/api/migrations', folder, { recursive: true })
    const first = join(folder, '0001_people.sql')
    writeFileSync(first, `${readFileSync(first, 'utf8')}\n-- edited\n`)
    const names = '0001_people.sql was edited after it landed'
    return fails('node checks/migrations.ts', names, { MIGRATIONS_FOLDER: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const results = [
  ...proofs.map((proof) => ({ mistake: proof.mistake, isFound: provesItself(proof) })),
  { mistake: 'a migration edited after it landed', isFound: editedMigrationIsFound() },
]
for (const { mistake, isFound } of results) {
  console.log(`${isFound ? 'found' : 'MISSED'}: ${mistake}`)
}
process.exitCode = results.every((result) => result.isFound) ? 0 : 1
