import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

/**
 * A migration runs in one transaction, unless its first line says one of these.
 *
 * `-- outside a transaction`: statement by statement, for `create index concurrently`. Each has to
 * have no effect if it is repeated, because a migration that was interrupted starts again.
 *
 * `-- in batches`: its only statement is repeated, each time in a transaction of its own, until it
 * changes no row. It has to choose some rows that are not changed yet.
 */
const modes = ['-- outside a transaction', '-- in batches'] as const

/** Calls wait behind a statement that waits for a lock, so it gives up soon and tries again. */
const lockTimeout = '500ms'
const triesForLock = 240
const betweenTries = 500
/** Lets calls pass that wait for the same rows. */
const betweenBatches = 20
/** A lock timeout, or a deadlock with a call. */
const isWorthRetry = /^(55P03|40P01)$/

type Report = (line: string) => void

/** Applies a migration and records it. */
export async function applyMigration(
  client: pg.Client,
  { name, sql, sha256 }: Migration,
  report: Report,
): Promise<void> {
  const record = () =>
    client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
  const mode = modes.find((line) => sql.startsWith(`${line}\n`))
  if (mode === undefined) {
    await inTransaction(client, async () => {
      await client.query(sql)
      await record()
    })
    return
  }
  if (mode === '-- in batches') await runInBatches(client, name, sql, report)
  else await runStatements(client, sql)
  await record()
}

async function inTransaction<Result>(
  client: pg.Client,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    await client.query(`begin; set local lock_timeout = '${lockTimeout}'`)
    try {
      const result = await run()
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      if (tries === triesForLock || !canTryAgain(error)) throw error
      await setTimeout(betweenTries)
    }
  }
}

function canTryAgain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && isWorthRetry.test(String(error.code))
}

async function runInBatches(
  client: pg.Client,
  name: string,
  sql: string,
  report: Report,
): Promise<void> {
  let changed = 0
  for (let last = 1; last > 0;) {
    const { rowCount } = await inTransaction(client, () => client.query(sql))
    last = rowCount ?? 0
    changed += last
    report(`${name}: ${changed} rows`)
    await setTimeout(betweenBatches)
  }
}

async function runStatements(client: pg.Client, sql: string): Promise<void> {
  for (const statement of sql.split(/;[ \t]*\n/).filter((text) => /^\s*[^\s-]/m.test(text))) {
    await dropInvalidIndex(client, statement)
    await client.query(statement)
  }
}

/** An interrupted `create index concurrently` leaves an index that is written and never read. */
async function dropInvalidIndex(client: pg.Client, statement: string): Promise<void> {
  const created = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i
  const name = created.exec(statement)?.[1]
  if (name === undefined) return
  const { rows } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`)
}
