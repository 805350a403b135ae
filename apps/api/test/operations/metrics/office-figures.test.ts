import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordMaintenance } from '../../../src/recovery/maintenance-runs.ts'
import { createMetrics, type Metrics } from '../../../src/operations/metrics/create-metrics.ts'
import { createOfficeMetrics } from '../../../src/operations/metrics/office-metrics.ts'
import { createOfficeReader } from '../../../src/operations/office-reader.ts'
import { watchOffice } from '../../../src/operations/metrics/watch-office.ts'
import { type Office, openOffice } from '../../support/office.ts'
import { scraped } from '../../support/scraped.ts'
import { seedFile } from '../../support/seed-request.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** As Prometheus sees it, without what another test has read before. */
async function figures(url = office.database.url): Promise<Record<string, number>> {
  const metrics: Metrics = createMetrics()
  const reader = createOfficeReader({
    DATABASE_URL: url,
    PUBLIC_URL: office.publicUrl,
    FILES_FOLDER: office.filesFolder,
  })
  watchOffice(metrics, reader)
  try {
    return await scraped(metrics)
  } finally {
    await reader.close()
  }
}

async function addJob(task: string, minutesAgo: number, change = sql`attempts = attempts`) {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job(${task}, run_at => now() - make_interval(mins => ${minutesAgo}))`.execute(
    office.adminDb,
  )
  await sql`update graphile_worker._private_jobs set ${change} where id = ${rows[0]?.id}`.execute(
    office.adminDb,
  )
}

test('jobs are counted by task and state, with the age of the oldest that could run', async () => {
  await addJob('draw-preview', 10)
  await addJob('draw-preview', 3)
  await addJob('draw-preview', -60)
  await addJob('draw-preview', 5, sql`attempts = max_attempts`)
  await addJob('draw-preview', 5, sql`locked_at = now(), locked_by = 'somebody'`)
  const read = await figures()

  const jobs = (state: string) => read[`kakehashi_jobs{task="draw-preview",state="${state}"}`]
  expect(['ready', 'later', 'given-up', 'running'].map(jobs)).toEqual([2, 1, 1, 1])
  const oldest = read['kakehashi_job_oldest_ready_seconds{task="draw-preview"}']
  expect(oldest).toBeGreaterThanOrEqual(600)
  expect(oldest).toBeLessThan(660)
})

test('a mail waits since it was written, also while its next attempt is in the future', async () => {
  expect(await figures()).toMatchObject({
    kakehashi_mail_waiting: 0,
    kakehashi_mail_oldest_waiting_seconds: 0,
  })
  await addJob('send-notice', -8)
  await addJob('send-mail', -5, sql`attempts = 3, created_at = now() - interval '2 hours'`)
  const read = await figures()

  expect(read['kakehashi_mail_waiting']).toBe(1)
  expect(read['kakehashi_mail_oldest_waiting_seconds']).toBeCloseTo(7_200, -2)
})

test('documents that wait for a scan are counted', async () => {
  const { user } = await office.signedIn('customer')
  const id = await seedFile(office, user._id, 'document')
  const waiting = { status: 'pending', created_at: new Date(Date.now() - 15 * 60_000) } as const
  await office.db.updateTable('files').set(waiting).where('id', '=', id).execute()
  const read = await figures()

  expect(read['kakehashi_documents_waiting_for_scan']).toBe(1)
  expect(read['kakehashi_document_oldest_waiting_for_scan_seconds']).toBeCloseTo(900, -2)
})

test('every part that has reported is named with the time, but not each pool of a worker', async () => {
  const beat_at = new Date('2026-11-17T01:00:00Z')
  const parts = ['worker', 'backup', 'restore-drill', 'pool-0123456789']
  await office.db
    .insertInto('heartbeats')
    .values(['worker', 'pool-0123456789'].map((part) => ({ part, beat_at })))
    .execute()
  await recordMaintenance(office.db, 'backup', beat_at)
  await recordMaintenance(office.db, 'restore-drill', beat_at)
  const read = await figures()

  const heartbeat = (part: string) => read[`kakehashi_heartbeat_timestamp_seconds{part="${part}"}`]
  const at = beat_at.getTime() / 1000
  expect(parts.map(heartbeat)).toEqual([at, at, at, undefined])
})

test('the disk of the files has a size and free space', async () => {
  const read = await figures()

  expect(read['kakehashi_files_disk_size_bytes']).toBeGreaterThan(1e6)
  expect(read['kakehashi_files_disk_free_bytes']).toBeGreaterThan(0)
})

function ofStandbys(read: Record<string, number>): string[] {
  return Object.keys(read).filter((name) => /replication|standby/.test(name))
}

test('the lag of standbys is left to PostgreSQL unless the role may see it', async () => {
  expect(ofStandbys(await figures())).toEqual([])

  // A superuser may see it, but nobody replicates this database.
  const read = await figures(office.database.adminUrl)
  expect(read['kakehashi_database_up']).toBe(1)
  expect(ofStandbys(read)).toEqual([])
})

test('standbys and the scanner folder are named, with what is behind or refused', async () => {
  const metrics = createMetrics()
  const behind = { name: 'tokyo', isSynchronous: true, seconds: 1.5, bytes: 4096 }
  const nothing = { count: 0, age: 0 }
  createOfficeMetrics(metrics.registry).set({
    jobs: [],
    mails: { ...nothing, refused: 0 },
    mailHeldAt: null,
    scans: nothing,
    scannerFolder: {
      seenAt: 1_700_000_000,
      problem: 'unreadable',
      refused: { 'file-type': 3 },
      waiting: 2,
    },
    heartbeats: {},
    maintenance: {},
    replication: {
      isSynchronous: true,
      standbys: [behind, { ...behind, name: 'osaka', isSynchronous: false }],
    },
  })

  expect(await scraped(metrics)).toMatchObject({
    'kakehashi_replication_lag_seconds{standby="tokyo"}': 1.5,
    'kakehashi_replication_lag_bytes{standby="osaka"}': 4096,
    kakehashi_synchronous_standbys: 1,
    kakehashi_tray_documents: 2,
    kakehashi_scanner_folder_up: 0,
    'kakehashi_scanner_folder_refused_files{reason="file-type"}': 3,
    'kakehashi_heartbeat_timestamp_seconds{part="scanner-folder"}': 1_700_000_000,
  })
})
