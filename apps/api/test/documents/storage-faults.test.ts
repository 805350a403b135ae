import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@kakehashi/contract/files'
import * as users from '@kakehashi/contract/users'
import { maxFileBytes } from '@kakehashi/domain/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileCabinet } from '../support/temporary-storage.ts'
import type { SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { makePdf } from './support/make-pdf.ts'
import type { OfficeWithFiles } from './support/office-with-storage.ts'
import {
  download,
  openOfficeWithFiles,
  paper,
  places,
  sendDocument,
} from './support/office-with-storage.ts'
import { rawUpload } from './support/raw-upload.ts'

const pdf = makePdf()
const largest = makePdf({ filling: maxFileBytes - 2000 })

describe.each(places)('kept in %s,', (place) => {
  let it: OfficeWithFiles
  let customer: SomeoneSignedIn
  beforeAll(async () => {
    it = await openOfficeWithFiles(place)
    customer = await it.office.signedIn('customer')
  }, 60_000)
  afterAll(() => it.close())

  const known = async () => ({
    rows: (await it.office.db.selectFrom('files').select('id').execute()).length,
    stored: await it.count(),
  })

  test('while the store is away people are told so, and afterwards all is well', async () => {
    const kept = (await sendDocument(customer.browser, pdf)).body
    const before = await known()
    await it.loseStore()
    const sent = await sendDocument(customer.browser, pdf)
    const read = await customer.browser.call(contract.downloadFile, {
      params: { id: kept.file._id },
    })
    const health = await it.office.health.parts()
    await it.bringStoreBack()

    for (const { status, body, headers } of [sent, read]) {
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 503,
        code: 'files-unavailable',
        message:
          'You cannot send or open files right now. Nothing was lost. Try again in a few minutes.',
      })
      expect(headers.get('retry-after')).toBe('30')
    }
    expect(health.files).toBe('down')
    expect(await known()).toEqual(before)
    expect((await sendDocument(customer.browser, pdf)).status).toBe(200)
    expect((await download(it.office, customer.browser, kept.document)).bytes.equals(pdf)).toBe(
      true,
    )
  })

  test('an upload that is cut off leaves nothing', async () => {
    const before = await known()
    const big = makePdf({ filling: 3_000_000 })
    for (const cutAt of [10, 300, 100_000, 2_900_000]) {
      await rawUpload(it.office, customer.browser, { bytes: big, cutAt })
    }
    const unended = await rawUpload(it.office, customer.browser, { bytes: big, isEnded: false })

    expect(unended).toMatchObject({ status: 400, body: { code: 'file-incomplete' } })
    await expect.poll(known).toEqual(before)
  })

  test('25 MB are taken, and one byte more is not', { timeout: 60_000 }, async () => {
    const full = Buffer.concat([largest, Buffer.alloc(maxFileBytes - largest.length, '\n')])
    const taken = await sendDocument(customer.browser, full)
    const before = await known()
    const tooLarge = await sendDocument(customer.browser, Buffer.concat([full, Buffer.from('\n')]))

    expect(taken).toMatchObject({ status: 200, body: { file: { size: maxFileBytes } } })
    const got = await download(it.office, customer.browser, taken.body.document)
    expect(got.bytes.equals(full)).toBe(true)
    expect(tooLarge).toMatchObject({
      status: 413,
      body: {
        code: 'file-too-large',
        message:
          'This file is larger than 25 MB. Send a smaller one, or split it into several files.',
      },
    })
    expect(await known()).toEqual(before)
  })

  test('the same connection goes on after a refusal', { timeout: 60_000 }, async () => {
    const junk = Buffer.alloc(maxFileBytes, 'junk')
    for (let time = 0; time < 3; time += 1) {
      expect((await sendDocument(customer.browser, junk)).body.code).toBe('file-type')
    }
    expect((await sendDocument(customer.browser, pdf)).status).toBe(200)
  })
})

