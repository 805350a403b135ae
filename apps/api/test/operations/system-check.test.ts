import { readFile } from 'node:fs/promises'
import * as operations from '@kakehashi/contract/operations'
import { runbooks } from '@kakehashi/domain/system/describe-finding'
import { systemLimits } from '@kakehashi/domain/system/system-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { enqueueMail } from '../../src/outbox/enqueue-mail.ts'
import { createHealth } from '../../src/operations/health.ts'
import { createOfficeReader } from '../../src/operations/office-reader.ts'
import { createSystemCheck } from '../../src/operations/system-check.ts'
import { recordMaintenance } from '../../src/recovery/maintenance-runs.ts'
import { proxyTo } from '../support/breakable-proxy.ts'
import { type Office, openOffice } from '../support/office.ts'
import { seedFile } from '../support/seed-request.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
  await beat()
})
afterEach(() => office.close())

async function beat() {
  const beat_at = office.clock.now()
  await office.db
    .insertInto('heartbeats')
    .values({ part: 'worker', beat_at })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ beat_at }))
    .execute()
}

/** What is found now, without what was read before. */
async function findNow(url = office.database.url, folder: string | undefined = office.filesFolder) {
  const { db, transport, clock, files, publicUrl } = office
  const settings = { DATABASE_URL: url, PUBLIC_URL: publicUrl, FILES_FOLDER: folder }
  const reader = createOfficeReader(settings)
  const check = createSystemCheck(reader, createHealth(db, transport, clock, files), clock)
  const findings = await check.findings()
  const status = await check.publicStatus()
  await reader.close()
  const codes = Object.fromEntries((findings ?? []).map(({ part, code }) => [part, code]))
  return { codes, findings, status }
}

test('an owner sees each part, and a new office is told that it has no backup', async () => {
  const owner = await office.signedIn('owner')
  const { body, status } = await owner.browser.call(operations.systemCheck)

  expect(status).toBe(200)
  expect(body.findings.map(({ code }) => code)).toEqual([
    'database-reachable',
    'mail-sent',
    // This test office has no scanner.
    'scanner-missing',
    'files-reachable',
    expect.stringMatching(/^disk-(enough|nearly-full)$/),
    'jobs-done',
    'backup-missing',
    'drill-missing',
  ])
})

test('runs of the backup and of the restore test are reported, and a failure until the next success', async () => {
  const { db, clock } = office
  const now = clock.now()
  await recordMaintenance(db, 'backup', now)
  await recordMaintenance(db, 'restore-drill', now, 'pg_restore ended with 1')
  const { findings } = await findNow()
  const at = now.toISOString()
  expect(findings).toContainEqual({ part: 'backup', code: 'backup-made', at })
  expect(findings).toContainEqual({ part: 'restore-drill', code: 'drill-failed', at })

  await recordMaintenance(db, 'restore-drill', clock.now())
  expect((await findNow()).codes).toMatchObject({ 'restore-drill': 'drill-passed' })
  clock.advance(30 * duration.hour)
  await beat()
  expect((await findNow()).codes).toMatchObject({ backup: 'backup-old' })
})

test('when the mail server is away, mail waits and visitors are told of a delay', async () => {
  await office.mailbox.stop()
  const { codes, status } = await findNow()

  expect(codes).toMatchObject({ mail: 'mail-unreachable', jobs: 'jobs-done' })
  expect(status).toEqual({ orders: 'up', documents: 'up', mail: 'delayed' })
})

test('mails that were not accepted are counted, and so are given-up jobs', async () => {
  const { user } = await office.register()
  await office.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, 'one', { kind: 'password-changed', userId: user._id })
    await enqueueMail(trx, 'two', { kind: 'password-changed', userId: user._id })
  })
  const change = (set: ReturnType<typeof sql>, key: string) =>
    sql`update graphile_worker._private_jobs set ${set}
      where payload ->> 'key' = ${`password-changed:${key}`}`.execute(office.adminDb)
  await change(
    sql`attempts = 1, last_error = '450 later', run_at = now() + interval '1 hour'`,
    'one',
  )
  await change(sql`attempts = max_attempts, last_error = '550 never'`, 'two')
  const { findings } = await findNow()

  expect(findings).toContainEqual(
    expect.objectContaining({ part: 'mail', code: 'mail-refused', count: 1 }),
  )
  expect(findings).toContainEqual({ part: 'jobs', code: 'jobs-given-up', count: 1 })
})

