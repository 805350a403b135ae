import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@kakehashi/contract/documents/files'
import * as users from '@kakehashi/contract/accounts/users'
import { maxFileBytes } from '@kakehashi/domain/documents/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryStorage } from '../support/temporary-storage.ts'
import type { SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { makePdf } from './support/make-pdf.ts'
import type { OfficeWithStorage } from './support/office-with-storage.ts'
import {
  download,
  openOfficeWithStorage,
  documentForm,
  stores,
  sendDocument,
} from './support/office-with-storage.ts'
import { rawUpload } from './support/raw-upload.ts'

const pdf = makePdf()
const largest = makePdf({ filling: maxFileBytes - 2000 })

describe.each(stores)('stored in %s,', (store) => {
  let fixture: OfficeWithStorage
  let customer: SignedInUser
  beforeAll(async () => {
    fixture = await openOfficeWithStorage(store)
    customer = await fixture.office.signedIn('customer')
  }, 60_000)
  afterAll(() => fixture.close())

  const counts = async () => ({
    rows: (await fixture.office.db.selectFrom('files').select('id').execute()).length,
    stored: await fixture.count(),
  })

  test('while the store is down calls get 503, and afterwards they work again', async () => {
    const kept = (await sendDocument(customer.browser, pdf)).body
    const before = await counts()
    await fixture.stopStore()
    const sent = await sendDocument(customer.browser, pdf)
    const read = await customer.browser.call(contract.downloadFile, {
      params: { id: kept.file._id },
    })
    const health = await fixture.office.health.parts()
    await fixture.restoreStore()

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
    expect(await counts()).toEqual(before)
    expect((await sendDocument(customer.browser, pdf)).status).toBe(200)
    expect(
      (await download(fixture.office, customer.browser, kept.document)).bytes.equals(pdf),
    ).toBe(true)
  })

  test('an aborted upload stores nothing', async () => {
    const before = await counts()
    const big = makePdf({ filling: 3_000_000 })
    for (const cutAt of [10, 300, 100_000, 2_900_000]) {
      await rawUpload(fixture.office, customer.browser, { bytes: big, cutAt })
    }
    const incomplete = await rawUpload(fixture.office, customer.browser, {
      bytes: big,
      isEnded: false,
    })

    expect(incomplete).toMatchObject({ status: 400, body: { code: 'file-incomplete' } })
    await expect.poll(counts).toEqual(before)
  })

  test('25 MB are accepted, one byte more is refused', { timeout: 60_000 }, async () => {
    const full = Buffer.concat([largest, Buffer.alloc(maxFileBytes - largest.length, '\n')])
    const accepted = await sendDocument(customer.browser, full)
    const before = await counts()
    const tooLarge = await sendDocument(customer.browser, Buffer.concat([full, Buffer.from('\n')]))

    expect(accepted).toMatchObject({ status: 200, body: { file: { size: maxFileBytes } } })
    const downloaded = await download(fixture.office, customer.browser, accepted.body.document)
    expect(downloaded.status).toBe(200)
    expect(downloaded.bytes.equals(full)).toBe(true)
    expect(tooLarge).toMatchObject({
      status: 413,
      body: {
        code: 'file-too-large',
        message:
          'This file is larger than 25 MB. Send a smaller one, or split it into several files.',
      },
    })
    expect(await counts()).toEqual(before)
  })

  test('the connection can be used after a refusal', { timeout: 60_000 }, async () => {
    const junk = Buffer.alloc(maxFileBytes, 'junk')
    for (let time = 0; time < 3; time += 1) {
      expect((await sendDocument(customer.browser, junk)).body.code).toBe('file-type')
    }
    expect((await sendDocument(customer.browser, pdf)).status).toBe(200)
  })
})

test('a call to a hanging S3 fails within twelve seconds', { timeout: 60_000 }, async () => {
  const fixture = await openOfficeWithStorage('S3')
  try {
    const { browser } = await fixture.office.signedIn('customer')
    const { body } = await sendDocument(browser, pdf)
    fixture.swift?.pause()
    const start = performance.now()
    const replies = await Promise.all([
      sendDocument(browser, pdf),
      browser.call(contract.downloadFile, { params: { id: body.file._id } }),
    ])
    const seconds = (performance.now() - start) / 1000
    fixture.swift?.resume()

    expect(replies.map((reply) => reply.body.code)).toEqual(Array(2).fill('files-unavailable'))
    expect(seconds).toBeLessThan(12)
    expect((await download(fixture.office, browser, body.document)).bytes.equals(pdf)).toBe(true)
  } finally {
    await fixture.close()
  }
})

test('a download of a truncated stored file fails', async () => {
  const storage = await temporaryStorage()
  const office = await openOffice(undefined, { files: storage.files })
  try {
    const { browser } = await office.signedIn('customer')
    const { body } = await sendDocument(browser, makePdf({ filling: 500_000 }))
    const [day = ''] = await readdir(storage.folder)
    const [name = ''] = await readdir(join(storage.folder, day))
    await truncate(join(storage.folder, day, name), 400_000)

    await expect(download(office, browser, body.document)).rejects.toThrow('terminated')
  } finally {
    await office.close()
    await storage.remove()
  }
})

describe('an upload form', () => {
  let fixture: OfficeWithStorage
  let customer: SignedInUser
  beforeAll(async () => {
    fixture = await openOfficeWithStorage()
    customer = await fixture.office.signedIn('customer')
  })
  afterAll(() => fixture.close())

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
  ])(
    'with the file name %j shows it as %j, and does not use it for downloads',
    async (name, shown) => {
      const { status, body } = await rawUpload(fixture.office, customer.browser, {
        bytes: pdf,
        name,
      })
      expect({ status, name: (body['file'] as { name?: string }).name }).toEqual({
        status: 200,
        name: shown,
      })
      const downloaded = await download(fixture.office, customer.browser, String(body['document']))
      expect(downloaded.headers.get('content-disposition')).toBe(
        'attachment; filename="document.pdf"',
      )
    },
  )

  test.each([
    ['another field name', { field: 'translation' }],
    ['no file selected', { name: '', bytes: Buffer.alloc(0) }],
  ])('with %s is refused', async (_name, odd) => {
    const { status, body } = await rawUpload(fixture.office, customer.browser, {
      bytes: pdf,
      ...odd,
    })

    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'file-missing' })
  })

  test('that is JSON is refused with a message', async () => {
    const { status, body } = await customer.browser.call(contract.uploadDocument, { body: {} })

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'file-missing' })
  })

  test('is refused where JSON is expected', async () => {
    const { status } = await customer.browser.call(users.chooseLanguage, {
      body: documentForm(pdf),
    })

    expect(status).toBe(415)
  })

  test('is accepted at most 120 times an hour per user', { timeout: 60_000 }, async () => {
    const sender = await fixture.office.signedIn('customer')
    const statuses: number[] = []
    for (let time = 0; time < 122; time += 1) {
      const { status } = await sender.browser.call(contract.uploadDocument, {
        body: documentForm(pdf),
      })
      statuses.push(status)
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.slice(120)).toEqual([429, 429])
  })
})
