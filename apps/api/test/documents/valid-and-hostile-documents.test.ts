import { createHash } from 'node:crypto'
import * as contract from '@kakehashi/contract/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SomeoneSignedIn } from '../support/office.ts'
import { honestPapers } from './support/valid-documents.ts'
import { hostilePapers } from './support/hostile-documents.ts'
import { makePdf } from './support/make-pdf.ts'
import { makeDocx } from './support/make-zip.ts'
import type { OfficeWithFiles } from './support/office-with-storage.ts'
import {
  download,
  eicar,
  openOfficeWithFiles,
  paper,
  places,
  sendDocument,
} from './support/office-with-storage.ts'

const honest = await honestPapers()
const hostile = await hostilePapers()

function sendTranslation({ browser }: SomeoneSignedIn, bytes: Buffer) {
  const body = paper(bytes, 'x.pdf', 'translation')
  return browser.call(contract.uploadTranslation, { body })
}

test('there are papers enough to judge by', () => {
  expect(honest.length).toBeGreaterThanOrEqual(40)
  expect(hostile.length).toBeGreaterThanOrEqual(60)
})

describe.each(places)('kept in %s,', (place) => {
  let it: OfficeWithFiles
  let customer: SomeoneSignedIn
  beforeAll(async () => {
    it = await openOfficeWithFiles(place)
    customer = await it.office.signedIn('customer')
  }, 60_000)
  afterAll(() => it.close())

  const rows = () => it.office.db.selectFrom('files').selectAll().orderBy('id').execute()

  test.each(honest)('$name is taken for what it is and comes back as it was', async (sent) => {
    const { status, body } = await sendDocument(customer.browser, sent.bytes, sent.name)
    expect({ status, file: body.file }).toMatchObject({
      status: 200,
      file: { mediaType: sent.mediaType, size: sent.bytes.length, status: 'clean' },
    })
    expect(body.file.pages).toBe(sent.pages)
    expect(body.document).toBe(`/api/files/${body.file._id}`)
    const got = await download(it.office, customer.browser, body.document)

    expect(got.status).toBe(200)
    expect(got.bytes.equals(sent.bytes)).toBe(true)
    expect(got.headers.get('content-type')).toBe(sent.mediaType)
    expect(got.headers.get('content-disposition')).toMatch(
      /^attachment; filename="document[.]\w+"$/,
    )
  })

  describe('none of what nobody honest sends is taken', () => {
    let sender: SomeoneSignedIn
    let before: { rows: number; stored: number }
    beforeAll(async () => {
      sender = await it.office.signedIn('customer')
      before = { rows: (await rows()).length, stored: await it.count() }
    })

    test.each(hostile)('%s', async (_name, bytes) => {
      const { status, body } = await sendDocument(sender.browser, bytes, 'passport.pdf')

      expect([400, 413, 422]).toContain(status)
      expect(body.code).toMatch(/^file-/)
      expect(body.message).not.toBe('')
    })

    test('and nothing of it stays', async () => {
      expect({ rows: (await rows()).length, stored: await it.count() }).toEqual(before)
    })
  })

  test.each([
    ['in a PDF', makePdf({ text: eicar.toString() })],
    ['in a document', makeDocx([], eicar.toString())],
    ['behind a PDF, unseen', makePdf({ after: `\n${' '.repeat(10)}`, text: eicar.toString() })],
  ])('a virus %s is refused in words, and nobody ever reads it', async (_name, bytes) => {
    const stored = await it.count()
    const known = await rows()
    const { status, body } = await sendDocument(customer.browser, bytes)

    expect({ status, code: body.code }).toEqual({ status: 422, code: 'file-infected' })
    expect(body.message).toContain('virus')
    expect(await rows()).toEqual(known)
    expect(await it.count()).toBe(stored)
  })

  test(
    'a hundred marked papers are stored, and the store shows none of the marks',
    { timeout: 60_000 },
    async () => {
      const writer = await it.office.signedIn('customer')
      const marks = Array.from({ length: 100 }, (_, index) => {
        const digest = createHash('sha256').update(`${place} ${index}`).digest('hex')
        return `MARK-${digest}`
      })
      for (const mark of marks) {
        const { status } = await sendDocument(
          writer.browser,
          makePdf({ text: mark }),
          `${mark}.pdf`,
        )
        expect(status).toBe(200)
      }
      const dump = await it.dump()

      expect(dump.length).toBeGreaterThan(100 * 500)
      expect(dump.includes('age-encryption.org/v1')).toBe(true)
      expect(marks.filter((mark) => dump.includes(mark))).toEqual([])
      expect(dump.includes('%PDF-')).toBe(false)
    },
  )

  test('a translation is a PDF, and comes from staff', async () => {
    const translator = await it.office.signedIn('translator')
    const picture = honest.find(({ mediaType }) => mediaType === 'image/png')?.bytes ?? eicar

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
