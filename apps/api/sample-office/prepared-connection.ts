import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
// oxlint-disable-next-line import/no-unassigned-import -- it says how numbers and days are read
import '../src/db/connection.ts'
import type { Database } from '../src/db/connection.ts'

/** Plans each statement once: a year is some fifty kinds of statements, forty thousand times. */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // Kysely asks with a text and its values alone; every other way goes on as it was.
  override query(...args: unknown[]): never {
    const [text, values] = args
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values)
    const asked = isPlain ? [{ name: this.#nameOf(text), text, values }] : args
    // The same arguments in one of the many shapes that the driver takes.
    return super.query(...(asked as [pg.QueryConfig])) as never
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `sample_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

/** A database for one long piece of work and nobody else. */
export function connectPreparing(url: string, poolSize: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, Client: PreparingClient })
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
