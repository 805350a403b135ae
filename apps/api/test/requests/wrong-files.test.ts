import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { deleteHiddenFiles } from '../../src/jobs/delete-unused-files.ts'
import { download } from '../documents/support/office-with-storage.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { CustomerView, OfficeView, RequestCalls } from '../support/request-calls.ts'
import { sendDocument, sendTranslation } from '../support/sample-pdf.ts'

let office: Office
let calls: RequestCalls
let owner: SignedInUser
let clerk: SignedInUser
let translator: SignedInUser
let customer: SignedInUser

beforeAll(async () => {
  ;({ office, calls, owner, clerk, translator } = await openOfficeWithStaff())
  customer = await office.signedIn('customer')
})
afterAll(() => office.close())

const idOf = (path: string) => path.split('/').at(-1) ?? ''
const read = (by: SignedInUser, path: string) => download(office, by.browser, path)

async function requestWith(count: number, by = customer) {
  const documents = await Promise.all(Array.from({ length: count }, () => sendDocument(by.browser)))
  const [document, ...others] = documents
  const request = await calls.submitRequest(by, { document, documents: others })
  return { id: request._id, orderNumber: request.orderNumber, documents }
}

/** A request in review, with its translation. */
async function translatedRequest() {
  const { id, ...rest } = await requestWith(1)
  await calls.put(clerk, id, '', { isQuoted: true, deposit: 0, totalPrice: 40 })
  await calls.put(clerk, id, '', { isPaid: true, paidAmount: 40 })
  const translation = await sendTranslation(clerk.browser)
  await calls.put(clerk, id, '', { isTranslated: true, translation })
  return { id, translation, ...rest }
}

function remove(id: string, path: string, more: object = {}) {
  return calls.put(clerk, id, `/files/${idOf(path)}/remove`, { reason: 'wrong-person', ...more })
}
function putBack(id: string, path: string) {
  return calls.put(clerk, id, `/files/${idOf(path)}/put-back`, {})
}
function move(id: string, path: string, to: string, more: object = {}) {
  return calls.put(clerk, id, `/files/${idOf(path)}/move`, { reason: 'wrong-person', to, ...more })
}
const notesOf = ({ notes }: OfficeView) => notes.map(({ comment }) => comment)

describe('a file removed by staff', () => {
  test('is hidden from the customer and the translator at once, and listed for staff', async () => {
    const { id, documents } = await requestWith(2)
    await calls.put(owner, id, '/translator', { translator: translator.user._id })
    const [first = '', second = ''] = documents
    const { status, body } = await remove(id, first)

    expect(status).toBe(200)
    expect(body.documents.map(({ path }) => path)).toEqual([second])
    expect(body.document).toBe(second)
    expect(body.removedFiles).toMatchObject([
      { path: first, reason: 'wrong-person', removedBy: 'Clara Clerk' },
    ])
    expect(notesOf(body)).toEqual(["'scan.pdf' was removed: another person's document."])
    const seen = await calls.read<CustomerView>(customer, id)
    expect(seen.documents.map(({ path }) => path)).toEqual([second])
    expect(JSON.stringify(seen)).not.toContain(idOf(first))
    expect((await read(clerk, first)).status).toBe(200)
    for (const reader of [customer, translator]) {
      expect((await read(reader, first)).status).toBe(404)
      expect((await read(reader, second)).status).toBe(200)
    }
    const { body: refused } = await customer.browser.send<{ message: string }>('GET', first)
    expect(refused.message).toContain('It was removed')
    const notes = await translator.browser.send('GET', `/api/requests/${id}/notes`)
    expect(notes.body).toEqual([])
    expect(await calls.eventsOf(id)).toContain('request.file-removed')
    expect(await calls.eventsOf(idOf(first))).toEqual([
      'file.uploaded',
      'file.hidden',
      'file.downloaded',
    ])
  })

  test('can be the only document, and be put back', async () => {
    const { id, documents } = await requestWith(1)
    const [document = ''] = documents
    const { body: without } = await remove(id, document)
    expect([without.documents, without.document]).toEqual([[], undefined])

    const { body } = await putBack(id, document)
    expect(body).toMatchObject({ document, removedFiles: [], documents: [{ path: document }] })
    expect((await read(customer, document)).status).toBe(200)
    expect(notesOf(body).at(-1)).toBe("'scan.pdf' was put back.")
  })

  test('is removed once if the call is repeated, and not if the request has changed', async () => {
    const { id, documents } = await requestWith(1)
    const [document = ''] = documents
    const outdated = await remove(id, document, { version: 7 })
    expect(outdated).toMatchObject({ status: 409, body: { code: 'request-changed' } })

    const { body: first } = await remove(id, document, { version: 1 })
    const { status, body: again } = await remove(id, document, { version: 1 })
    expect([status, again.version, again.notes.length]).toEqual([200, first.version, 1])
  })

  test('cannot be handed in again as the translation', async () => {
    const { id, translation } = await translatedRequest()
    await remove(id, translation)
    await calls.put(clerk, id, '/return', { reason: 'Wrong file' })
    const { body } = await calls.put(clerk, id, '', { isTranslated: true, translation })
    expect(body.code).toBe('file-unusable')
  })

  test('is no longer the translation that the customer gets', async () => {
    const { id, translation } = await translatedRequest()
    await calls.put(clerk, id, '', { isReviewed: true })
    expect((await read(customer, translation)).status).toBe(200)
    const { body } = await remove(id, translation)

    expect(body.translation).toBeUndefined()
    expect((await read(customer, translation)).status).toBe(404)
    expect((await calls.read<CustomerView>(customer, id)).translations).toEqual([])
  })

  test('is deleted after 30 days, and one that was put back is not', async () => {
    const { id, documents } = await requestWith(2)
    const [gone = '', kept = ''] = documents
    await remove(id, gone)
    await remove(id, kept)
    await putBack(id, kept)
    const { db, clock } = office
    await deleteHiddenFiles(db, after(clock.now(), 29 * duration.day))
    expect((await read(clerk, gone)).status).toBe(200)
    await deleteHiddenFiles(db, after(clock.now(), 31 * duration.day))

    expect((await read(clerk, gone)).status).toBe(404)
    expect((await calls.read<OfficeView>(clerk, id)).removedFiles).toEqual([])
    expect(await putBack(id, gone)).toMatchObject({ status: 404, body: { code: 'file-gone' } })
    expect((await read(customer, kept)).status).toBe(200)
  })

  test('is not a file of another request', async () => {
    const [one, other] = [await requestWith(1), await requestWith(1)]
    const { status, body } = await remove(one.id, other.documents[0] ?? '')
    expect([status, body.code]).toEqual([404, 'file-gone'])
  })
})

