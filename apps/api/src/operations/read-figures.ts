import type { FolderProblem, RefusedCounts } from '@kakehashi/domain/counter/tray'
import pg from 'pg'
import type { MaintenanceTask } from '../recovery/maintenance-runs.ts'
import { withTimeout } from '../with-timeout.ts'

/** The figures of the whole office, which only the database knows. */
export interface OfficeFigures {
  readonly jobs: readonly {
    readonly task: string
    readonly state: 'ready' | 'later' | 'running' | 'given-up'
    readonly count: number
    /** Since the oldest could run. */
    readonly age: number
  }[]
  readonly mails: Waiting & {
    /** Those that have failed at least once. */
    readonly refused: number
  }
  /** Since when mail is held after a restore, in seconds since 1970. */
  readonly mailHeldAt: number | null
  readonly scans: Waiting
  /** Null if the office has none. */
  readonly scannerFolder: ScannerFolderFigures | null
  /** When each part was last heard of, in seconds since 1970. */
  readonly heartbeats: Readonly<Record<string, number>>
  readonly maintenance: Readonly<Partial<Record<MaintenanceTask, MaintenanceFigures>>>
  /** Null if this role may not see it. */
  readonly replication: Replication | null
}

interface ScannerFolderFigures {
  /** In seconds since 1970. */
  readonly seenAt: number
  readonly problem: FolderProblem | null
  readonly refused: RefusedCounts
  /** Documents in the tray. */
  readonly waiting: number
}

interface Waiting {
  readonly count: number
  readonly age: number
}

/** Times in seconds since 1970. */
interface MaintenanceFigures {
  readonly succeededAt: number | null
  readonly failedAt: number | null
  /** Of the last run. */
  readonly hasFailed: boolean
}

interface Replication {
  readonly isSynchronous: boolean
  readonly standbys: readonly {
    readonly name: string
    readonly isSynchronous: boolean
    readonly seconds: number
    readonly bytes: number
  }[]
}

const query = `
  select
    coalesce((select json_agg(each) from (
      select task_identifier as task,
        case when attempts >= max_attempts then 'given-up' when locked_at is not null then 'running'
          when run_at > now() then 'later' else 'ready' end as state,
        count(*) as count,
        greatest(0, extract(epoch from now() - min(run_at))) as age
      from graphile_worker.jobs group by 1, 2) as each), '[]') as jobs,
    (select json_build_object('count', count(*), 'refused', count(last_error),
        'age', coalesce(extract(epoch from now() -
        -- One that was put off, to join further messages, does not wait before its time.
        min(case when attempts = 0 then run_at else created_at end)), 0))
      from graphile_worker.jobs where task_identifier in ('send-mail', 'send-notice')
        and attempts < max_attempts and (attempts > 0 or run_at <= now())) as mails,
    (select json_build_object('count', count(*),
        'age', greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0)))
      from files where status = 'pending' and removed_at is null) as scans,
    (select json_build_object('seenAt', extract(epoch from seen_at), 'problem', problem,
        'refused', refused, 'waiting', (select count(*) from tray_documents where taken_at is null))
      from scanner_folder) as "scannerFolder",
    coalesce((select json_object_agg(part, extract(epoch from at)) from (
      select part, beat_at as at from heartbeats where part not like 'pool-%'
      union all
      select task, succeeded_at from maintenance_runs where succeeded_at is not null) as each),
      '{}') as heartbeats,
    coalesce((select json_object_agg(task, json_build_object(
        'succeededAt', extract(epoch from succeeded_at), 'failedAt', extract(epoch from failed_at),
        'hasFailed', problem is not null)) from maintenance_runs), '{}') as maintenance,
    (select extract(epoch from mail_held_at)::float from recovery_state) as "mailHeldAt",
    case when pg_has_role('pg_read_all_stats', 'usage') and not pg_is_in_recovery() then
      json_build_object(
        'isSynchronous', current_setting('synchronous_standby_names') <> '',
        'standbys', coalesce((select json_agg(each) from (
          select application_name as name,
            bool_or(sync_state in ('sync', 'quorum')) as "isSynchronous",
            coalesce(max(extract(epoch from replay_lag)), 0) as seconds,
            coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0) as bytes
          from pg_stat_replication where state <> 'backup' group by 1) as each), '[]'))
    end as replication`

const longest = 1_200

export interface FigureReader {
  /** Undefined if the database does not answer in time. */
  read(): Promise<OfficeFigures | undefined>
  close(): Promise<void>
}

/**
 * With a connection of its own: when all connections of the pool are used up, the figures are needed
 * most.
 */
export function createFigureReader(databaseUrl: string, isPooled: boolean): FigureReader {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
    // Longer than between two scrapes, so that the connection stays open while somebody watches.
    idleTimeoutMillis: 90_000,
    allowExitOnIdle: true,
    ...(!isPooled && { statement_timeout: longest }),
    application_name: 'kakehashi',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  async function readOnce(): Promise<OfficeFigures | undefined> {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<OfficeFigures>(query)
      client.release()
      return rows[0]
    } catch (error) {
      // It may still wait for an answer.
      client.release(true)
      throw error
    }
  }
  return {
    read: () => withTimeout(readOnce(), longest, undefined),
    close: () => pool.end(),
  }
}
