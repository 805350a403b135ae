import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The runner sets a lock timeout and repeats what was interrupted; the others are about taste. The
 * rest of squawk's rules are about locks and about what the previous version still uses.
 */
const excluded = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-timestamptz',
  'prefer-text-field',
  'prefer-bigint-over-int',
  'prefer-identity',
]

interface Violation {
  readonly file: string
  readonly line: number
  readonly rule_name: string
  readonly message: string
  readonly help?: string | null
}

/** What would stop the office or its previous version, as one line each. */
export function riskyStatements(folder: string, names: readonly string[]): string[] {
  const isOutside = (name: string) =>
    readFileSync(join(folder, name), 'utf8').startsWith('-- outside a transaction\n')
  return [
    ...lint(folder, names.filter(isOutside), '--no-assume-in-transaction'),
    ...lint(
      folder,
      names.filter((name) => !isOutside(name)),
      '--assume-in-transaction',
    ),
  ]
}

function lint(folder: string, names: readonly string[], transaction: string): string[] {
  if (names.length === 0) return []
  const files = names.map((name) => join(folder, name))
  const options = ['--reporter=json', '--pg-version=15.0', `--exclude=${excluded.join(',')}`]
  const violations = JSON.parse(squawk([...options, transaction, ...files])) as Violation[]
  return violations.map(({ file, line, rule_name, message, help }) => {
    const name = file.slice(folder.length + 1)
    return `${name}:${line + 1} ${rule_name}: ${[message, help].filter(Boolean).join(' ')}`
  })
}

/** It exits with 1 if it found something, which is printed as usual. */
function squawk(args: string[]): string {
  try {
    return execFileSync('pnpm', ['exec', 'squawk', ...args], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString()
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    if (stdout === undefined || stdout.length === 0)
      throw new Error(String(stderr), { cause: error })
    return stdout.toString()
  }
}
