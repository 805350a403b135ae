import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { grantToApplication } from './application-role.ts'
import { applyMigration, type Migration } from './apply-migration.ts'

const folder = join(import.meta.dirname, '../../migrations')
/** An arbitrary key of the advisory lock; all processes must use the same one. */
const lockNumber = 7_251_940

interface MigrateOptions {
  readonly from?: string
  /** The role that the application signs in with, if it is not the owner of the tables. */
  readonly applicationRole?: string | undefined
  /** Gets a line for each batch of a long migration. */
  readonly report?: (line: string) => void
}

export async function listMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(from, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Safe to run in several processes at once: one migrates, the others wait. If it is interrupted, the
 * next run goes on where it stopped.
 */
export async function migrate(
  url: string,
  { from = folder, applicationRole, report = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(
      `create table if not exists migrations (
         name text primary key, sha256 text not null, applied_at timestamptz(3) not null default now())`,
    )
    const applied = await applyMissing(client, await listMigrations(from), report)
    await runMigrations({ connectionString: url })
    if (applicationRole !== undefined) await grantToApplication(client, applicationRole)
    return applied
  } finally {
    await client.end()
  }
}

/** The migrations that `kakehashi migrate` would apply; any role of the office may ask. */
export async function listPending(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      "select where to_regclass('migrations') is not null",
    )
    const applied = tables.length > 0 ? await listApplied(client) : new Map()
    return (await listMigrations()).map(({ name }) => name).filter((name) => !applied.has(name))
  } finally {
    await client.end()
  }
}

async function listApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations',
  )
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

async function applyMissing(
  client: pg.Client,
  migrations: Migration[],
  report: (line: string) => void,
): Promise<string[]> {
  const appliedBefore = await listApplied(client)
  refuseBeforeBaseline([...appliedBefore.keys()], migrations)
  const applied: string[] = []
  for (const migration of migrations) {
    const { name, sha256 } = migration
    const appliedHash = appliedBefore.get(name)
    if (appliedHash === sha256) continue
    if (appliedHash !== undefined) {
      throw new Error(`${name} was changed after it was applied. Write a new migration instead.`)
    }
    await applyMigration(client, migration, report)
    applied.push(name)
  }
  return applied
}

/** Versions before 1.0 had other migrations, which nothing leads on from: see decision 0088. */
function refuseBeforeBaseline(applied: string[], [baseline]: Migration[]): void {
  const [other] = applied.toSorted()
  if (!baseline || other === undefined || applied.includes(baseline.name)) return
  throw new Error(
    `This database was created by a version before 1.0 (it has ${other}) and cannot be migrated. Use a new, empty database. For \`pnpm dev\`, delete the folder .local and start again.`,
  )
}
