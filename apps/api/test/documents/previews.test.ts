import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as contract from '@kakehashi/contract/files'
import type { RequestDetail } from '@kakehashi/contract/request-view'
import * as requests from '@kakehashi/contract/requests'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { removeFilesOf } from '../../src/documents/queries.ts'
import { rotateFileKeys } from '../../src/documents/rotate-keys.ts'
import type { OfficeWithFiles } from './support/office-with-storage.ts'
import { download, openOfficeWithFiles, paper, places } from './support/office-with-storage.ts'
import { enqueueMissedPreviews } from '../../src/jobs/delete-unused-files.ts'
import { createVault } from '../../src/storage/vault.ts'
import { sampleKey } from '../support/temporary-storage.ts'
import type { SomeoneSignedIn } from '../support/office.ts'
import { type Counter, openCounter } from '../support/request-calls.ts'
import { findPreview, listPreviewKeyIds } from '../../src/documents/previews/queries.ts'

const key = await sampleKey('older')
const heic = await readFile(join(import.meta.dirname, 'support/photo.heic'))

/** Lying on its side, as phones take them, with the place where it was taken. */
const photograph = await sharp({
  create: { width: 3000, height: 1500, channels: 3, background: 'teal' },
})
  .withExif({ IFD0: { Make: 'Sample camera' }, IFD3: { GPSLatitude: '26/1 20/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

describe.each(places)('kept in %s,', (place) => {
  let it: OfficeWithFiles
  let customer: SomeoneSignedIn
  let clerk: SomeoneSignedIn
  let counter: Counter
  beforeAll(async () => {
    it = await openOfficeWithFiles(place, { vault: createVault([key]) })
    customer = await it.office.signedIn('customer')
    clerk = await it.office.signedIn('admin')
    counter = await openCounter(it.office)
  }, 60_000)
  afterAll(() => it.close())

  const order = async (bytes: Uint8Array): Promise<string> => {
    const { body } = await customer.browser.call(contract.uploadDocument, { body: paper(bytes) })
    return (await counter.order(customer, { document: body.document }))._id
  }
  const documentsOf = async (id: string, reader = clerk) => {
    const { body } = await reader.browser.call(requests.getRequest, { params: { id } })
    return (body as RequestDetail).documents
  }
  const look = (path = '', reader = clerk) => download(it.office, reader.browser, path)

  test('a photograph is drawn upright, smaller, and without what the camera wrote', async () => {
    const id = await order(photograph)
    expect((await documentsOf(id))[0]?.preview).toBeUndefined()
    await it.office.runJobs()
    const [document] = await documentsOf(id)
    const { headers, bytes } = await look(document?.preview)
    const facts = await sharp(bytes).metadata()

    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('no-store')
    expect([facts.format, facts.width, facts.height]).toEqual(['webp', 1000, 2000])
    expect([facts.exif, facts.icc, facts.xmp]).toEqual([undefined, undefined, undefined])
  })

  test('so is one of a phone that writes HEIC', async () => {
    const id = await order(heic)
    await it.office.runJobs()
    const [document] = await documentsOf(id)
    const { bytes } = await look(document?.preview)

    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 64 })
  })

  test('whoever may not read the file may not see its picture either', async () => {
    const id = await order(photograph)
    await it.office.runJobs()
    const [document] = await documentsOf(id)
    const stranger = await it.office.signedIn('customer')

    expect((await look(document?.preview, customer)).status).toBe(200)
    expect((await look(document?.preview, stranger)).status).toBe(404)
  })

  test('one that cannot be drawn can still be downloaded', async () => {
    const broken = Buffer.from(heic)
    broken.fill(0xff, broken.indexOf('mdat') + 4)
    const id = await order(broken)
    await it.office.runJobs()
    const [document] = await documentsOf(id)
    const path = `/api/files/${document?._id}/preview`

    expect(document).toMatchObject({ drawing: 'failed' })
    expect(document?.preview).toBeUndefined()
    expect((await look(path)).status).toBe(404)
    expect((await look(document?.path)).bytes.equals(broken)).toBe(true)
  })

  test('one whose drawing was missed is drawn within the hour', async () => {
    const id = await order(photograph)
    const { db, clock } = it.office
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await enqueueMissedPreviews(db, clock.now())
    await it.office.runJobs()
    expect((await documentsOf(id))[0]).toMatchObject({ drawing: 'waiting' })
    await enqueueMissedPreviews(db, after(clock.now(), duration.hour))
    await it.office.runJobs()

    expect((await documentsOf(id))[0]?.preview).toEqual(expect.any(String))
  })

  test('nothing of it is stored in the clear, and it goes with its file', async () => {
    const id = await order(photograph)
    const before = await it.count()
    await it.office.runJobs()
    expect(await it.count()).toBe(before + 1)
    expect((await it.dump()).includes('WEBPVP8')).toBe(false)
    const [document] = await documentsOf(id)
    await it.office.db.transaction().execute((trx) => removeFilesOf(trx, id, it.office.clock.now()))
    await it.office.runJobs()

    expect(await it.count()).toBe(before - 1)
    expect((await look(document?.preview)).status).toBe(404)
  })

  test('when the office takes a new key, the pictures can be opened with it alone', async () => {
    const id = await order(photograph)
    await it.office.runJobs()
    const [document] = await documentsOf(id)
    const newer = await sampleKey('newer')
    await rotateFileKeys(it.office.db, createVault([newer, key]))
    const preview = await findPreview(it.office.db, document?._id ?? '')
    if (!preview) throw new Error('it was not drawn')
    const sealed = await it.office.files.store.read(preview.object_key)
    const opened = await buffer(await createVault([newer]).open(sealed, preview))

    expect((await sharp(opened).metadata()).format).toBe('webp')
    expect(await listPreviewKeyIds(it.office.db)).toEqual(['newer'])
  })
})
