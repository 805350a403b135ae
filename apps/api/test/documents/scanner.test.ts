import * as contract from '@kakehashi/contract/documents/files'
import * as operations from '@kakehashi/contract/operations'
import { startClamd } from '@kakehashi/local/clamd'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { scanPending } from '../../src/jobs/scan-pending.ts'
import { createClamdScanner } from '../../src/scan/clamd.ts'
import type { SignedInUser } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { attachFile, findFile, listFilesOf } from '../../src/documents/queries.ts'
import { makePdf } from './support/make-pdf.ts'
import type { OfficeWithStorage } from './support/office-with-storage.ts'
import {
  download,
  eicar,
  openOfficeWithStorage,
  sendDocument,
} from './support/office-with-storage.ts'

let fixture: OfficeWithStorage
let customer: SignedInUser
beforeAll(async () => {
  fixture = await openOfficeWithStorage()
  customer = await fixture.office.signedIn('customer')
})
afterAll(() => fixture.close())

const pdf = makePdf({ text: 'clean' })
const infected = makePdf({ text: eicar.toString() })
const stopScanner = () => process.kill(fixture.clamd.pid, 'SIGSTOP')
const resumeScanner = () => process.kill(fixture.clamd.pid, 'SIGCONT')

/** Runs the scan of pending files, which the worker does every minute. */
function scanPendingFiles({ office } = fixture): Promise<void> {
  const { db, clock, files } = office
  return scanPending({ db, clock, files, log: createLog('silent') })
}

function read(id: string) {
  return customer.browser.call(contract.downloadFile, { params: { id } })
}

test('while the scanner hangs files are accepted, but nobody can read them before the scan', async () => {
  stopScanner()
  const start = performance.now()
  const { status, body } = await sendDocument(customer.browser, pdf)
  const seconds = (performance.now() - start) / 1000

  expect({ status, file: body.file }).toMatchObject({ status: 200, file: { status: 'pending' } })
  expect(seconds).toBeLessThan(4)
  expect(await read(body.file._id)).toMatchObject({
    status: 409,
    body: {
      code: 'file-pending',
      message: 'We are still checking this file for viruses. Try again in a few minutes.',
    },
  })
  await scanPendingFiles()
  expect((await read(body.file._id)).status).toBe(409)
  resumeScanner()
  await scanPendingFiles()
  const downloaded = await download(fixture.office, customer.browser, body.document)
  expect(downloaded.bytes.equals(pdf)).toBe(true)
  expect(await findFile(fixture.office.db, body.file._id)).toMatchObject({
    status: 'clean',
    scanned_at: expect.any(Date),
  })
})

test('a virus uploaded while the scanner was down is found and deleted', async () => {
  stopScanner()
  const { body } = await sendDocument(customer.browser, infected)
  resumeScanner()
  const requestId = await seedRequest(fixture.office, customer.user._id)
  const attachment = {
    fileId: body.file._id,
    requestId,
    role: 'document',
    now: new Date(),
  } as const
  await fixture.office.db
    .transaction()
    .execute((trx) => attachFile(trx, { ...attachment, actorId: customer.user._id }))
  const stored = await fixture.count()
  await scanPendingFiles()

  expect(await findFile(fixture.office.db, body.file._id)).toMatchObject({
    status: 'refused',
    refusal: 'file-infected',
  })
  expect((await read(body.file._id)).status).toBe(404)
  // The request still lists the file, so that the customer can send another copy.
  const listed = await listFilesOf(fixture.office.db, requestId)
  expect(listed).toMatchObject([{ id: body.file._id, status: 'refused' }])
  await fixture.office.runJobs()
  expect(await fixture.count()).toBe(stored - 1)
  const { rows } = await sql<{ kind: string }>`
    select kind from events where subject_id = ${body.file._id} order by id`.execute(
    fixture.office.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'file.uploaded',
    'file.scanned',
    'file.infected',
    'file.removed',
  ])
  // The key is deleted, so no copy of the bytes can be read.
  expect((await findFile(fixture.office.db, body.file._id))?.wrapped_key).toHaveLength(0)
})

