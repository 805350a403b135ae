import * as files from '@kakehashi/contract/documents/files'
import { endpoints } from '@kakehashi/contract/endpoints'
import * as counter from '@kakehashi/contract/requests/counter'
import * as contract from '@kakehashi/contract/requests/upload-links'
import {
  uploadLinkFiles,
  uploadLinkMegabytes,
  uploadLinkMinutes,
} from '@kakehashi/domain/counter/upload-link'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../../src/clock.ts'
import { deleteExpired } from '../../../src/jobs/delete-expired.ts'
import { deleteUnusedUploads } from '../../../src/jobs/delete-unused-files.ts'
import { sentKilobytes } from '../../../src/requests/counter/upload-links/send.ts'
import { addToCount } from '../../../src/throttle.ts'
import type { Browser } from '../../support/browser.ts'
import { sortedStatuses } from '../../support/browser.ts'
import { LiveListener } from '../../support/live-listener.ts'
import type { Office, SignedInUser } from '../../support/office.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../../support/request-calls.ts'
import { documentForm, samplePdf } from '../../support/sample-pdf.ts'
import { bearer, openLink, sendByLink } from '../../support/upload-links.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let phone: Browser

beforeAll(async () => {
  ;({ office, calls, clerk } = await openOfficeWithStaff())
})
beforeEach(() => {
  phone = office.visitor()
})
afterAll(() => office.close())

const arrived = async (id: string) => {
  const { body } = await clerk.browser.call(contract.getUploadLink, { params: { linkId: id } })
  return body
}

const customer = { firstName: 'Dana', lastName: 'Whitaker', phone: '090-0000-0161', language: 'en' }

const take = (by: SignedInUser, uploadLink: object, order = {}) =>
  by.browser.call(counter.takeOrder, {
    body: { customer, order: { requestItem: calls.service, details: '', ...order }, uploadLink },
  })

test('what a phone sends is on the clerk’s screen, inspected and sealed, and goes into the order', async () => {
  const { id, token } = await openLink(clerk.browser)
  const live = await LiveListener.open(clerk.browser)
  const sent = await sendByLink(phone, token, samplePdf('Qphone'), 'Register.pdf')
  expect(sent).toMatchObject({ status: 200, body: { message: 'Document received' } })
  expect(Object.keys(sent.body)).toEqual(['message'])
  await live.until(() => live.timesPublished(`UploadLink ${id}`) > 0)
  live.close()

  const { isOpen, files: listed } = await arrived(id)
  expect(isOpen).toBe(true)
  expect(listed).toMatchObject([{ name: 'Register.pdf', pages: 1, mediaType: 'application/pdf' }])
  const { body } = await take(clerk, { _id: id })
  const view = await calls.read<OfficeView>(clerk, body.request._id)
  expect(view.documents.map(({ name }: { name: string }) => name)).toEqual(['Register.pdf'])
})

test('only what the clerk did not leave out is added, after the files of the clerk', async () => {
  const { id, token } = await openLink(clerk.browser)
  for (const name of ['Kept.pdf', 'Wrong.pdf']) await sendByLink(phone, token, samplePdf(), name)
  const [, wrong] = (await arrived(id)).files
  const own = await clerk.browser.call(files.uploadDocument, {
    body: documentForm(samplePdf(), 'Scan.pdf'),
  })
  const leftOut = [wrong?._id ?? '']
  const { body } = await take(clerk, { _id: id, leftOut }, { document: own.body.document })
  const view = await calls.read<OfficeView>(clerk, body.request._id)
  const names = view.documents.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Scan.pdf', 'Kept.pdf'])
})

test('the clerk gets a safe copy of a stranger’s file, and the original of an own one', async () => {
  const { id, token } = await openLink(clerk.browser)
  await sendByLink(phone, token)
  const [file] = (await arrived(id)).files
  const own = await clerk.browser.call(files.uploadDocument, { body: documentForm(samplePdf()) })
  const tags = []
  for (const fileId of [file?._id ?? '', own.body.file._id]) {
    const reply = await clerk.browser.call(files.downloadFile, { params: { id: fileId } })
    expect(reply.status).toBe(200)
    tags.push(reply.headers.get('etag')?.endsWith('-copy"'))
  }
  expect(tags).toEqual([true, false])
})

test('a wrong, an expired, an ended and a used link look alike, and nothing is stored', async () => {
  const replies = [await sendByLink(phone, 'a'.repeat(43)), await sendByLink(phone, '')]
  const late = await openLink(clerk.browser)
  office.clock.advance(uploadLinkMinutes * duration.minute)
  replies.push(await sendByLink(phone, late.token))
  const cancelled = await openLink(clerk.browser)
  await clerk.browser.call(contract.endUploadLink, { params: { linkId: cancelled.id } })
  replies.push(await sendByLink(phone, cancelled.token))
  const used = await openLink(clerk.browser)
  expect((await take(clerk, { _id: used.id })).status).toBe(200)
  replies.push(await sendByLink(phone, used.token))
  const renewed = await openLink(clerk.browser)
  await clerk.browser.call(contract.openUploadLink, { body: { _id: renewed.id } })
  replies.push(await sendByLink(phone, renewed.token))
  const withoutHeader = { body: documentForm(samplePdf()) }
  replies.push(await phone.call(contract.sendByUploadLink, withoutHeader))

  const answers = replies.map(({ status, body }) => `${status} ${body.code} ${body.message}`)
  expect(new Set(answers)).toEqual(
    new Set(['410 upload-link-ended This page has ended. Ask at the counter for a new code.']),
  )
  for (const { id } of [late, cancelled, used, renewed]) {
    expect((await arrived(id)).files).toEqual([])
  }
})

