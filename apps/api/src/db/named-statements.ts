import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A query gets a name when it is sent for the third time, so that rare ones are not kept. */
const usesBeforeName = 3
/** Each connection keeps every named statement. */
const mostNames = 500
const mostCounted = 5_000

const isQuery = /^\s*(select|insert|update|delete|with)\b[^;]*$/
/** `*` as a list of columns, which a migration can change; not `count(*)`. */
const hasAllColumns = /(^|[\s.,])\*/

function canHaveName(text: string): boolean {
  return isQuery.test(text) && !hasAllColumns.test(text)
}

/** Gives the queries of one pool their names; undefined for those without. */
function createNaming(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforeName || names.size >= mostNames || !canHaveName(text)) {
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = `statement_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * Names queries, so that PostgreSQL parses and plans each once for a connection. For most queries of
 * the office planning takes longer than running.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const nameOf = createNaming()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let naming = known.get(client)
      if (!naming) known.set(client, (naming = namingClient(client, nameOf)))
      return naming
    },
  }
}

function namingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: nameOf(text), text, values: [...values] })
  // Kysely also declares cursors, which the office does not use.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
