import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { unsafeRights } from '../../db/application-role.ts'
import type { Database } from '../../db/connection.ts'
import { listPending } from '../../db/migrate.ts'
import { type Finding, finding, ok, problem, warning } from './finding.ts'

const part = 'database'
const oldestVersion = 150_000
/**
 * See docs/operations: a worker opens up to 22, or 11 beside a pooler, and live updates and the
 * metrics of the API need one each. Those of metrics pass a pooler.
 */
const connectionsOf = { worker: 22, workerBesidePooler: 11, live: 1, metrics: 1 }

interface Server {
  readonly version: string
  readonly version_number: number
  readonly encoding: string
  readonly is_standby: boolean
  readonly is_durable: boolean
  readonly has_trigrams: boolean
  readonly limit: number
  readonly used_by_others: number
  readonly now: Date
}

export async function checkDatabase(config: Config, db: Database): Promise<Finding[]> {
  const advice =
    'Check the address, the name and the password in DATABASE_URL, and that PostgreSQL runs and lets this machine in (pg_hba.conf).'
  return finding(part, advice, async () => {
    const server = await readServer(db)
    return [
      serverFinding(server),
      ...(server.is_standby ? [standby] : []),
      ...(server.has_trigrams ? [] : [noTrigrams]),
      durability(server),
      connections(server, config),
      clock(server),
      ...(await pending(config)),
      ...(await rights(db)),
      ...(await notifications(config, db)),
    ]
  })
}

async function readServer(db: Database): Promise<Server> {
  const { rows } = await sql<Server>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as version_number,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as is_standby,
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
        and current_setting('synchronous_commit') <> 'off' as is_durable,
      exists (select from pg_extension where extname = 'pg_trgm') as has_trigrams,
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as limit,
      (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'kakehashi'
          and application_name not like 'graphile%') as used_by_others,
      now() as now`.execute(db)
  const [server] = rows
  if (!server) throw new Error('the database did not answer')
  return server
}

function serverFinding({ version, version_number, encoding }: Server): Finding {
  if (version_number < oldestVersion)
    return problem(part, `PostgreSQL ${version} is too old`, 'Upgrade it to version 15 or newer.')
  if (encoding !== 'UTF8')
    return problem(
      part,
      `its encoding is ${encoding}`,
      "Create the database again with `encoding 'UTF8'`: names in Japanese cannot be stored otherwise.",
    )
  return ok(part, `PostgreSQL ${version}`)
}

const standby = problem(
  part,
  'it is a standby and refuses every change',
  'Let DATABASE_URL name the primary, for instance with several hosts and target_session_attrs=read-write.',
)

const noTrigrams = problem(
  part,
  'the extension pg_trgm is missing',
  'Install the contrib package of PostgreSQL and run `kakehashi migrate`.',
)

function durability({ is_durable }: Server): Finding {
  if (is_durable) return ok('durability', 'what is confirmed survives a loss of power')
  return problem(
    'durability',
    'a loss of power can lose what was confirmed to people',
    'Set fsync, full_page_writes and synchronous_commit to on in postgresql.conf.',
  )
}

function connections({ limit, used_by_others }: Server, config: Config): Finding {
  const isPooled = config.LIVE_DATABASE_URL !== undefined
  const needed =
    connectionsOf.live +
    (isPooled
      ? connectionsOf.workerBesidePooler
      : config.DATABASE_POOL + connectionsOf.metrics + connectionsOf.worker)
  const free = limit - used_by_others
  const text = `one API and one worker need ${needed} of ${free} connections`
  const advice =
    'Raise max_connections, lower DATABASE_POOL, or put PgBouncer in front and set LIVE_DATABASE_URL.'
  if (needed > free) return problem('connections', text, advice)
  if (needed * 2 > free) return warning('connections', `${text}, so two of each do not fit`, advice)
  return ok('connections', text)
}

function clock({ now }: Server): Finding {
  const seconds = Math.round(Math.abs(now.getTime() - Date.now()) / 1_000)
  if (seconds < 2) return ok('clock', 'agrees with that of the database')
  return problem(
    'clock',
    `differs by ${seconds} s from that of the database`,
    'Run a time service such as chrony on both machines: codes and links expire by the clock.',
  )
}

const directUrl = ({ LIVE_DATABASE_URL, DATABASE_URL }: Config) => LIVE_DATABASE_URL ?? DATABASE_URL

async function pending(config: Config): Promise<Finding[]> {
  return finding('migrations', 'Check LIVE_DATABASE_URL.', async () => {
    const names = await listPending(directUrl(config))
    if (names.length === 0) return ok('migrations', 'none is pending')
    return problem(
      'migrations',
      `${names.length} pending, the first is ${names[0]}`,
      'Run `kakehashi migrate` with MIGRATION_DATABASE_URL.',
    )
  })
}

async function rights(db: Database): Promise<Finding[]> {
  return finding('rights', 'Run `kakehashi migrate`, which grants them.', async () => {
    const unsafe = await unsafeRights(db)
    if (unsafe === undefined) return ok('rights', 'the role cannot change the history')
    return problem('rights', unsafe, 'docs/operations has the commands that create both roles.')
  })
}

/** Live updates and jobs wait for notifications, which have to come from the same database. */
async function notifications(config: Config, db: Database): Promise<Finding[]> {
  const advice =
    'LIVE_DATABASE_URL has to be the database itself, without a pooler, and the same one as DATABASE_URL.'
  return finding('notifications', advice, async () => {
    const client = new pg.Client({ connectionString: directUrl(config) })
    client.on('error', () => {})
    await client.connect()
    try {
      const received = new Promise<boolean>((resolve) => {
        client.once('notification', () => resolve(true))
      })
      await client.query('listen doctor')
      await sql`select pg_notify('doctor', '')`.execute(db)
      if (await Promise.race([received, setTimeout(3_000, false)]))
        return ok('notifications', 'arrive')
      return problem('notifications', 'do not arrive, so no screen would be updated', advice)
    } finally {
      await client.end()
    }
  })
}
