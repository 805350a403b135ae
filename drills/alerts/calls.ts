import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { documentForm, samplePdf } from '@kakehashi/api/test/support/sample-pdf'
import type pg from 'pg'
import { readMessages } from '../src/customer-actions.ts'
import { type Load, startLoad } from '../src/load.ts'
import { demandInRunbook, runbookQuery } from './runbook.ts'
import { demand, openSession, readHealth, type Scene, step, type Trouble } from './scene.ts'

/** Does something again and again until it is stopped. */
function repeat(work: () => Promise<unknown>, pause: number) {
  const stopped = new AbortController()
  const done = (async () => {
    while (!stopped.signal.aborted) {
      await work().catch(() => {})
      await setTimeout(pause)
    }
  })()
  return async () => {
    stopped.abort()
    await done
  }
}

/** Alerts about calls that are slow or fail, while the database answers. */
export function callTroubles(scene: Scene): Trouble[] {
  const { office, people, disk, api } = scene
  const [customer] = people.customers
  if (!customer) throw new Error('nobody uses the office')
  let load: Load | undefined
  let blocker: pg.Client | undefined
  let stop: (() => Promise<void>) | undefined
  let failedAfter = 0
  return [
    {
      alert: 'CallsSlow',
      cause: 'another session locks the messages for 2.5 s, again and again',
      async begin() {
        load = startLoad({ people, addresses: [api.address], customers: 6, staff: 2 })
        const session = await openSession(scene)
        blocker = session
        stop = repeat(async () => {
          await session.query('begin; lock table messages in access exclusive mode')
          await setTimeout(2500)
          await session.query('commit')
        }, 50)
      },
      steps: [
        step('the query shows who blocks the others', async () => {
          const query = runbookQuery('Calls are slow')
          const rows = await office.query<{ pid: number; blocked_by: number[] }>(query)
          const pid = rows.flatMap(({ blocked_by: by }) => by)[0]
          demand(pid !== undefined, 'the session that blocks is named')
          demandInRunbook('Calls are slow', 'select pg_terminate_backend(PID);')
          await stop?.()
          await office.query('select pg_terminate_backend($1)', [pid])
        }),
      ],
      async end() {
        await load?.stop()
        await blocker?.end().catch(() => {})
      },
    },
    {
      alert: 'CallsFail',
      cause: 'the disk of the files became read-only, uploads get 503',
      async begin() {
        await disk.makeReadOnly()
        stop = repeat(
          () => customer.browser.call(uploadDocument, { body: documentForm(samplePdf()) }),
          300,
        )
      },
      steps: [
        step('health: the files are down', async () => {
          demandInRunbook('Calls fail', '/api/health')
          demand((await readHealth(scene))['files'] === 'down', 'files are down')
        }),
        step('mount the disk for writing again', () => disk.makeWritable()),
      ],
      end: async () => stop?.(),
    },
    {
      alert: 'CallsFail',
      cause: 'a query fails (its right was revoked), calls get 500',
      async begin() {
        failedAfter = (await readFile(join(office.logs, 'api 1.log'), 'utf8')).length
        await office.query('revoke select on messages from kakehashi_app')
        const [request = ''] = customer.requests
        stop = repeat(() => readMessages(customer.browser, request), 200)
      },
      steps: [
        step('the log has the route and the place', async () => {
          demandInRunbook('Calls fail', `grep '"level":50'`)
          const log = (await readFile(join(office.logs, 'api 1.log'), 'utf8')).slice(failedAfter)
          const lines = log.split('\n').filter((line) => line.includes('"level":50'))
          demand(
            lines.some((line) => line.includes('permission denied') && line.includes('/api/')),
            'the error and its route in the log',
          )
          await office.query('grant select on messages to kakehashi_app')
        }),
      ],
      end: async () => stop?.(),
    },
  ]
}
