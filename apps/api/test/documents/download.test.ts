import * as contract from '@kakehashi/contract/documents/files'
import type { Stage } from '@kakehashi/domain/request/stage'
import { stages } from '@kakehashi/domain/request/stage'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveRequest } from '../../src/requests/queries.ts'
import { comparableReply } from '../support/browser.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { attachFile } from '../../src/documents/queries.ts'
import { makePdf } from './support/make-pdf.ts'
import { download, documentForm, sendDocument } from './support/office-with-storage.ts'

let office: Office
let customer: SignedInUser
let stranger: SignedInUser
let translator: SignedInUser
let otherTranslator: SignedInUser
let admin: SignedInUser
beforeAll(async () => {
  office = await openOffice()
  customer = await office.signedIn('customer')
  stranger = await office.signedIn('customer')
  translator = await office.signedIn('translator')
  otherTranslator = await office.signedIn('contractor')
  admin = await office.signedIn('admin')
})
afterAll(() => office.close())

const pdf = makePdf({ text: 'the very bytes' })

async function upload(by: SignedInUser, role: 'document' | 'translation' = 'document') {
  const { status, body } =
    role === 'document'
      ? await sendDocument(by.browser, pdf)
      : await by.browser.call(contract.uploadTranslation, {
          body: documentForm(pdf, 'x.pdf', role),
        })
  if (status !== 200) throw new Error(`upload returned ${status}`)
  return body.file._id
}

async function attach(
  fileId: string,
  requestId: string,
  role: 'document' | 'translation',
  by: SignedInUser,
) {
  const file = { fileId, requestId, role, actorId: by.user._id, now: office.clock.now() }
  return office.db.transaction().execute(async (trx) => {
    const attached = await attachFile(trx, file)
    if (attached && role === 'translation')
      await saveRequest(trx, requestId, { translation_id: fileId })
    return attached
  })
}

async function statusFor(reader: SignedInUser, id: string): Promise<number> {
  return (await reader.browser.call(contract.downloadFile, { params: { id } })).status
}

/** The status that each user gets for a file. */
async function statuses(id: string) {
  return {
    customer: await statusFor(customer, id),
    stranger: await statusFor(stranger, id),
    translator: await statusFor(translator, id),
    otherTranslator: await statusFor(otherTranslator, id),
    admin: await statusFor(admin, id),
  }
}

const hidden = { customer: 404, stranger: 404, translator: 404, otherTranslator: 404, admin: 404 }

test('until it is attached a file can be read by its uploader only', async () => {
  expect(await statuses(await upload(customer))).toEqual({ ...hidden, customer: 200 })
})

async function requestAt(stage: Stage, paidCents = 0) {
  const translatorId = translator.user._id
  return seedRequest(office, customer.user._id, { stage, translatorId, paidCents })
}

test.each(stages)(
  'at the stage %s a document can be read by the customer, staff and, until delivery, the translator',
  async (stage) => {
    const requestId = await requestAt(stage)
    const id = await upload(customer)
    await attach(id, requestId, 'document', customer)

    const desk = stage === 'complete' ? 404 : 200
    expect(await statuses(id)).toEqual({ ...hidden, customer: 200, translator: desk, admin: 200 })
  },
)

describe('a translation can be read by the customer', () => {
  test.each([
    ['quote', 0, 404],
    ['payment', 0, 404],
    ['translate', 10_000, 404],
    ['review', 10_000, 404],
    ['delivery', 9_999, 404],
    ['delivery', 10_000, 200],
    ['complete', 0, 200],
    ['complete', 10_000, 200],
  ] as const)('at the stage %s with %i cents paid: %i', async (stage, paidCents, status) => {
    const requestId = await requestAt(stage, paidCents)
    const id = await upload(translator, 'translation')
    await attach(id, requestId, 'translation', translator)

    const desk = stage === 'complete' ? 404 : 200
    expect(await statuses(id)).toEqual({
      ...hidden,
      customer: status,
      translator: desk,
      admin: 200,
    })
  })

  test('after staff release it, and only the final version', async () => {
    const requestId = await requestAt('review')
    const draft = await upload(translator, 'translation')
    const final = await upload(translator, 'translation')
    await attach(draft, requestId, 'translation', translator)
    await attach(final, requestId, 'translation', translator)
    const released_at = office.clock.now()
    await office.db.transaction().execute((trx) => saveRequest(trx, requestId, { released_at }))

    expect(await statusFor(customer, final)).toBe(200)
    expect(await statusFor(customer, draft)).toBe(404)
    expect(await statusFor(translator, draft)).toBe(200)
  })
})

test('a file without permission gets the same reply as an unknown one', async () => {
  const id = await upload(customer)
  const existing = await stranger.browser.call(contract.downloadFile, { params: { id } })
  const unknown = await stranger.browser.call(contract.downloadFile, { params: { id: uuidv7() } })

  expect(comparableReply(existing)).toEqual(comparableReply(unknown))
})

