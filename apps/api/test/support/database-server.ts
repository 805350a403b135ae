import { startPostgres } from '@kakehashi/local/postgres'
import { applicationRole, createOfficeDatabase } from '@kakehashi/local/postgres-roles'
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
  const { ownerUrl } = await createOfficeDatabase(postgres.url, templateName)
  await migrate(ownerUrl, { applicationRole })
  return { url: postgres.url, stop: () => postgres.stop() }
}
