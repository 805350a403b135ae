import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'

export type Database = Kysely<DB>

// Positions and time steps stay far below 2^53, so they are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A day has no hour: read as a moment, it would become the day before in another zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

export function connect(url: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A query that runs this long holds locks that others wait for.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'kakehashi',
  })
  // A connection may be cut at any time. Idle, it is replaced; in use, its query already fails with
  // the reason, and the same news as an unheard event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
