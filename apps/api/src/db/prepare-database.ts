import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { unsafeRights } from './application-role.ts'
import { connect } from './connection.ts'
import { readDatabaseUrl } from './database-url.ts'
import { listPending, migrate } from './migrate.ts'

type Settings = Pick<
  Config,
  'NODE_ENV' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'LIVE_DATABASE_URL'
>

/** Migrates as the owner of the tables and gives the application its rights. */
export function migrateAsOwner(
  config: Settings,
  report?: (line: string) => void,
): Promise<string[]> {
  const url = config.MIGRATION_DATABASE_URL
  if (url === undefined && config.NODE_ENV === 'production') {
    throw new ConfigError(
      'MIGRATION_DATABASE_URL is missing: set it to the role that owns the tables, for this command only.',
    )
  }
  const applicationRole = readDatabaseUrl(config.DATABASE_URL).user || undefined
  return migrate(url ?? directUrl(config), { applicationRole, ...(report && { report }) })
}

/**
 * Before a process serves anything. In production it neither migrates nor runs with a role that
 * could rewrite the history; elsewhere it migrates by itself.
 */
export async function prepareDatabase(config: Settings): Promise<string[]> {
  const pending = await listPending(directUrl(config))
  if (config.NODE_ENV !== 'production') return pending.length > 0 ? migrateAsOwner(config) : []
  if (pending.length > 0) {
    throw new ConfigError(`Run \`kakehashi migrate\` first: ${pending.join(', ')} is missing.`)
  }
  const db = connect(directUrl(config), 1)
  try {
    const unsafe = await unsafeRights(db)
    if (unsafe !== undefined) throw new ConfigError(unsafe)
  } finally {
    await db.destroy()
  }
  return []
}

/** Migrations hold a lock of their session, which a pooler cannot carry. */
function directUrl({ DATABASE_URL, LIVE_DATABASE_URL }: Settings): string {
  return LIVE_DATABASE_URL ?? DATABASE_URL
}