test('an S3 that hangs is given up within some ten seconds', { timeout: 60_000 }, async () => {
  const it = await openOfficeWithFiles('S3')
  try {
    const { browser } = await it.office.signedIn('customer')
    const { body } = await sendDocument(browser, pdf)
    it.swift?.pause()
    const begun = performance.now()
    const answers = await Promise.all([
      sendDocument(browser, pdf),
      browser.call(contract.downloadFile, { params: { id: body.file._id } }),
    ])
    const seconds = (performance.now() - begun) / 1000
    it.swift?.resume()

    expect(answers.map((answer) => answer.body.code)).toEqual(Array(2).fill('files-unavailable'))
    expect(seconds).toBeLessThan(12)
    expect((await download(it.office, browser, body.document)).bytes.equals(pdf)).toBe(true)
  } finally {
    await it.close()
  }
})

test('stored bytes that were changed or cut are never handed out as the file', async () => {
  const cabinet = await fileCabinet()
  const office = await openOffice(undefined, { files: cabinet.files })
  try {
    const { browser } = await office.signedIn('customer')
    const { body } = await sendDocument(browser, makePdf({ filling: 500_000 }))
    const [day = ''] = await readdir(cabinet.folder)
    const [name = ''] = await readdir(join(cabinet.folder, day))
    await truncate(join(cabinet.folder, day, name), 400_000)

    await expect(download(office, browser, body.document)).rejects.toThrow('terminated')
  } finally {
    await office.close()
    await cabinet.remove()
  }
})

describe('a name', () => {
  let it: OfficeWithFiles
  let customer: SomeoneSignedIn
  beforeAll(async () => {
    it = await openOfficeWithFiles()
    customer = await it.office.signedIn('customer')
  })
  afterAll(() => it.close())

  test.each([
    ['戸籍謄本.pdf', '戸籍謄本.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\\\..\\\\windows\\\\system.ini', 'system.ini'],
    ['C:\\\\Users\\\\jane\\\\scan.pdf', 'scan.pdf'],
    ['evil\u202Efdp.exe', 'evilfdp.exe'],
    ['zero\u200Bwidth.pdf', 'zerowidth.pdf'],
    ['bell\u0007.pdf', 'bell.pdf'],
    ['x'.repeat(500), 'x'.repeat(150)],
    ['...', 'file'],
    ['<script>alert(1)</script>.pdf', 'script>.pdf'],
    ['💴領収書.pdf', '💴領収書.pdf'],
  ])('%j is shown as %j, and reaches nobody’s disk', async (name, shown) => {
    const { status, body } = await rawUpload(it.office, customer.browser, { bytes: pdf, name })
    expect({ status, name: (body['file'] as { name?: string }).name }).toEqual({
      status: 200,
      name: shown,
    })
    const got = await download(it.office, customer.browser, String(body['document']))
    expect(got.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"')
  })

  test.each([
    ['a field of another name', { field: 'translation' }],
    ['a form without a choice', { name: '', bytes: Buffer.alloc(0) }],
  ])('%s is no document', async (_name, odd) => {
    const { status, body } = await rawUpload(it.office, customer.browser, { bytes: pdf, ...odd })

    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'file-missing' })
  })

  test('JSON in the place of a form is answered in words', async () => {
    const { status, body } = await customer.browser.call(contract.uploadDocument, { body: {} })

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'file-missing' })
  })

  test('a form in the place of JSON is not taken for an empty call', async () => {
    const { status } = await customer.browser.call(users.chooseLanguage, { body: paper(pdf) })

    expect(status).toBe(415)
  })

  test(
    'a person sends at most 120 files in an hour, which is enough',
    { timeout: 60_000 },
    async () => {
      const busy = await it.office.signedIn('customer')
      const statuses: number[] = []
      for (let time = 0; time < 122; time += 1) {
        const { status } = await busy.browser.call(contract.uploadDocument, { body: paper(pdf) })
        statuses.push(status)
      }

      expect(statuses.filter((status) => status === 200)).toHaveLength(120)
      expect(statuses.slice(120)).toEqual([429, 429])
    },
  )
})