test('without a worker background work has stopped, and mail with it', async () => {
  office.clock.advance(2 * duration.minute)
  const { codes, status } = await findNow()

  expect(codes).toMatchObject({ mail: 'mail-stopped', jobs: 'jobs-stopped' })
  expect(status.mail).toBe('delayed')
})

test('documents that wait for their scan too long are counted', async () => {
  await office.close()
  const scanner = { begin: () => expect.unreachable(), isUp: async () => true }
  office = await openOffice(undefined, { files: { scanner } })
  await beat()
  const { user } = await office.register()
  const fileId = await seedFile(office, user._id, 'document')
  const pending = sql`update files set status = 'pending', created_at = now() where id = ${fileId}`
  await pending.execute(office.adminDb)
  expect((await findNow()).codes).toMatchObject({ scans: 'scans-done' })

  await sql`update files set created_at = now() - interval '20 minutes' where id = ${fileId}`.execute(
    office.adminDb,
  )
  expect((await findNow()).findings).toContainEqual(
    expect.objectContaining({ part: 'scans', code: 'scans-delayed', count: 1 }),
  )
})

test('a disk that cannot be read is a problem, a bucket is none', async () => {
  expect((await findNow(undefined, '/nowhere')).codes).toMatchObject({ disk: 'disk-unreadable' })
  const { db, transport, clock, files, publicUrl } = office
  const reader = createOfficeReader({
    DATABASE_URL: office.database.url,
    PUBLIC_URL: publicUrl,
    S3_BUCKET: 'papers',
  })
  const check = createSystemCheck(reader, createHealth(db, transport, clock, files), clock)
  expect(await check.findings()).toContainEqual({ part: 'disk', code: 'disk-not-used' })
  await reader.close()
})

test('while the database is away, visitors still get an answer', async () => {
  const proxies: Awaited<ReturnType<typeof proxyTo>>[] = []
  const databaseUrl = async (url: string) => {
    const proxy = await proxyTo(url)
    proxies.push(proxy)
    return proxy.url
  }
  const own = await openOffice(undefined, { databaseUrl })
  try {
    await proxies[0]?.disconnect()
    const { body, status } = await own.visitor().call(operations.status)

    expect(status).toBe(200)
    expect(body).toMatchObject({ orders: 'down', documents: 'down', mail: 'delayed' })
  } finally {
    await proxies[0]?.reconnect()
    await own.close()
  }
})

test('the public status says nothing beyond its three parts', async () => {
  const { body } = await office.visitor().call(operations.status)
  expect(Object.keys(body).toSorted()).toEqual(['checkedAt', 'documents', 'mail', 'orders'])
})

const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test('every problem has a runbook that exists', async () => {
  const text = await read('docs/operations/runbooks.md')
  const headings = text.split('\n').filter((line) => line.startsWith('## '))
  for (const title of Object.values(runbooks)) expect(headings).toContain(`## ${title}`)
})

test('owners and operators are told at the same limits', async () => {
  const rules = await read('deploy/monitoring/alerts.yaml')
  const { jobSeconds, scanSeconds, diskFreeShare } = systemLimits
  for (const condition of [
    `kakehashi_job_oldest_ready_seconds) > ${jobSeconds}\n`,
    `kakehashi_document_oldest_waiting_for_scan_seconds) > ${scanSeconds}\n`,
    `kakehashi_files_disk_size_bytes) < ${diskFreeShare}\n`,
    `{part="backup"}) > ${systemLimits.backupHours} * 3600\n`,
    `{part="restore-drill"}) > ${systemLimits.restoreDrillDays} * 86400\n`,
    `- time() < ${systemLimits.certificateDays} * 86400\n`,
  ]) {
    expect(rules).toContain(condition)
  }
})
