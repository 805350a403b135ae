import * as files from '@kakehashi/contract/documents/files'
import * as counter from '@kakehashi/contract/requests/counter'
import { addDocument, createRequest } from '@kakehashi/contract/requests/requests'
import * as contract from '@kakehashi/contract/tray'
import { mostTrayDocuments, trayDays } from '@kakehashi/domain/counter/tray'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteUnusedUploads } from '../../src/jobs/delete-unused-files.ts'
import { deleteOldTrayDocuments } from '../../src/tray/delete-old-documents.ts'
import { watchNoFolder } from '../../src/tray/folder/watch-folder.ts'
import { sortedStatuses } from '../support/browser.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { OfficeView, RequestCalls } from '../support/request-calls.ts'
import { samplePdf } from '../support/sample-pdf.ts'
import { openScannerFolder, readTray, seedTrayDocument } from '../support/tray.ts'

let office: Office
let calls: RequestCalls
let clerk: SignedInUser
let owner: SignedInUser

beforeAll(async () => {
  ;({ office, calls, clerk, owner } = await openOfficeWithStaff())
})
beforeEach(async () => {
  await office.db.deleteFrom('tray_documents').execute()
})
afterAll(() => office.close())

const customer = { firstName: 'Dana', lastName: 'Whitaker', phone: '090-0000-0161', language: 'en' }
const pathOf = (id: string) => `/api/files/${id}`

const take = (by: SignedInUser, ...ids: string[]) => {
  const [document, ...documents] = ids.map(pathOf)
  const order = { requestItem: calls.service, details: '', document, documents }
  return by.browser.call(counter.takeOrder, { body: { customer, order } })
}

const inTray = async () =>
  (await readTray(clerk.browser)).documents.map(({ _id }: { _id: string }) => _id)

