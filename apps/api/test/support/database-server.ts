import { startPostgres } from '@kakehashi/local/postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

export const templateName = 'office_template'
/** Environment variable with the URL of a running server, for runs that share one server. */
export const databaseServerVariable = 'TEST_DATABASE_SERVER'

/** Starts one PostgreSQL for the whole run, with a migrated template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env[databaseServerVariable]
  const server = given ? undefined : await startDatabaseServer()
  project.provide('databaseServer', given ?? server?.url ?? '')
  return async () => server?.stop()
}

export async function startDatabaseServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  await migrate(postgres.databaseUrl(templateName))
  return { url: postgres.url, stop: () => postgres.stop() }
}
