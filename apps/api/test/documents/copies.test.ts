import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@kakehashi/contract/documents/files'
import { PDFDocument } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanDocument } from '../../src/documents/copies/clean-document.ts'
import { findDerived } from '../../src/documents/previews/queries.ts'
import { attachFile, findFile, removeFilesOf } from '../../src/documents/queries.ts'
import { saveRequest } from '../../src/requests/queries.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { activeDocx, activePdf } from './support/active-documents.ts'
import { makePdf } from './support/make-pdf.ts'
import { makeDocx } from './support/make-zip.ts'
import { documentForm, download, sendDocument } from './support/office-with-storage.ts'
import { validDocuments } from './support/valid-documents.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('the copy of a PDF has its content, but no script, action, embedded file or link', async () => {
  const copy = await cleanDocument(activePdf(), 'application/pdf')
  const document = await PDFDocument.load(copy)
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object))
  const text = objects.join('\n') + copy.toString('latin1')

  expect(document.getPageCount()).toBe(1)
  expect(text).toContain('/GoTo')
  expect(text).not.toMatch(/JavaScript|alert|Launch|calc|EmbeddedFile|MZ-evil|evil[.]example/)
  expect(text).not.toMatch(/OpenAction|FileAttachment|RichMedia|flash-film|XFA|SubmitForm|[/]AA\b/)
})

test('the copy of a Word document has its text, but no field, object or part from elsewhere', async () => {
  const parts = unzipSync(await cleanDocument(activeDocx(), word))
  const text = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n')

  expect(Object.keys(parts)).not.toContain('word/embeddings/oleObject1.bin')
  for (const kept of ['kept content', 'field result', 'simple result', 'media/image1.png']) {
    expect(text).toContain(kept)
  }
  expect(text).not.toMatch(
    /evil|DDE|instrText|fldSimple|attachedTemplate|OLEObject|oleObject|r:link/,
  )
})

test('a Word document in an encoding that hides its parts is not copied', async () => {
  const hidden = Buffer.from('<?xml version="1.0" encoding="utf-16"?><w:instrText/>', 'utf16le')
  const docx = makeDocx([{ name: 'word/footer1.xml', content: hidden }])

  await expect(cleanDocument(docx, word)).rejects.toThrow('XML in the encoding')
})

function pixels(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).autoOrient().raw().toBuffer()
}