test('a scanner that comes back is used again without a restart', async () => {
  const own = await startClamd()
  const port = Number(new URL(own.url).port)
  const other = await openOfficeWithStorage('a folder', {
    scanner: createClamdScanner(own.url, 2_000),
  })
  try {
    const { browser } = await other.office.signedIn('customer')
    await own.stop()
    const { body } = await sendDocument(browser, pdf)
    expect(body.file.status).toBe('pending')
    expect((await other.office.health.parts()).scanner).toBe('down')
    const again = await startClamd({ port })
    const { db, clock, files } = other.office
    await scanPending({ db, clock, files, log: createLog('silent') })
    expect((await download(other.office, browser, body.document)).status).toBe(200)
    expect((await sendDocument(browser, pdf)).body.file.status).toBe('clean')
    await again.stop()
  } finally {
    await other.close()
  }
})

test('the worker scans pending files in the order of their upload', async () => {
  stopScanner()
  const sent: string[] = []
  for (let time = 0; time < 3; time += 1) {
    sent.push((await sendDocument(customer.browser, pdf)).body.file._id)
    fixture.office.clock.advance(1000)
  }
  resumeScanner()
  await sql`select graphile_worker.add_job('scan-pending')`.execute(fixture.office.db)
  await fixture.office.runJobs()

  const { rows } = await sql<{ subject_id: string }>`
    select subject_id from events where kind = 'file.scanned' order by id desc limit 3`.execute(
    fixture.office.db,
  )
  expect(rows.map((row) => row.subject_id).toReversed()).toEqual(sent)
})

test('a file that cannot be read does not block later files', async () => {
  stopScanner()
  const [lost, kept] = [
    (await sendDocument(customer.browser, pdf)).body.file._id,
    (await sendDocument(customer.browser, pdf)).body.file._id,
  ]
  resumeScanner()
  const { object_key } = (await findFile(fixture.office.db, lost)) ?? {}
  await fixture.office.files.store.remove(object_key ?? '')
  await scanPendingFiles()

  expect((await findFile(fixture.office.db, lost))?.status).toBe('pending')
  expect((await findFile(fixture.office.db, kept))?.status).toBe('clean')
})

test('while the store is down files stay pending, and no job fails', async () => {
  stopScanner()
  const id = (await sendDocument(customer.browser, pdf)).body.file._id
  resumeScanner()
  await fixture.stopStore()
  await sql`select graphile_worker.add_job('scan-pending', max_attempts => 1)`.execute(
    fixture.office.db,
  )
  await fixture.office.runJobs()
  await fixture.restoreStore()

  expect((await findFile(fixture.office.db, id))?.status).toBe('pending')
  const failed = await sql`select 1 from graphile_worker.jobs where last_error is not null`.execute(
    fixture.office.db,
  )
  expect(failed.rows).toEqual([])
})

test('the public health check does not name the scanner', async () => {
  const { body } = await fixture.office.visitor().call(operations.health)

  expect(body.parts).toMatchObject({ files: 'up' })
  expect(JSON.stringify(body)).not.toContain('scanner')
  expect((await fixture.office.health.parts()).scanner).toBe('up')
})

test.each(['tcp://127.0.0.1:1', 'unix:/nowhere/clamd.sock'])(
  'without a scanner at %s there is no verdict',
  async (url) => {
    const scanner = createClamdScanner(url, 1_000)
    const scan = scanner.begin()
    await scan.write(pdf)

    expect(await scan.verdict()).toEqual({ kind: 'unavailable' })
    expect(await scanner.isUp()).toBe(false)
  },
)

test('a virus is recorded with its sender and its name, and owners are mailed once a day', async () => {
  const { office } = fixture
  const owner = await office.signedIn('owner')
  const sender = await office.signedIn('customer', { firstName: 'Bob', lastName: 'Builder' })
  const replies = [
    await sendDocument(sender.browser, infected),
    await sendDocument(sender.browser, infected),
  ]
  const events = await office.db
    .selectFrom('events')
    .select(['subject_kind', 'fields'])
    .where('kind', '=', 'file.infected')
    .where('actor_id', '=', sender.user._id)
    .execute()
  await office.runJobs()
  const mails = (await office.mailsTo(owner.user.email)).filter(
    ({ subject }) => subject === 'A file with a virus was sent',
  )

  expect(replies.map(({ status }) => status)).toEqual([422, 422])
  const event = { subject_kind: 'file', fields: [expect.stringContaining('Eicar')] }
  expect(events).toEqual([event, event])
  expect(mails.filter(({ text }) => text.includes('Bob Builder'))).toHaveLength(1)
  expect(mails[0]?.text).toContain('Kakehashi.Test.Eicar')
})
