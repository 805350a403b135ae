import { removeFile } from '@kakehashi/contract/requests/request-files'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteHiddenFiles } from '../../src/jobs/delete-unused-files.ts'
import type { CustomerView, OfficeView } from '../support/request-calls.ts'
import { mark, openOfficeWithMarks, type OfficeWithMarks } from './support/marked-request.ts'

let marked: OfficeWithMarks
beforeEach(async () => {
  marked = await openOfficeWithMarks()
})
afterEach(() => marked.office.close())

const kept = { isOnHold: true, reason: 'A court asks for it' }

test('a request on hold keeps its documents until an owner ends the hold; then the customer is told again', async () => {
  const { calls, clerk, owner } = marked
  const id = await marked.completeMarkedRequest()
  await marked.advanceDays(170)
  expect(await marked.leaveMails()).toHaveLength(1)
  expect((await marked.hold(await marked.back(clerk), id, kept)).status).toBe(403)
  const withoutReason = await marked.hold(await marked.back(owner), id, {
    isOnHold: true,
    reason: ' ',
  })
  expect(withoutReason.body.fields).toEqual({ reason: 'Enter the reason' })
  const held = { isOnHold: true, holdReason: kept.reason }
  expect((await marked.hold(await marked.back(owner), id, kept)).body).toMatchObject(held)
  await marked.advanceDays(400)
  expect(await marked.leaveMails()).toHaveLength(1)
  const onHold = await calls.read<OfficeView>(await marked.back(clerk), id)
  expect(onHold).toMatchObject(held)
  expect(onHold.documents).toHaveLength(1)
  expect(onHold.notes.at(-1)?.comment).toBe(`Documents and messages are kept: ${kept.reason}`)
  expect(await calls.read<CustomerView>(await marked.back(marked.customer), id)).not.toHaveProperty(
    'holdReason',
  )

  await marked.hold(await marked.back(owner), id, { isOnHold: false })
  const { isOnHold, holdReason } = await calls.read<OfficeView>(await marked.back(clerk), id)
  expect([isOnHold, holdReason]).toEqual([false, undefined])
  await marked.advanceDays(1)
  expect(await marked.leaveMails()).toHaveLength(2)
  await marked.advanceDays(13)
  expect(await marked.markedTables()).not.toEqual([])
  await marked.advanceDays(1)
  expect(await marked.markedTables()).toEqual([])
})

/** Every row about a request, in every table that has such rows. */
async function rowsAbout(requestId: string) {
  const { db } = marked.office
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'request_id' and t.table_type = 'BASE TABLE'
    order by 1`.execute(db)
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ line: string }>`
        select line::text from ${sql.table(name)} as line
        where request_id = ${requestId} order by 1`.execute(db)
      return rows.map(({ line }) => `${name} ${line}`)
    }),
  )
  return all.flat()
}

test('when a request is erased, another one of the same customer keeps every row', async () => {
  const erased = await marked.completeMarkedRequest()
  const other = await marked.completeMarkedRequest()
  await marked.hold(marked.owner, other, kept)
  await marked.office.runJobs()
  const before = await rowsAbout(other)
  expect(before.length).toBeGreaterThan(10)
  await marked.advanceDays(166)
  await marked.advanceDays(14)

  expect((await rowsAbout(erased)).join()).not.toContain(mark)
  expect(await rowsAbout(other)).toEqual(before)
})

test('a hold also keeps a file that staff removed, and the documents of a customer who leaves', async () => {
  const { office, calls, clerk, owner } = marked
  const id = await marked.completeMarkedRequest()
  const { translations } = await calls.read<OfficeView>(clerk, id)
  const fileId = translations[0]?.path.split('/').at(-1) ?? ''
  const removal = { params: { requestId: id, fileId }, body: { reason: 'wrong-file' } }
  expect((await clerk.browser.call(removeFile, removal)).status).toBe(200)
  await marked.hold(owner, id, kept)
  await marked.customer.browser.send('DELETE', '/api/users/profile', {
    currentPassword: marked.customer.password,
  })
  office.clock.advance(40 * duration.day)
  await deleteHiddenFiles(office.db, office.clock.now())
  const { documents, removedFiles } = await calls.read<OfficeView>(await marked.back(clerk), id)
  expect([documents.length, removedFiles.length]).toEqual([1, 1])
})