describe.each(['jpeg', 'png', 'webp'] as const)('the copy of a %s', (format) => {
  test('looks the same, upright, and does not tell where it was taken', async () => {
    const place = { Make: 'Sample camera', Orientation: '6' }
    const photograph = await sharp({
      create: { width: 40, height: 20, channels: 3, background: 'teal' },
    })
      .withExif({ IFD0: place, IFD3: { GPSLatitude: '26/1 20/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer()
    expect(photograph.toString('latin1')).toContain('Sample camera')
    const copy = await cleanDocument(photograph, `image/${format}`)

    expect(copy.toString('latin1')).not.toContain('Sample camera')
    expect((await sharp(copy).metadata()).exif?.includes('Sample')).not.toBe(true)
    expect((await sharp(copy).metadata()).orientation).toBe(6)
    expect(await pixels(copy)).toEqual(await pixels(photograph))
  })
})

test('the copy of a HEIC photo has the same length and its metadata is empty', async () => {
  const photo = await readFile(join(import.meta.dirname, 'support/photo.heic'))
  const copy = await cleanDocument(photo, 'image/heic')

  expect(copy.length).toBe(photo.length)
  expect(copy.toString('latin1')).not.toContain('II*\0')
})

test('every type of document that is accepted can be copied', async () => {
  for (const { bytes, mediaType } of await validDocuments()) {
    await expect(cleanDocument(bytes, mediaType)).resolves.toBeInstanceOf(Buffer)
  }
}, 60_000)

describe('of a document with a script', () => {
  let office: Office
  let customer: SignedInUser
  let clerk: SignedInUser
  beforeAll(async () => {
    office = await openOffice()
    customer = await office.signedIn('customer')
    clerk = await office.signedIn('admin')
  }, 60_000)
  afterAll(() => office.close())

  async function attached(bytes: Buffer) {
    const requestId = await seedRequest(office, customer.user._id)
    const { body } = await sendDocument(customer.browser, bytes)
    const file = { fileId: body.file._id, requestId, role: 'document' as const }
    const by = { actorId: customer.user._id, now: office.clock.now() }
    await office.db.transaction().execute((trx) => attachFile(trx, { ...file, ...by }))
    return { ...file, path: body.document }
  }

  test('the customer gets the original, the office a copy, which goes with it', async () => {
    const { fileId, requestId, path } = await attached(activePdf())
    const [mine, first, again] = [
      await download(office, customer.browser, path),
      await download(office, clerk.browser, path),
      await download(office, clerk.browser, path),
    ]
    expect(mine.bytes.equals(activePdf())).toBe(true)
    expect(first.status).toBe(200)
    expect(first.bytes.toString('latin1')).not.toContain('alert')
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(first.headers.get('content-length')).toBe(String(first.bytes.length))
    expect(first.headers.get('etag')).not.toBe(mine.headers.get('etag'))
    const end = await download(office, clerk.browser, path, { range: 'bytes=-6' })
    expect(end.bytes.equals(first.bytes.subarray(-6))).toBe(true)

    const now = office.clock.now()
    await office.db.transaction().execute((trx) => removeFilesOf(trx, requestId, now))
    expect(await findDerived(office.db, 'copies', fileId)).toBeUndefined()
  }, 60_000)

  async function translated(bytes: Buffer): Promise<string> {
    const requestId = await seedRequest(office, customer.user._id)
    const { body } = await clerk.browser.call(contract.uploadTranslation, {
      body: documentForm(bytes, 'x.pdf', 'translation'),
    })
    const now = office.clock.now()
    const file = { fileId: body.file._id, requestId, role: 'translation' as const }
    await office.db.transaction().execute(async (trx) => {
      await attachFile(trx, { ...file, actorId: clerk.user._id, now })
      await saveRequest(trx, requestId, { translation_id: body.file._id, released_at: now })
    })
    return body.translation
  }

  test('that is a translation the customer gets a copy, the office the original', async () => {
    const path = await translated(activePdf())
    const [theirs, original] = [
      await download(office, customer.browser, path),
      await download(office, clerk.browser, path),
    ]

    expect(original.bytes.equals(activePdf())).toBe(true)
    expect(theirs.status).toBe(200)
    expect(theirs.bytes.toString('latin1')).toContain('%PDF-')
    expect(theirs.bytes.toString('latin1')).not.toMatch(/alert|MZ-evil|evil[.]example/)
  }, 60_000)

  test('that is a translation of which no copy can be made, the customer is told to write', async () => {
    const broken = Buffer.from(makePdf().toString('latin1').replaceAll(' obj', ' obx'), 'latin1')
    const { status, bytes } = await download(office, customer.browser, await translated(broken))

    expect({ status, text: bytes.toString() }).toEqual({
      status: 422,
      text: expect.stringContaining('We could not make a safe copy of your translation'),
    })
  }, 60_000)

  test('of which no copy can be made, the office reads a plain sentence', async () => {
    const broken = Buffer.from(makePdf().toString('latin1').replaceAll(' obj', ' obx'), 'latin1')
    const { fileId, path } = await attached(broken)
    const { status, bytes } = await download(office, clerk.browser, path)

    expect({ status, text: bytes.toString() }).toEqual({
      status: 422,
      text: expect.stringContaining('We could not make a safe copy of this file'),
    })
    expect((await findFile(office.db, fileId))?.copy_failed_at).toEqual(expect.any(Date))
    expect((await download(office, customer.browser, path)).status).toBe(200)
  }, 60_000)
})
