import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMigrations } from '@kakehashi/api/db/migrate'
import { riskyStatements } from './risky-migrations.ts'

/**
 * A merged migration may already have run in production, so it must not be edited. `landed.txt` has
 * the hash of each; `--land` adds new ones and never changes a line. Those after the baseline run
 * while the office is open, so nothing in them may lock a table for long.
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
  .map((name) => `${name} is in landed.txt but does not exist`)
for (const { name, sha256 } of migrations) {
  const landedHash = landed.get(name)
  if (landedHash === sha256) continue
  if (landedHash !== undefined)
    problems.push(`${name} was edited after it landed: write a new migration`)
  else if (process.argv.includes('--land')) appendFileSync(list, `${name} ${sha256}\n`)
  else problems.push(`${name} is new: run \`pnpm migrations:land\``)
}
const [, ...sinceBaseline] = migrations.map(({ name }) => name)
problems.push(...riskyStatements(folder, sinceBaseline))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
