import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { DatabaseWatch } from '../watch.ts'

/** Tells the watch how long connections are waited for and how long queries take. */
export function watchedPool(pool: PostgresPool, watch: DatabaseWatch): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const began = performance.now()
      try {
        const client = await pool.connect()
        let watched = known.get(client)
        if (!watched) known.set(client, (watched = watchedClient(client, watch)))
        return watched
      } finally {
        watch.waited((performance.now() - began) / 1000)
      }
    },
  }
}

function watchedClient(client: PostgresPoolClient, watch: DatabaseWatch): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    watch.query(text, () => client.query(text, values))
  // Kysely also declares cursors, which the office does not use.
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
