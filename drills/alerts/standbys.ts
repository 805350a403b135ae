import type pg from 'pg'
import { demandInRunbook, runbookQuery } from './runbook.ts'
import { demand, type Scene, step, type Trouble, until } from './scene.ts'

const heading = 'A standby is behind or away'

/** Alerts about a standby. */
export function standbyTroubles({ office, standby }: Scene): Trouble[] {
  let reader: pg.Client | undefined
  const list = () =>
    office.query<{ application_name: string; sync_state: string }>(runbookQuery(heading))
  const setSynchronous = async (names: string) => {
    await office.query(`alter system set synchronous_standby_names = '${names}'`)
    await office.query('select pg_reload_conf()')
  }
  const loseSynchronousStandby = async () => {
    await setSynchronous(standby.name)
    await until('the standby is synchronous', async () => (await list())[0]?.sync_state === 'sync')
    await standby.stop()
  }
  return [
    {
      alert: 'ReplicationBehind',
      cause: 'a long query on the standby holds it back',
      async begin() {
        await office.query('create table drill_report ()')
        const session = await standby.openSession('office')
        reader = session
        await session.query('begin')
        await until('the standby has the table', async () => {
          await session.query('rollback; begin; select from drill_report')
          return true
        })
        await office.query('drop table drill_report')
      },
      steps: [
        step('it is listed on the primary', async () => {
          demand((await list())[0]?.application_name === standby.name, 'the standby is listed')
        }),
        step('end the query that holds it back', async () => {
          const rows = await standby.query<{ pid: number }>(runbookQuery(heading, 1))
          demandInRunbook(heading, 'select pg_terminate_backend(PID);')
          await standby.query(`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
        }),
      ],
      end: async () => reader?.end().catch(() => {}),
    },
    {
      alert: 'StandbyAway',
      cause: 'an asynchronous standby stopped',
      begin: () => standby.stop(),
      steps: [
        step('it is not listed', async () => demand((await list()).length === 0, 'it is missing')),
        step('start the standby', () => standby.start()),
      ],
    },
    {
      alert: 'NoSynchronousStandby',
      cause: 'the only synchronous standby stopped',
      begin: loseSynchronousStandby,
      steps: [
        step('it is not listed', async () => demand((await list()).length === 0, 'it is missing')),
        step('start the standby', () => standby.start()),
      ],
      end: () => setSynchronous(''),
    },
    {
      alert: 'NoSynchronousStandby',
      cause: 'the same, and it will not be back soon',
      begin: loseSynchronousStandby,
      steps: [
        step('go on without: `alter system`', async () => {
          demandInRunbook(heading, "alter system set synchronous_standby_names = '';")
          await setSynchronous('')
        }),
      ],
      end: () => standby.start(),
    },
  ]
}
