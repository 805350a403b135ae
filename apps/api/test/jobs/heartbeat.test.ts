import { run } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import type { Office } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { createWorkerLogger } from '../../src/jobs/job-pool.ts'
import { startWorker } from '../../src/jobs/worker.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const log = createLog('silent')

async function locks(): Promise<Record<string, string>> {
  const { rows } = await sql<{ queue_name: string; locked_by: string }>`
    select queue_name, locked_by from graphile_worker._private_job_queues
    where locked_by is not null`.execute(office.db)
  return Object.fromEntries(rows.map((row) => [row.queue_name, row.locked_by]))
}

async function tenMinutesPass(): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes'`.execute(
    office.db,
  )
  await sql`update graphile_worker._private_job_queues
    set locked_at = locked_at - interval '10 minutes'`.execute(office.db)
}

function isQueued(): Promise<boolean> {
  return sql`select 1 from graphile_worker.jobs where task_identifier = 'scan-pending'`
    .execute(office.db)
    .then(({ rows }) => rows.length > 0)
}

test('the next worker picks up the jobs of a killed worker, but not those of a running one', async () => {
  const { db, clock, database } = office
  const unfinished = Promise.withResolvers<void>()
  // Like a killed worker, it neither finishes its job nor sends another heartbeat.
  const killed = await run({
    connectionString: database.url,
    noHandleSignals: true,
    logger: createWorkerLogger(log),
    taskList: { 'scan-pending': () => unfinished.promise },
  })
  await sql`select graphile_worker.add_job('scan-pending', queue_name => 'files')`.execute(db)
  await expect.poll(locks, { timeout: 10_000 }).toHaveProperty('files')
  const address = { publicUrl: 'https://office.example', databaseUrl: database.url }
  const worker = { ...office, log, ...address }
  await db.insertInto('heartbeats').values({ part: 'pool-at-work', beat_at: clock.now() }).execute()
  await sql`insert into graphile_worker._private_job_queues (queue_name, locked_by, locked_at)
    values ('previews', 'pool-at-work', now())`.execute(db)
  await tenMinutesPass()

  const next = await startWorker(worker)
  try {
    await expect.poll(isQueued, { timeout: 10_000 }).toBe(false)
    expect(await locks()).toEqual({ previews: 'pool-at-work' })
  } finally {
    await next.stop()
    unfinished.resolve()
    await killed.stop()
  }
})

test('a worker that has just started is not treated as dead', async () => {
  const { db, database } = office
  await sql`update graphile_worker._private_job_queues
    set locked_by = 'pool-just-started', locked_at = now() where queue_name = 'previews'`.execute(
    db,
  )
  const address = { publicUrl: 'https://office.example', databaseUrl: database.url }
  const next = await startWorker({ ...office, log, ...address })
  await next.stop()

  expect(await locks()).toEqual({ previews: 'pool-just-started' })
})

test('the heartbeats of a nightly backup stay until the next one', async () => {
  const { db, clock, database } = office
  const lastNight = new Date(clock.now().getTime() - 20 * 3_600_000)
  await db
    .insertInto('heartbeats')
    .values(['backup', 'pool-long-gone'].map((part) => ({ part, beat_at: lastNight })))
    .execute()
  const address = { publicUrl: 'https://office.example', databaseUrl: database.url }
  const worker = await startWorker({ ...office, log, ...address })
  await worker.stop()

  const parts = await db.selectFrom('heartbeats').select('part').execute()
  expect(parts).toContainEqual({ part: 'backup' })
  expect(parts).not.toContainEqual({ part: 'pool-long-gone' })
})
