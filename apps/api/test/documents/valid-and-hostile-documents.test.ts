import { createHash } from 'node:crypto'
import * as contract from '@kakehashi/contract/documents/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInUser } from '../support/office.ts'
import { validDocuments } from './support/valid-documents.ts'
import { hostileDocuments } from './support/hostile-documents.ts'
import { makePdf } from './support/make-pdf.ts'
import { makeDocx } from './support/make-zip.ts'
import type { OfficeWithStorage } from './support/office-with-storage.ts'
import {
  download,
  eicar,
  openOfficeWithStorage,
  documentForm,
  stores,
  sendDocument,
} from './support/office-with-storage.ts'

const valid = await validDocuments()
const hostile = await hostileDocuments()

function sendTranslation({ browser }: SignedInUser, bytes: Buffer) {
  const body = documentForm(bytes, 'x.pdf', 'translation')
  return browser.call(contract.uploadTranslation, { body })
}

test('there are enough documents to test with', () => {
  expect(valid.length).toBeGreaterThanOrEqual(40)
  expect(hostile.length).toBeGreaterThanOrEqual(60)
})

describe.each(stores)('stored in %s,', (store) => {
  let fixture: OfficeWithStorage
  let customer: SignedInUser
  beforeAll(async () => {
    fixture = await openOfficeWithStorage(store)
    customer = await fixture.office.signedIn('customer')
  }, 60_000)
  afterAll(() => fixture.close())

  const rows = () => fixture.office.db.selectFrom('files').selectAll().orderBy('id').execute()

  test.each(valid)('$name is recognised, stored and downloaded unchanged', async (sent) => {
    const { status, body } = await sendDocument(customer.browser, sent.bytes, sent.name)
    expect({ status, file: body.file }).toMatchObject({
      status: 200,
      file: { mediaType: sent.mediaType, size: sent.bytes.length, status: 'clean' },
    })
    expect(body.file.pages).toBe(sent.pages)
    expect(body.document).toBe(`/api/files/${body.file._id}`)
    const downloaded = await download(fixture.office, customer.browser, body.document)

    expect(downloaded.status).toBe(200)
    expect(downloaded.bytes.equals(sent.bytes)).toBe(true)
    expect(downloaded.headers.get('content-type')).toBe(sent.mediaType)
    expect(downloaded.headers.get('content-disposition')).toMatch(
      /^attachment; filename="document[.]\w+"$/,
    )
  })

  describe('a hostile document is refused:', () => {
    let sender: SignedInUser
    let before: { rows: number; stored: number }
    beforeAll(async () => {
      sender = await fixture.office.signedIn('customer')
      before = { rows: (await rows()).length, stored: await fixture.count() }
    })

    test.each([
      ['an empty file', Buffer.alloc(0), 'file-empty'],
      ['a PDF with nothing but its first line', Buffer.from('%PDF-1.7\n'), 'file-damaged'],
      ['a PDF cut in half', makePdf().subarray(0, 300), 'file-damaged'],
      [
        'a PDF with a program behind it',
        Buffer.concat([makePdf(), Buffer.from('MZ\u0090')]),
        'file-mixed',
      ],
    ])('%s is called what it is', async (_name, bytes, code) => {
      const { status, body } = await sendDocument(sender.browser, bytes, 'passport.pdf')
      expect([status, body.code]).toEqual([422, code])
    })

    test.each(hostile)('%s', async (_name, bytes) => {
      const { status, body } = await sendDocument(sender.browser, bytes, 'passport.pdf')

      expect([400, 413, 422]).toContain(status)
      expect(body.code).toMatch(/^file-/)
      expect(body.message).not.toBe('')
    })

    test('and none of them is stored', async () => {
      expect({ rows: (await rows()).length, stored: await fixture.count() }).toEqual(before)
    })
  })

  test.each([
    ['in a PDF', makePdf({ text: eicar.toString() })],
    ['in a Word document', makeDocx([], eicar.toString())],
    [
      'in a PDF with trailing spaces',
      makePdf({ after: `\n${' '.repeat(10)}`, text: eicar.toString() }),
    ],
  ])('a virus %s is refused with a message and not stored', async (_name, bytes) => {
    const stored = await fixture.count()
    const before = await rows()
    const { status, body } = await sendDocument(customer.browser, bytes)

    expect({ status, code: body.code }).toEqual({ status: 422, code: 'file-infected' })
    expect(body.message).toContain('virus')
    expect(await rows()).toEqual(before)
    expect(await fixture.count()).toBe(stored)
  })

  test(
    'the store contains no plain text of a hundred marked documents',
    { timeout: 60_000 },
    async () => {
      const sender = await fixture.office.signedIn('customer')
      const marks = Array.from({ length: 100 }, (_, index) => {
        const digest = createHash('sha256').update(`${store} ${index}`).digest('hex')
        return `MARK-${digest}`
      })
      for (const mark of marks) {
        const { status } = await sendDocument(
          sender.browser,
          makePdf({ text: mark }),
          `${mark}.pdf`,
        )
        expect(status).toBe(200)
      }
      const dump = await fixture.dump()

      expect(dump.length).toBeGreaterThan(100 * 500)
      expect(dump.includes('age-encryption.org/v1')).toBe(true)
      expect(marks.filter((mark) => dump.includes(mark))).toEqual([])
      expect(dump.includes('%PDF-')).toBe(false)
    },
  )

  test('a translation must be a PDF sent by staff', async () => {
    const translator = await fixture.office.signedIn('translator')
    const picture = valid.find(({ mediaType }) => mediaType === 'image/png')?.bytes ?? eicar

    expect(await sendTranslation(translator, picture)).toMatchObject({
      status: 422,
      body: { code: 'file-not-pdf', message: 'A translation must be a PDF.' },
    })
    expect((await sendTranslation(customer, makePdf())).status).toBe(403)
    const { status, body } = await sendTranslation(translator, makePdf())
    expect({ status, ...body }).toMatchObject({
      status: 200,
      message: 'Translation received',
      file: { role: 'translation' },
    })
    expect(body.translation).toBe(body.file.path)
  })
})
