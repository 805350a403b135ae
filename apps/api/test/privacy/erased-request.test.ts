import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDocument } from '@kakehashi/contract/requests/requests'
import { writeNote } from '@kakehashi/contract/requests/messages'
import type { OfficeView } from '../support/request-calls.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import { mark, openOfficeWithMarks, type OfficeWithMarks } from './support/marked-request.ts'

let marked: OfficeWithMarks
beforeEach(async () => {
  marked = await openOfficeWithMarks()
})
afterEach(() => marked.office.close())

async function code(reply: Promise<{ body: { code?: string } }>): Promise<string | undefined> {
  return (await reply).body.code
}

test('no file of it can be opened, and none is left in the store', async () => {
  const { office, calls, clerk } = marked
  const id = await marked.completeMarkedRequest()
  const { documents, translations } = await calls.read<OfficeView>(clerk, id)
  const paths = [...documents, ...translations].map(({ path }) => path)
  expect(paths).toHaveLength(2)
  for (const path of paths) expect((await clerk.browser.open(path)).status).toBe(200)
  await marked.advanceDays(166)
  await marked.advanceDays(14)
  const readers = [await marked.back(marked.customer), await marked.back(clerk)]
  for (const { browser } of readers) {
    for (const path of paths) {
      expect([(await browser.open(path)).status, path]).toEqual([404, path])
      expect([(await browser.open(`${path}/preview`)).status, path]).toEqual([404, path])
    }
  }
  const keys = await office.db.selectFrom('files').select('wrapped_key').execute()
  expect(keys.map(({ wrapped_key }) => wrapped_key.length)).toEqual([0, 0])
  const stored = (
    await readdir(office.filesFolder, { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile())
  expect(stored).toEqual([])
})

test('nothing can be added to it or changed afterwards', async () => {
  const { calls } = marked
  const id = await marked.completeMarkedRequest()
  const { _id: cancelled } = await calls.submitRequest(marked.customer, { details: mark })
  await calls.put(marked.clerk, cancelled, '/close', { reason: mark })
  await marked.advanceDays(166)
  await marked.advanceDays(14)
  const [clerk, owner, asker] = [
    await marked.back(marked.clerk),
    await marked.back(marked.owner),
    await marked.back(marked.customer),
  ]
  expect(await code(marked.write(asker, id, 'Hello'))).toBe('content-erased')
  expect(await code(marked.write(clerk, cancelled, 'Hello'))).toBe('content-erased')
  const note = { params: { requestId: cancelled }, body: { comment: 'A note' } }
  expect(await code(clerk.browser.call(writeNote, note))).toBe('content-erased')
  const document = await sendDocument(asker.browser)
  const added = { params: { requestId: id }, body: { document } }
  expect(await code(asker.browser.call(addDocument, added))).toBe('documents-are-closed')
  const moved = { from: 'complete', reason: 'A mistake' }
  expect(await code(calls.put(clerk, id, '/step-back', moved))).toBe('content-erased')
  expect(await code(calls.put(clerk, id, '/paid', { paidAmount: 10 }))).toBe('content-erased')
  expect(await code(calls.put(clerk, cancelled, '/reopen', {}))).toBe('content-erased')
  expect(await code(marked.hold(owner, id, { isOnHold: true, reason: 'A dispute' }))).toBe(
    'content-erased',
  )
  expect((await marked.hold(owner, id, { isOnHold: false })).status).toBe(200)
})
