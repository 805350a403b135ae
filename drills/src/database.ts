import { freePort } from '@kakehashi/local/ports'
import { type LocalPostgres, startPostgres } from '@kakehashi/local/postgres'

/** A database that keeps what it has acknowledged, and can be stopped and started again. */
export async function startDatabase(folder: string) {
  const port = await freePort()
  let server: LocalPostgres | undefined = await startPostgres({ folder, port })
  return {
    url: server.url,
    /** As `pg_ctl stop -m fast` or `-m immediate`. */
    async stop(mode: 'fast' | 'immediate'): Promise<void> {
      await server?.stop(mode)
      server = undefined
    },
    async start(): Promise<void> {
      server ??= await startPostgres({ folder, port })
    },
  }
}
