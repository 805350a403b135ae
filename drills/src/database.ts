import { setTimeout } from 'node:timers/promises'
import { freePort } from '@kakehashi/local/ports'
import { type LocalPostgres, startPostgres } from '@kakehashi/local/postgres'

interface OfficeDatabase {
  readonly url: string
  /** As `pg_ctl stop -m fast` or `-m immediate`. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** As kill -9 of its main process. */
  kill(): Promise<void>
  start(): Promise<void>
  /** As a supervisor does for one that has ended by itself. */
  startIfEnded(): Promise<void>
}

/** What a killed one has left may still run for a moment. */
const longestStart = 60_000

/** A database that keeps what it has acknowledged, and can be stopped and started again. */
export async function startDatabase(folder: string): Promise<OfficeDatabase> {
  const port = await freePort()
  let server: LocalPostgres | undefined = await startPostgres({ folder, port })
  const start = async () => {
    for (const deadline = Date.now() + longestStart; !server;) {
      server = await startPostgres({ folder, port }).catch(async (error: unknown) => {
        if (Date.now() > deadline) throw error
        await setTimeout(200)
        return undefined
      })
    }
  }
  return {
    url: server.url,
    async stop(mode) {
      await server?.stop(mode)
      server = undefined
    },
    async kill() {
      await server?.kill()
      server = undefined
    },
    start,
    async startIfEnded() {
      if (server?.hasEnded()) server = undefined
      await start()
    },
  }
}

async function nothing(): Promise<void> {}

/** Whoever has started it stops it. */
export function foreignDatabase(url: string): OfficeDatabase {
  return { url, stop: nothing, kill: nothing, start: nothing, startIfEnded: nothing }
}
