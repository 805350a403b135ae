import { freePort } from '@kakehashi/local/ports'
import { type LocalPostgres, startPostgres } from '@kakehashi/local/postgres'

interface OfficeDatabase {
  readonly url: string
  /** As `pg_ctl stop -m fast` or `-m immediate`. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
}

/** A database that keeps what it has acknowledged, and can be stopped and started again. */
export async function startDatabase(folder: string): Promise<OfficeDatabase> {
  const port = await freePort()
  let server: LocalPostgres | undefined = await startPostgres({ folder, port })
  return {
    url: server.url,
    async stop(mode) {
      await server?.stop(mode)
      server = undefined
    },
    async start() {
      server ??= await startPostgres({ folder, port })
    },
  }
}

/** Whoever has started it stops it. */
export function foreignDatabase(url: string): OfficeDatabase {
  return { url, stop: async () => {}, start: async () => {} }
}