describe('a file moved to another request', () => {
  test('belongs to the other customer, and both histories say so', async () => {
    const neighbour = await office.signedIn('customer')
    const source = await requestWith(1)
    const target = await requestWith(1, neighbour)
    const [document = ''] = source.documents
    const { status, body } = await move(source.id, document, target.id)

    expect(status).toBe(200)
    expect([body.documents, body.removedFiles, body.document]).toEqual([[], [], undefined])
    expect(notesOf(body)).toEqual([
      `'scan.pdf' was moved to ${target.orderNumber}: another person's document.`,
    ])
    const there = await calls.read<OfficeView>(clerk, target.id)
    expect(there.documents.map(({ path }) => path)).toEqual([...target.documents, document])
    expect(notesOf(there)).toEqual([`'scan.pdf' was moved here from ${source.orderNumber}.`])
    expect((await read(customer, document)).status).toBe(404)
    expect((await read(neighbour, document)).status).toBe(200)
    expect(await calls.eventsOf(source.id)).toContain('request.file-moved-away')
    expect(await calls.eventsOf(target.id)).toContain('request.file-moved-here')
  })

  test('is moved once if the call is repeated', async () => {
    const [source, target] = [await requestWith(1), await requestWith(0)]
    const [document = ''] = source.documents
    await move(source.id, document, target.id, { version: 1 })
    const again = await move(source.id, document, target.id, { version: 1 })

    expect(again.status).toBe(200)
    const there = await calls.read<OfficeView>(clerk, target.id)
    expect([there.documents.length, there.notes.length]).toEqual([1, 1])
    expect(there.document).toBe(document)
  })

  test('cannot be moved to a cancelled request', async () => {
    const [source, target] = [await requestWith(1), await requestWith(0)]
    await calls.put(clerk, target.id, '/close', { reason: 'Twice' })
    const { status, body } = await move(source.id, source.documents[0] ?? '', target.id)

    expect([status, body.code]).toEqual([409, 'target-is-closed'])
    expect(body.message).toContain(target.orderNumber)
  })

  test('two translations that were swapped end up at their own requests', async () => {
    const [one, other] = [await translatedRequest(), await translatedRequest()]
    await move(one.id, one.translation, other.id)
    await move(other.id, other.translation, one.id)

    expect((await calls.read<OfficeView>(clerk, one.id)).translation).toBe(other.translation)
    expect((await calls.read<OfficeView>(clerk, other.id)).translation).toBe(one.translation)
  })

  test('moves in opposite directions at the same time do not block each other', async () => {
    const [one, other] = [await requestWith(1), await requestWith(1)]
    const replies = await Promise.all([
      move(one.id, one.documents[0] ?? '', other.id),
      move(other.id, other.documents[0] ?? '', one.id),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })
})
