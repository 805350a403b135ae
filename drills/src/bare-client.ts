import { setTimeout } from 'node:timers/promises'
import { onServer } from '@kakehashi/local/postgres-roles'
import pg from 'pg'
import type { Report } from './report.ts'

interface Acknowledgement {
  readonly number: number
  readonly startedAt: number
  readonly endedAt: number
}

export type BareClient = Awaited<ReturnType<typeof startBareClient>>

const pause = 100
const longestConnect = 2_000

/**
 * A client that knows nothing of the office, such as psql: one connection, and a row every 100 ms.
 * It shows how much of an interruption is the cluster's, and how much the office adds.
 */
export async function startBareClient(serverUrl: string) {
  await onServer(serverUrl, (client) =>
    client.query('create table bare_client_rows (number integer not null)'),
  )
  const acknowledged: Acknowledgement[] = []
  const stopped = new AbortController()
  let number = 0

  async function writeUntilLost(): Promise<void> {
    const client = new pg.Client({
      connectionString: serverUrl,
      connectionTimeoutMillis: longestConnect,
    })
    // A lost connection also rejects the query.
    client.on('error', () => {})
    try {
      await client.connect()
      while (!stopped.signal.aborted) {
        number += 1
        const startedAt = Date.now()
        await client.query('insert into bare_client_rows values ($1)', [number])
        acknowledged.push({ number, startedAt, endedAt: Date.now() })
        await setTimeout(pause)
      }
    } finally {
      void client.end().catch(() => {})
    }
  }

  async function write(): Promise<void> {
    while (!stopped.signal.aborted) {
      await writeUntilLost().catch(() => {})
      await setTimeout(pause)
    }
  }

  const writing = write()
  return {
    acknowledged,
    async stop() {
      stopped.abort()
      await writing
    },
    /** Every row that was acknowledged is there once. */
    async verify(report: Report) {
      const rows: { number: number; count: string }[] = []
      await onServer(serverUrl, async (client) => {
        const result = await client.query<{ number: number; count: string }>(
          'select number, count(*) from bare_client_rows group by number',
        )
        rows.push(...result.rows)
      })
      const found = new Set(rows.map((row) => row.number))
      const lost = acknowledged.filter((row) => !found.has(row.number)).length
      const doubled = rows.filter(({ count }) => Number(count) > 1).length
      report.expect(
        lost === 0 && doubled === 0,
        `${acknowledged.length} rows of the bare client acknowledged: ${lost} lost, ${doubled} doubled`,
      )
    },
  }
}