test('a file that is on its way when the order is taken is either in it or refused', async () => {
  const { id, token } = await openLink(clerk.browser)
  const [taken, ...sent] = await Promise.all([
    take(clerk, { _id: id }),
    ...Array.from({ length: 4 }, () => sendByLink(phone, token)),
  ])
  const view = await calls.read<OfficeView>(clerk, taken.body.request._id)
  const received = sent.filter(({ status }) => status === 200)
  expect(view.documents).toHaveLength(received.length)
  expect(new Set(sent.map(({ status }) => status))).toSatisfy((statuses: Set<number>) =>
    [...statuses].every((status) => status === 200 || status === 410),
  )
})

test('too many files are refused, also if they arrive at the same time', async () => {
  const { id, token } = await openLink(clerk.browser)
  for (let index = 0; index < uploadLinkFiles - 1; index += 1) await sendByLink(phone, token)
  const last = await Promise.all(Array.from({ length: 3 }, () => sendByLink(phone, token)))
  expect(sortedStatuses(last)).toEqual([200, 422, 422])
  expect((await arrived(id)).files).toHaveLength(uploadLinkFiles)
  expect((await sendByLink(phone, token)).body.code).toBe('upload-link-full')
})

test('files of more than 200 MB together are refused, and what came before stays', async () => {
  const { id, token } = await openLink(clerk.browser)
  const sent = { limit: sentKilobytes, of: id }
  const file = samplePdf('Q'.repeat(20_000))
  const room = Math.ceil(file.length / 1024)
  await addToCount(office.db, office.clock.now(), sent, uploadLinkMegabytes * 1024 - room)
  expect((await sendByLink(phone, token, file, 'last.pdf')).status).toBe(200)
  const refused = await sendByLink(phone, token, samplePdf('one more'), 'more.pdf')
  expect([refused.status, refused.body.code]).toEqual([422, 'upload-link-full'])
  expect((await arrived(id)).files).toMatchObject([{ name: 'last.pdf' }])
})

test('a file that is refused is not on the clerk’s screen', async () => {
  const { id, token } = await openLink(clerk.browser)
  const refused = await sendByLink(phone, token, Buffer.from('<script>alert(1)</script>'), 'a.pdf')
  expect(refused).toMatchObject({ status: 422, body: { code: 'file-type' } })
  expect((await arrived(id)).files).toEqual([])
})

test('attempts are throttled for a link and for a network', async () => {
  const { token } = await openLink(clerk.browser)
  const statuses = []
  for (let index = 0; index < 61; index += 1) {
    statuses.push((await sendByLink(phone, token, Buffer.from('no file'))).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 422), 429])
  const guesses = []
  const guesser = office.visitor()
  for (let index = 0; index < 301; index += 1) {
    const body = { token: `${index}`.padStart(43, 'a') }
    guesses.push((await guesser.call(contract.checkUploadLink, { body })).status)
  }
  expect(guesses.slice(0, 300).every((status) => status === 410)).toBe(true)
  expect(guesses.at(-1)).toBe(429)
})

test('nothing can be read with the token', async () => {
  const { id, token } = await openLink(clerk.browser)
  await sendByLink(phone, token, samplePdf(), 'Private.pdf')
  const [file] = (await arrived(id)).files
  const { body } = await phone.call(contract.checkUploadLink, { body: { token } })
  expect(Object.keys(body)).toEqual(['expiresAt'])
  for (const endpoint of endpoints.filter(({ method, permission }) => {
    return method === 'GET' && permission !== 'anyone'
  })) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const known: Record<string, string> = { id: file?._id ?? id, userId: clerk.user._id }
    const params = Object.fromEntries(names.map((name) => [name, known[name] ?? id]))
    for (const headers of [bearer(token), { cookie: `__Host-kakehashi=${token}` }]) {
      const { status } = await phone.call(endpoint, { params, headers })
      expect([endpoint.path, status]).toEqual([endpoint.path, 401])
    }
  }
})

test('another clerk neither sees, ends, renews nor uses it, nor opens what came', async () => {
  const { id, token } = await openLink(clerk.browser)
  await sendByLink(phone, token)
  const [file] = (await arrived(id)).files
  const other = await office.signedIn('admin')
  const link = { params: { linkId: id } }
  const replies = [
    await other.browser.call(contract.getUploadLink, link),
    await other.browser.call(contract.endUploadLink, link),
    await other.browser.call(contract.openUploadLink, { body: { _id: id } }),
    await take(other, { _id: id }),
    await take(other, { _id: (await openLink(other.browser)).id }, { document: file?.path ?? '' }),
    await other.browser.call(files.downloadFile, { params: { id: file?._id ?? '' } }),
  ]
  const codes = replies.map(({ body }) => (body as { code?: string }).code)
  expect(codes).toEqual([
    ...Array.from({ length: 4 }, () => 'not-found'),
    'file-unusable',
    'file-gone',
  ])
  expect((await arrived(id)).isOpen).toBe(true)
})

test('only the hash of the token is stored, and what is in no order is deleted after a day', async () => {
  const { id, token } = await openLink(clerk.browser)
  await sendByLink(phone, token)
  const link = await office.db
    .selectFrom('upload_links')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(link)).not.toContain(token)
  office.clock.advance(duration.day)
  await deleteUnusedUploads(office.db, office.clock.now())
  const [left] = await office.db
    .selectFrom('upload_link_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['name', 'wrapped_key'])
    .where('link_id', '=', id)
    .execute()
  expect(left).toEqual({ name: '', wrapped_key: Buffer.alloc(0) })
  office.clock.advance(7 * duration.day)
  await deleteExpired(office.db, office.clock.now())
  const links = await office.db.selectFrom('upload_links').select('id').execute()
  expect(links).toEqual([])
})
