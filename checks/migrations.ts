import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMigrations } from '@kakehashi/api/db/migrate'

/**
 * A migration that has landed may be running in an office we cannot see: it is never edited.
 * `landed.txt` holds the fingerprint of each; `--land` adds new ones and never rewrites a line.
 */
const folder =
  process.env['MIGRATIONS_FOLDER'] ?? join(import.meta.dirname, '../apps/api/migrations')
const list = join(folder, 'landed.txt')
const landed = new Map(
  readFileSync(list, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ') as [string, string]),
)

const migrations = await listMigrations(folder)
const problems = [...landed.keys()]
  .filter((name) => !migrations.some((migration) => migration.name === name))
  .map((name) => `${name} has landed and is gone`)
for (const { name, sha256 } of migrations) {
  const before = landed.get(name)
  if (before === sha256) continue
  if (before !== undefined)
    problems.push(`${name} was edited after it landed: write a new migration`)
  else if (process.argv.includes('--land')) appendFileSync(list, `${name} ${sha256}\n`)
  else problems.push(`${name} is new: run \`pnpm migrations:land\``)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
