import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onServer } from '@kakehashi/local/postgres-roles'
import pg from 'pg'
import type { ArchivedDatabase } from './archived-database.ts'
import { prepareServer, runServerProgram, startServer, stopServer } from './debian-postgres.ts'

export type Standby = Awaited<ReturnType<typeof startStandby>>

const name = 'standby'

/** A second PostgreSQL that follows the first one. */
export async function startStandby(primary: ArchivedDatabase) {
  const server = await prepareServer(primary.folder, name)
  const { port } = new URL(primary.url)
  const from = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-D', server.data, '-R']
  await runServerProgram('pg_basebackup', [...from, '--checkpoint=fast'], {
    PGPASSWORD: primary.password,
    PGAPPNAME: name,
  })
  // As on a standby that is also read for reports: its queries are never cancelled.
  await appendFile(
    join(server.data, 'postgresql.auto.conf'),
    'archive_mode = off\nmax_standby_streaming_delay = -1\n',
  )
  const url = `postgres://postgres:${primary.password}@127.0.0.1:${server.port}/postgres`
  const start = () => startServer(server)
  await start()
  return {
    name,
    start,
    stop: () => stopServer(server),
    /** A session with a database of the standby, which the caller ends. */
    async openSession(database: string): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url.replace(/postgres$/, database) })
      client.on('error', () => {})
      await client.connect()
      return client
    },
    query: async <Row extends pg.QueryResultRow>(text: string) => {
      let rows: Row[] = []
      await onServer(url, async (client) => {
        rows = (await client.query<Row>(text)).rows
      })
      return rows
    },
  }
}
