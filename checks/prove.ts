import { exec } from 'node:child_process'
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
    file: 'apps/web/app/frame/untranslated.tsx',
    text: "import { Trans } from '@lingui/react/macro'\n\nexport const untranslated = <Trans>Nobody wrote this in Japanese</Trans>\n",
    command: 'pnpm --filter @kakehashi/web extract:check',
    names: 'Nobody wrote this in Japanese',
  },
]

function fails(command: string, names: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: Infinity }
    exec(command, options, (error, stdout, stderr) =>
      resolve(error !== null && `${stdout}${stderr}`.includes(names)),
    )
  })
}

interface Result {
  readonly mistake: string
  readonly isFound: boolean
}

/** Side by side: each check has to name its own mistake, whatever else it finds. */
async function proveAll(): Promise<Result[]> {
  const written: string[] = []
  try {
    for (const { file, text } of proofs) {
      writeFileSync(file, text, { flag: 'wx' })
      written.push(file)
    }
    return await Promise.all(
      proofs.map(async ({ mistake, command, names }) => ({
        mistake,
        isFound: await fails(command, names),
      })),
    )
  } finally {
    for (const file of written) rmSync(file)
  }
}

async function editedMigrationIsFound(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-migrations-'))
  try {
    cpSync('apps/api/migrations', folder, { recursive: true })
    const first = join(folder, '0001_people.sql')
    writeFileSync(first, `${readFileSync(first, 'utf8')}\n-- edited\n`)
    const names = '0001_people.sql was edited after it landed'
    return await fails('node checks/migrations.ts', names, { MIGRATIONS_FOLDER: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [found, isFound] = await Promise.all([proveAll(), editedMigrationIsFound()])
const results = [...found, { mistake: 'a migration edited after it landed', isFound }]
for (const result of results) {
  console.log(`${result.isFound ? 'found' : 'MISSED'}: ${result.mistake}`)
}
process.exitCode = results.every((result) => result.isFound) ? 0 : 1
