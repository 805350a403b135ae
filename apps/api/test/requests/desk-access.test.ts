import * as files from '@kakehashi/contract/documents/files'
import * as requests from '@kakehashi/contract/requests/requests'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { sendDocument } from '../documents/support/office-with-storage.ts'
import { makePdf } from '../documents/support/make-pdf.ts'
import type { SignedInUser } from '../support/office.ts'
import { make } from './undo/moves.ts'
import type { OfficeWithUndo } from './undo/office-with-undo.ts'
import { openOfficeWithUndo } from './undo/office-with-undo.ts'

let desk: OfficeWithUndo
beforeEach(async () => {
  desk = await openOfficeWithUndo()
})
afterEach(() => desk.office.close())

/** A request that waits for delivery, with a document. */
async function readyRequest() {
  const { customer, calls, clerk, owner, translator, office } = desk
  const { body: sent } = await sendDocument(customer.browser, makePdf())
  const { _id: id } = await calls.submitRequest(customer, { document: sent.document })
  await calls.put(owner, id, '/translator', { translator: translator.user._id })
  for (const move of ['a quote', 'payment complete', 'a submitted translation']) {
    await make(desk.staff, id, move)
    office.clock.advance(duration.minute)
  }
  await make(desk.staff, id, 'a finished review')
  office.clock.advance(duration.minute)
  desk.about(id)
  const note = { comment: 'Mind the seal', audience: 'translator' }
  await clerk.browser.send('PUT', `/api/requests/${id}/notes`, { requestId: id, ...note })
  return { id, fileId: sent.file._id }
}

async function fileStatus({ browser }: SignedInUser, id: string): Promise<number> {
  return (await browser.call(files.downloadFile, { params: { id } })).status
}

/** What a translator gets for the request, its notes and its document. */
async function answersTo(reader: SignedInUser, { id, fileId }: { id: string; fileId: string }) {
  const { browser } = reader
  const get = async (path: string) => (await browser.send('GET', path)).status
  return {
    request: await get(`/api/requests/${id}`),
    notes: await get(`/api/requests/${id}/notes`),
    document: await fileStatus(reader, fileId),
    isListed: (await browser.call(requests.assignedRequests)).body.some(({ _id }) => _id === id),
  }
}

const open = { request: 200, notes: 200, document: 200, isListed: true }
const closed = { request: 404, notes: 404, document: 404, isListed: false }

test('the papers leave the desk with the delivery, come back if it is undone, and go for good', async () => {
  const request = await readyRequest()
  expect(await answersTo(desk.translator, request)).toEqual(open)

  const { body } = await make(desk.staff, request.id, 'a delivery')
  expect(await answersTo(desk.translator, request)).toEqual(closed)
  expect((await desk.undo(desk.clerk, body.undo?.move ?? '')).status).toBe(200)
  expect(await answersTo(desk.translator, request)).toEqual(open)

  await make(desk.staff, request.id, 'a delivery')
  desk.office.clock.advance(300 * duration.day)
  const translator = await desk.office.signIn(desk.translator.user.email, desk.translator.password)
  expect(await answersTo(translator, request)).toEqual(closed)
  const clerk = await desk.office.signIn(desk.clerk.user.email, desk.clerk.password)
  expect(await fileStatus(clerk, request.fileId)).toBe(200)
})

test('a cancelled request leaves the desk, a reopened one comes back', async () => {
  const { owner, calls } = desk
  const request = await readyRequest()
  await calls.put(owner, request.id, '/close', { reason: 'The customer moved' })
  expect(await answersTo(desk.translator, request)).toEqual(closed)
  await calls.put(owner, request.id, '/reopen', {})
  expect(await answersTo(desk.translator, request)).toEqual(open)
})

test('the office can leave the papers on the desk for some days', async () => {
  await desk.office.changeSetting('deskGraceDays', 3)
  const request = await readyRequest()
  await make(desk.staff, request.id, 'a delivery')
  const stillOpen = { ...open, isListed: false }
  expect(await answersTo(desk.translator, request)).toEqual(stillOpen)
  desk.office.clock.advance(3 * duration.day - duration.minute)
  const translator = await desk.office.signIn(desk.translator.user.email, desk.translator.password)
  expect(await answersTo(translator, request)).toEqual(stillOpen)
  desk.office.clock.advance(duration.minute)
  expect(await answersTo(translator, request)).toEqual(closed)
})