const eventsOf = async (id: string) => {
  const rows = await office.db
    .selectFrom('events')
    .select(['kind', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(
    ({ kind, actor_id }) => `${kind} ${actor_id === clerk.user._id ? 'clerk' : actor_id}`,
  )
}

test('without a scanner folder there is no tray', async () => {
  await watchNoFolder(office)
  expect(await readTray(clerk.browser)).toEqual({ isOn: false, refused: [], documents: [] })
  const findings = await office.systemCheck.findings()
  expect(findings?.map(({ part }) => part)).not.toContain('scanner-folder')
})

test('a scan appears on open screens, and leaves the tray with the order that it is taken for', async () => {
  const live = await LiveListener.open(clerk.browser)
  const id = await seedTrayDocument(office, samplePdf('Qtaken'), 'Register.pdf')
  await live.until(() => live.timesPublished('Tray') > 0)
  const other = await seedTrayDocument(office)
  expect(await inTray()).toEqual([other, id])

  const before = live.timesPublished('Tray')
  const { status, body } = await take(clerk, id)
  expect(status).toBe(200)
  const view = await calls.read<OfficeView>(clerk, body.request._id)
  expect(view.documents).toMatchObject([{ _id: id, name: 'Register.pdf', pages: 1 }])
  await live.until(() => live.timesPublished('Tray') > before)
  live.close()
  expect(await inTray()).toEqual([other])
  expect(await eventsOf(id)).toEqual(['file.uploaded null', 'file.taken-from-tray clerk'])
})

test('of two clerks who take the same scan, one gets it, and nothing of the other order is kept', async () => {
  const id = await seedTrayDocument(office)
  const replies = await Promise.all([take(clerk, id), take(owner, id)])
  expect(sortedStatuses(replies)).toEqual([200, 400])
  const refused = replies.find(({ status }) => status !== 200)
  expect(refused?.body.code).toBe('file-unusable')
  expect(await inTray()).toEqual([])
})

test('an order that is refused leaves its scans in the tray', async () => {
  const id = await seedTrayDocument(office)
  const gone = crypto.randomUUID()
  expect((await take(clerk, id, gone)).body.code).toBe('file-unusable')
  expect(await inTray()).toEqual([id])
  expect(await eventsOf(id)).toEqual(['file.uploaded null'])
})

test('a scan can be added to a request that exists, by the office only', async () => {
  const buyer = await office.signedIn('customer')
  const { _id: requestId } = await calls.submitRequest(buyer)
  const id = await seedTrayDocument(office)
  const add = (by: SignedInUser) =>
    by.browser.call(addDocument, { params: { requestId }, body: { document: pathOf(id) } })
  expect((await add(buyer)).body.code).toBe('file-unusable')
  const order = { requestItem: calls.service, details: 'Mine', document: pathOf(id) }
  expect((await buyer.browser.call(createRequest, { body: order })).body.code).toBe('file-unusable')
  expect(await inTray()).toEqual([id])
  expect((await add(clerk)).status).toBe(200)
  expect(await inTray()).toEqual([])
  const { documents } = await calls.read<OfficeView>(clerk, requestId)
  expect(documents.map(({ _id }: { _id: string }) => _id)).toContain(id)
})

test('clerks read a safe copy of a scan, each reading is recorded, and others read nothing', async () => {
  const id = await seedTrayDocument(office)
  const buyer = await office.signedIn('customer')
  const translator = await office.signedIn('translator')
  const read = (by: SignedInUser) => by.browser.call(files.downloadFile, { params: { id } })
  for (const by of [buyer, translator]) expect((await read(by)).status).toBe(404)
  const reply = await read(clerk)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('etag')).toMatch(/-copy"$/)
  const { body } = await take(owner, id)
  // The clerk who took it did not make it either.
  expect((await read(owner)).headers.get('etag')).toMatch(/-copy"$/)
  const { documents } = await calls.read<OfficeView>(owner, body.request._id)
  expect(documents[0]?.readings).toMatchObject([
    { kind: 'downloaded', by: 'office' },
    { kind: 'downloaded', by: 'office', name: 'Clara Clerk' },
  ])
})

test('a scan that is put aside can be put back, also by another clerk', async () => {
  const id = await seedTrayDocument(office)
  const put = (by: SignedInUser, isPutAside: boolean) =>
    by.browser.call(contract.changeTrayDocument, { params: { fileId: id }, body: { isPutAside } })
  expect(await put(clerk, true)).toMatchObject({ status: 200, body: { isPutAside: true } })
  expect(await put(clerk, true)).toMatchObject({ status: 200, body: { isPutAside: true } })
  expect((await readTray(owner.browser)).documents).toMatchObject([{ _id: id, isPutAside: true }])
  expect(await put(owner, false)).toMatchObject({ status: 200, body: { isPutAside: false } })
  expect(await eventsOf(id)).toEqual([
    'file.uploaded null',
    'file.put-aside clerk',
    `file.put-back ${owner.user._id}`,
  ])
  await take(clerk, id)
  expect((await put(clerk, true)).body.code).toBe('file-gone')
})

test('however many are put aside, the others are all shown', async () => {
  const old = await seedTrayDocument(office)
  await Promise.all(Array.from({ length: 2 * mostTrayDocuments }, () => seedTrayDocument(office)))
  await office.db
    .updateTable('tray_documents')
    .set({ put_aside_at: office.clock.now() })
    .where('file_id', '<>', old)
    .execute()
  expect((await inTray())[0]).toBe(old)
})

test('what nobody used is deleted after some days, with its file and its name', async () => {
  const marks = { name: 'Qdunused', text: 'Qdtrayunused' }
  const unused = await seedTrayDocument(office, samplePdf(marks.text), `${marks.name}.pdf`)
  const aside = await seedTrayDocument(office)
  await clerk.browser.call(contract.changeTrayDocument, {
    params: { fileId: aside },
    body: { isPutAside: true },
  })
  const taken = await seedTrayDocument(office)
  await take(clerk, taken)
  office.clock.advance(trayDays * duration.day - duration.minute)
  await deleteUnusedUploads(office.db, office.clock.now())
  await deleteOldTrayDocuments(office.db, office.clock.now())
  clerk = await office.signIn(clerk.user.email, clerk.password)
  expect(await inTray()).toEqual([unused, aside])

  office.clock.advance(duration.minute)
  await deleteOldTrayDocuments(office.db, office.clock.now())
  expect(await inTray()).toEqual([])
  const rows = await office.db
    .selectFrom('files')
    .select(['id', 'name', 'removed_at'])
    .where('id', 'in', [unused, aside, taken])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { id: unused, name: '', removed_at: expect.any(Date) },
    { id: aside, name: '', removed_at: expect.any(Date) },
    { id: taken, removed_at: null },
  ])
  expect((await clerk.browser.call(files.downloadFile, { params: { id: unused } })).status).toBe(
    404,
  )
})

test('the live stream tells staff only', async () => {
  const translator = await office.signedIn('translator')
  const [staff, other] = await Promise.all([
    LiveListener.open(clerk.browser),
    LiveListener.open(translator.browser),
  ])
  const scanner = await openScannerFolder(office)
  await scanner.drop('scan.pdf')
  await scanner.look()
  await staff.until(() => staff.timesPublished('Tray') > 0)
  expect(other.timesPublished('Tray')).toBe(0)
  for (const live of [staff, other]) live.close()
  await scanner.remove()
})
