import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
// oxlint-disable-next-line import/no-unassigned-import -- it sets the type parsers of pg
import '../src/db/connection.ts'
import type { Database } from '../src/db/connection.ts'

/** The import runs about fifty different statements 40,000 times, so each is planned only once. */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // Kysely calls query(text, values); other signatures are passed on unchanged.
  override query(...args: unknown[]): never {
    const [text, values] = args
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values)
    const query = isPlain ? [{ name: this.#nameOf(text), text, values }] : args
    // pg overloads query() with many signatures.
    return super.query(...(query as [pg.QueryConfig])) as never
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `sample_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

export function connectWithPreparedStatements(url: string, poolSize: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, Client: PreparingClient })
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
