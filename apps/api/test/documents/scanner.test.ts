import * as contract from '@kakehashi/contract/files'
import * as operations from '@kakehashi/contract/operations'
import { startClamd } from '@kakehashi/local/clamd'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { scanPending } from '../../src/jobs/scan-pending.ts'
import { clamdAt } from '../../src/scan/clamd.ts'
import type { SomeoneSignedIn } from '../support/office.ts'
import { placeRequest } from '../support/requests.ts'
import { attachFile, findFile, listFilesOf } from '../../src/documents/queries.ts'
import { makePdf } from './support/make-pdf.ts'
import type { OfficeWithFiles } from './support/office-with-storage.ts'
import {
  download,
  eicar,
  openOfficeWithFiles,
  sendDocument,
} from './support/office-with-storage.ts'

let it: OfficeWithFiles
let customer: SomeoneSignedIn
beforeAll(async () => {
  it = await openOfficeWithFiles()
  customer = await it.office.signedIn('customer')
})
afterAll(() => it.close())

const pdf = makePdf({ text: 'patience' })
const infected = makePdf({ text: eicar.toString() })
const hang = () => process.kill(it.clamd.pid, 'SIGSTOP')
const resume = () => process.kill(it.clamd.pid, 'SIGCONT')

/** What the worker does every minute. */
function scanWhatWaits({ office } = it): Promise<void> {
  const { db, clock, files } = office
  return scanPending({ db, clock, files, log: createLog('silent') })
}

function read(id: string) {
  return customer.browser.call(contract.downloadFile, { params: { id } })
}

test('while the scanner hangs files are taken but read by nobody, until it has spoken', async () => {
  hang()
  const begun = performance.now()
  const { status, body } = await sendDocument(customer.browser, pdf)
  const seconds = (performance.now() - begun) / 1000

  expect({ status, file: body.file }).toMatchObject({ status: 200, file: { status: 'pending' } })
  expect(seconds).toBeLessThan(4)
  expect(await read(body.file._id)).toMatchObject({
    status: 409,
    body: {
      code: 'file-pending',
      message: 'We are still checking this file for viruses. Try again in a few minutes.',
    },
  })
  await scanWhatWaits()
  expect((await read(body.file._id)).status).toBe(409)
  resume()
  await scanWhatWaits()
  const got = await download(it.office, customer.browser, body.document)
  expect(got.bytes.equals(pdf)).toBe(true)
  expect(await findFile(it.office.db, body.file._id)).toMatchObject({
    status: 'clean',
    scanned_at: expect.any(Date),
  })
})

test('a virus that came in while the scanner was away is found and removed', async () => {
  hang()
  const { body } = await sendDocument(customer.browser, infected)
  resume()
  const requestId = await placeRequest(it.office, customer.user._id)
  const attachment = {
    fileId: body.file._id,
    requestId,
    role: 'document',
    now: new Date(),
  } as const
  await it.office.db
    .transaction()
    .execute((trx) => attachFile(trx, { ...attachment, actorId: customer.user._id }))
  const stored = await it.count()
  await scanWhatWaits()

  expect(await findFile(it.office.db, body.file._id)).toMatchObject({
    status: 'refused',
    refusal: 'file-infected',
  })
  expect((await read(body.file._id)).status).toBe(404)
  // Its request goes on naming it, so that another copy can be sent.
  const named = await listFilesOf(it.office.db, requestId)
  expect(named).toMatchObject([{ id: body.file._id, status: 'refused' }])
  await it.office.runJobs()
  expect(await it.count()).toBe(stored - 1)
  const { rows } = await sql<{ kind: string }>`
    select kind from events where subject_id = ${body.file._id} order by id`.execute(it.office.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['file.uploaded', 'file.scanned', 'file.removed'])
  // Without its key, no copy of the bytes can ever be opened.
  expect((await findFile(it.office.db, body.file._id))?.wrapped_key).toHaveLength(0)
})

test('a scanner that is gone and comes back is used again without a restart', async () => {
  const own = await startClamd()
  const port = Number(new URL(own.url).port)
  const other = await openOfficeWithFiles('a folder', { scanner: clamdAt(own.url, 2_000) })
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

test('the worker scans what waits, by itself and in the order it came', async () => {
  hang()
  const sent: string[] = []
  for (let time = 0; time < 3; time += 1) {
    sent.push((await sendDocument(customer.browser, pdf)).body.file._id)
    it.office.clock.letPass(1000)
  }
  resume()
  await sql`select graphile_worker.add_job('scan-pending')`.execute(it.office.db)
  await it.office.runJobs()

  const { rows } = await sql<{ subject_id: string }>`
    select subject_id from events where kind = 'file.scanned' order by id desc limit 3`.execute(
    it.office.db,
  )
  expect(rows.map((row) => row.subject_id).toReversed()).toEqual(sent)
})

test('a file that cannot be opened does not hold up those behind it', async () => {
  hang()
  const [lost, kept] = [
    (await sendDocument(customer.browser, pdf)).body.file._id,
    (await sendDocument(customer.browser, pdf)).body.file._id,
  ]
  resume()
  const { object_key } = (await findFile(it.office.db, lost)) ?? {}
  await it.office.files.store.remove(object_key ?? '')
  await scanWhatWaits()

  expect((await findFile(it.office.db, lost))?.status).toBe('pending')
  expect((await findFile(it.office.db, kept))?.status).toBe('clean')
})

test('while the store is away what waits goes on waiting, and no job is left failed', async () => {
  hang()
  const id = (await sendDocument(customer.browser, pdf)).body.file._id
  resume()
  await it.loseStore()
  await sql`select graphile_worker.add_job('scan-pending', max_attempts => 1)`.execute(it.office.db)
  await it.office.runJobs()
  await it.bringStoreBack()

  expect((await findFile(it.office.db, id))?.status).toBe('pending')
  const failed = await sql`select 1 from graphile_worker.jobs where last_error is not null`.execute(
    it.office.db,
  )
  expect(failed.rows).toEqual([])
})

test('health tells of the scanner', async () => {
  const { body } = await it.office.visitor().call(operations.health)

  expect(body.parts).toMatchObject({ files: 'up', scanner: 'up' })
})

test.each(['tcp://127.0.0.1:1', 'unix:/nowhere/clamd.sock'])(
  'nobody at %s is no verdict',
  async (url) => {
    const scanner = clamdAt(url, 1_000)
    const scan = scanner.begin()
    await scan.take(pdf)

    expect(await scan.verdict()).toEqual({ kind: 'unavailable' })
    expect(await scanner.isUp()).toBe(false)
  },
)
