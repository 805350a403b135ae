import type { PostgresPool, PostgresPoolClient } from 'kysely'

function isLasting(error: Error): boolean {
  // A write in a read-only transaction, as on a server that is no longer primary.
  const isOfStandby = 'code' in error && error.code === '25006'
  // From pg. The machine may be gone without having closed the connection.
  return isOfStandby || error.message === 'Query read timeout'
}

/**
 * Closes connections that will not work again, although they look open. Otherwise the pool would
 * hand them out until the process is restarted.
 */
export function withUsableConnections(pool: PostgresPool): PostgresPool {
  // One for each connection, because Kysely too remembers what it knows of one.
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let usable = known.get(client)
      if (!usable) known.set(client, (usable = usableClient(client)))
      return usable
    },
  }
}

function usableClient(client: PostgresPoolClient): PostgresPoolClient {
  let reason: Error | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    // A rollback would wait behind the query that is not answered.
    if (reason) throw reason
    try {
      return await client.query(text, values)
    } catch (error) {
      if (error instanceof Error && isLasting(error)) reason = error
      throw error
    }
  }
  return {
    // Kysely also declares cursors, which the office does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || reason !== undefined),
  }
}
