import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { thumbnailPath } from '@kakehashi/contract/documents/file-reference'
import * as contract from '@kakehashi/contract/documents/files'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import * as requests from '@kakehashi/contract/requests/requests'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { removeFilesOf } from '../../src/documents/queries.ts'
import { rotateFileKeys } from '../../src/documents/rotate-keys.ts'
import type { OfficeWithStorage } from './support/office-with-storage.ts'
import {
  download,
  openOfficeWithStorage,
  documentForm,
  stores,
} from './support/office-with-storage.ts'
import { enqueueMissedPreviews } from '../../src/jobs/delete-unused-files.ts'
import { createVault } from '../../src/storage/vault.ts'
import { sampleKey } from '../support/temporary-storage.ts'
import type { SignedInUser } from '../support/office.ts'
import { type RequestCalls, requestCalls } from '../support/request-calls.ts'
import { findDerived, listDerivedKeyIds } from '../../src/documents/previews/queries.ts'

const key = await sampleKey('older')
const heic = await readFile(join(import.meta.dirname, 'support/photo.heic'))

/** Rotated by its EXIF orientation, with camera and position. */
const photograph = await sharp({
  create: { width: 3000, height: 1500, channels: 3, background: 'teal' },
})
  .withExif({ IFD0: { Make: 'Sample camera' }, IFD3: { GPSLatitude: '26/1 20/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

describe.each(stores)('stored in %s,', (store) => {
  let fixture: OfficeWithStorage
  let customer: SignedInUser
  let clerk: SignedInUser
  let calls: RequestCalls
  beforeAll(async () => {
    fixture = await openOfficeWithStorage(store, { vault: createVault([key]) })
    customer = await fixture.office.signedIn('customer')
    clerk = await fixture.office.signedIn('admin')
    calls = await requestCalls(fixture.office)
  }, 60_000)
  afterAll(() => fixture.close())

  const submitWith = async (bytes: Uint8Array): Promise<string> => {
    const { body } = await customer.browser.call(contract.uploadDocument, {
      body: documentForm(bytes),
    })
    return (await calls.submitRequest(customer, { document: body.document }))._id
  }
  const documentsOf = async (id: string, reader = clerk) => {
    const { body } = await reader.browser.call(requests.getRequest, { params: { id } })
    return (body as RequestDetail).documents
  }
  const get = (path = '', reader = clerk) => download(fixture.office, reader.browser, path)

  test('the preview of a photograph is upright, smaller and without metadata', async () => {
    const id = await submitWith(photograph)
    expect((await documentsOf(id))[0]?.preview).toBeUndefined()
    await fixture.office.runJobs()
    const [document] = await documentsOf(id)
    const { headers, bytes } = await get(document?.preview)
    const metadata = await sharp(bytes).metadata()

    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('no-store')
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 1000, 2000])
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined])
  })

  test('the customer gets a small square thumbnail of what they sent, others do not', async () => {
    const id = await submitWith(photograph)
    await fixture.office.runJobs()
    const [document] = await documentsOf(id, customer)
    const path = thumbnailPath(document?._id ?? '')
    const { headers, bytes } = await get(path, customer)
    const metadata = await sharp(bytes).metadata()
    const another = await fixture.office.signedIn('customer')

    expect(document?.preview).toBeDefined()
    expect(headers.get('cache-control')).toBe('no-store')
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 96, 96])
    expect(bytes.length).toBeLessThan(5_000)
    expect((await get(path, another)).status).toBe(404)
  })

  test('a HEIC photograph has a preview', async () => {
    const id = await submitWith(heic)
    await fixture.office.runJobs()
    const [document] = await documentsOf(id)
    const { bytes } = await get(document?.preview)

    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 64 })
  })

  test('a preview needs the same permission as its file', async () => {
    const id = await submitWith(photograph)
    await fixture.office.runJobs()
    const [document] = await documentsOf(id)
    const stranger = await fixture.office.signedIn('customer')

    expect((await get(document?.preview, customer)).status).toBe(200)
    expect((await get(document?.preview, stranger)).status).toBe(404)
  })

  test('a picture without a possible preview can still be downloaded', async () => {
    const broken = Buffer.from(heic)
    broken.fill(0xff, broken.indexOf('mdat') + 4)
    const id = await submitWith(broken)
    await fixture.office.runJobs()
    const [document] = await documentsOf(id)
    const path = `/api/files/${document?._id}/preview`

    expect(document).toMatchObject({ drawing: 'failed' })
    expect(document?.preview).toBeUndefined()
    expect((await get(path)).status).toBe(404)
    expect((await get(document?.path)).bytes.equals(broken)).toBe(true)
  })

  test('a preview whose job was lost is made within an hour', async () => {
    const id = await submitWith(photograph)
    const { db, clock } = fixture.office
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await enqueueMissedPreviews(db, clock.now())
    await fixture.office.runJobs()
    expect((await documentsOf(id))[0]).toMatchObject({ drawing: 'waiting' })
    await enqueueMissedPreviews(db, after(clock.now(), duration.hour))
    await fixture.office.runJobs()

    expect((await documentsOf(id))[0]?.preview).toEqual(expect.any(String))
  })

  test('a preview is stored encrypted and deleted with its file', async () => {
    const id = await submitWith(photograph)
    const before = await fixture.count()
    await fixture.office.runJobs()
    expect(await fixture.count()).toBe(before + 1)
    expect((await fixture.dump()).includes('WEBPVP8')).toBe(false)
    const [document] = await documentsOf(id)
    await fixture.office.db
      .transaction()
      .execute((trx) => removeFilesOf(trx, id, fixture.office.clock.now()))
    await fixture.office.runJobs()

    expect(await fixture.count()).toBe(before - 1)
    expect((await get(document?.preview)).status).toBe(404)
  })

  test('after key rotation previews can be read with the new key alone', async () => {
    const id = await submitWith(photograph)
    await fixture.office.runJobs()
    const [document] = await documentsOf(id)
    const newer = await sampleKey('newer')
    await rotateFileKeys(fixture.office.db, createVault([newer, key]))
    const preview = await findDerived(fixture.office.db, 'previews', document?._id ?? '')
    if (!preview) throw new Error('there is no preview')
    const sealed = await fixture.office.files.store.read(preview.object_key)
    const opened = await buffer(await createVault([newer]).open(sealed, preview))

    expect((await sharp(opened).metadata()).format).toBe('webp')
    expect(await listDerivedKeyIds(fixture.office.db, 'previews')).toEqual(['newer'])
  })
})