test('a pending file gets 409 for users who may read it, and 404 for others', async () => {
  const id = await upload(customer)
  await office.db.updateTable('files').set({ status: 'pending' }).where('id', '=', id).execute()
  const reply = await customer.browser.call(contract.downloadFile, { params: { id } })

  expect(reply).toMatchObject({ status: 409, body: { code: 'file-pending' } })
  expect(await statuses(id)).toEqual({ ...hidden, customer: 409 })
})

test.each([{ status: 'refused', refusal: 'file-infected' }, { removed_at: new Date() }] as const)(
  'a file with %o is hidden from everyone',
  async (change) => {
    const requestId = await requestAt('payment')
    const id = await upload(customer)
    await attach(id, requestId, 'document', customer)
    await office.db.updateTable('files').set(change).where('id', '=', id).execute()

    expect(await statuses(id)).toEqual(hidden)
  },
)

describe('attaching', () => {
  test('another user’s file, a file of the other role or a file in use is refused', async () => {
    const requestId = await requestAt('translate', 10_000)
    const other = await requestAt('translate', 10_000)
    const mine = await upload(customer)
    const theirs = await upload(stranger)
    const translation = await upload(translator, 'translation')

    expect(await attach(theirs, requestId, 'document', customer)).toBeUndefined()
    expect(await attach(mine, requestId, 'translation', customer)).toBeUndefined()
    expect(await attach(uuidv7(), requestId, 'document', customer)).toBeUndefined()
    expect(await attach(mine, requestId, 'document', customer)).toMatchObject({ id: mine })
    expect(await attach(mine, other, 'document', customer)).toBeUndefined()
    expect(await attach(translation, requestId, 'translation', translator)).toBeDefined()
    expect(await attach(translation, other, 'translation', translator)).toBeUndefined()
    // Selected again in review.
    expect(await attach(translation, requestId, 'translation', admin)).toBeDefined()
  })

  test('to two requests at the same time succeeds once', async () => {
    const requests = [await requestAt('quote'), await requestAt('quote')]
    const mine = await upload(customer)
    const attached = await Promise.all(
      requests.map((requestId) => attach(mine, requestId, 'document', customer)),
    )

    expect(attached.filter(Boolean)).toHaveLength(1)
  })
})

async function nameFor({ browser }: SignedInUser, id: string): Promise<string | null> {
  return (await download(office, browser, `/api/files/${id}`)).headers.get('content-disposition')
}

describe('a file is sent', () => {
  let path: string
  beforeAll(async () => {
    path = `/api/files/${await upload(customer)}`
  })

  test('as an attachment that browsers neither display nor run', async () => {
    const { headers, bytes } = await download(office, customer.browser, path)

    expect(bytes.equals(pdf)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'attachment; filename="document.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    })
  })

  test('to every reader with the order number in its name, and no two with the same name', async () => {
    const requestId = await requestAt('payment')
    const [first, second] = [await upload(customer), await upload(customer)]
    for (const id of [first, second]) await attach(id, requestId, 'document', customer)

    for (const reader of [customer, admin, translator]) {
      expect([await nameFor(reader, first), await nameFor(reader, second)]).toEqual([
        expect.stringMatching(/filename="K-2026-\d{5}-document[.]pdf"$/),
        expect.stringMatching(/filename="K-2026-\d{5}-document-2[.]pdf"$/),
      ])
    }
  })

  test.each([
    ['bytes=0-4', 206, '%PDF-', 'bytes 0-4/'],
    ['bytes=-6', 206, '%%EOF\n', 'bytes '],
    ['bytes=1-3', 206, 'PDF', 'bytes 1-3/'],
    ['bytes=5-2', 200, pdf.toString(), ''],
    ['bytes=0-0,2-3', 200, pdf.toString(), ''],
    ['pages=1-2', 200, pdf.toString(), ''],
  ])('in part for a range: %s gets %i', async (range, status, text, contentRange) => {
    const downloaded = await download(office, customer.browser, path, { range })

    expect(downloaded.status).toBe(status)
    expect(downloaded.bytes.toString()).toBe(text)
    expect(downloaded.headers.get('content-range') ?? '').toMatch(contentRange)
  })

  test('with 416 and its size for a range after its end', async () => {
    const { status, headers } = await download(office, customer.browser, path, {
      range: 'bytes=999999-',
    })

    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe(`bytes */${pdf.length}`)
    expect(headers.get('content-disposition')).toBeNull()
  })

  test('in full if it has changed since the first part', async () => {
    const tag = (await download(office, customer.browser, path)).headers.get('etag') ?? ''
    const statusWith = async (ifRange: string) =>
      (await download(office, customer.browser, path, { range: 'bytes=0-1', 'if-range': ifRange }))
        .status

    expect(await statusWith(tag)).toBe(206)
    expect(await statusWith('"another"')).toBe(200)
  })

  test('without a body for HEAD', async () => {
    const { status, headers, bytes } = await download(office, customer.browser, path, {}, 'HEAD')

    expect({ status, length: bytes.length }).toEqual({ status: 200, length: 0 })
    expect(headers.get('content-length')).toBe(String(pdf.length))
    expect(headers.get('content-disposition')).toContain('attachment')
  })
})
