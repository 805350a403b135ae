import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseWatch } from '../watch.ts'
import { withNamedStatements } from './named-statements.ts'
import { OfficeQueryCompiler } from './query-compiler.ts'
import type { DB } from './schema.gen.ts'
import { withUsableConnections } from './usable-connections.ts'
import { watchedPool } from './watched-pool.ts'

export type Database = Kysely<DB>

// All bigint columns stay far below 2^53, so they are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Dates stay strings: as a Date, they could shift to the previous day in another time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

class OfficeDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new OfficeQueryCompiler()
  }
}

interface ConnectOptions {
  /** How long a query waits for a connection. */
  readonly connectTimeoutMs?: number
  /** How long a query waits for its answer. More than the database gives it. */
  readonly answerTimeoutMs?: number
  /** A pooler refuses settings of a session, so its own timeouts have to be set, and named statements. */
  readonly isPooled?: boolean
  readonly watch?: DatabaseWatch | undefined
}

export function connect(
  url: string,
  poolSize: number,
  {
    connectTimeoutMs = 5_000,
    answerTimeoutMs = 35_000,
    isPooled = false,
    watch,
  }: ConnectOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // A longer query would hold locks that other requests wait for.
    ...(!isPooled && { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }),
    // The timeouts above are the server's. A machine that is gone keeps none, and a commit that
    // waits for a standby has none.
    query_timeout: answerTimeoutMs,
    application_name: 'kakehashi',
  })
  // The pool replaces a lost idle connection, and a query on a lost connection rejects. Without
  // these listeners the 'error' event would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  // Behind a pooler, a named statement could be asked of a connection that does not have it.
  const named = isPooled ? pool : withNamedStatements(pool)
  watch?.pool(() => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: poolSize,
  }))
  const usable = withUsableConnections(named)
  return new Kysely<DB>({
    dialect: new OfficeDialect({ pool: watch ? watchedPool(usable, watch) : usable }),
  })
}
