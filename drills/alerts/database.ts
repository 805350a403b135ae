import type pg from 'pg'
import { killServer } from '../src/debian-postgres.ts'
import { type Load, startLoad } from '../src/load.ts'
import { demandInRunbook, runbookQuery } from './runbook.ts'
import { demand, openSession, readHealth, type Scene, step, type Trouble, until } from './scene.ts'

/** Alerts about the database and its connections. */
export function databaseTroubles(scene: Scene): Trouble[] {
  const { office, people, database, api } = scene
  let load: Load | undefined
  let blocker: pg.Client | undefined
  return [
    {
      alert: 'DatabaseAway',
      cause: 'PostgreSQL killed (-9)',
      async begin() {
        killServer(database.server)
      },
      steps: [
        step('health: the database is down', () =>
          until(
            'the database is down',
            async () => (await readHealth(scene))['database'] === 'down',
          ),
        ),
        step('start PostgreSQL', async () => {
          demandInRunbook('The database is away', '`systemctl start postgresql@15-main`')
          await until('PostgreSQL starts', () => database.start().then(() => true))
        }),
        step('do nothing: the processes connect by themselves', async () => {}),
      ],
    },
    {
      alert: 'ConnectionsUsedUp',
      cause: 'a session that sits in a transaction locks the requests',
      async begin() {
        blocker = await openSession(scene)
        await blocker.query('begin; lock table requests in access exclusive mode')
        load = startLoad({ people, addresses: [api.address], customers: 30, staff: 6 })
      },
      steps: [
        step('the query says who blocks; `pg_terminate_backend`', async () => {
          const rows = await office.query<{ blocked_by: number[] }>(
            runbookQuery('Connections are used up'),
          )
          const blocking = [...new Set(rows.flatMap(({ blocked_by: by }) => by))]
          // The others wait for it too.
          const [first] = await office.query<{ pid: number }>(
            `select pid from pg_stat_activity
             where pid = any($1) and cardinality(pg_blocking_pids(pid)) = 0`,
            [blocking],
          )
          demand(first !== undefined, 'the session that blocks is named')
          demandInRunbook('Connections are used up', 'select pg_terminate_backend(PID);')
          await office.query('select pg_terminate_backend($1)', [first?.pid])
        }),
      ],
      async end() {
        await load?.stop()
        await blocker?.end().catch(() => {})
      },
    },
  ]
}
