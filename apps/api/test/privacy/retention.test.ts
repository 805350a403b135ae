import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { duration } from '../../src/clock.ts'
import { applyRetention } from '../../src/jobs/apply-retention.ts'
import type { CustomerView, OfficeView } from '../support/request-calls.ts'
import { mark, openOfficeWithMarks, type OfficeWithMarks } from './support/marked-request.ts'

let marked: OfficeWithMarks
beforeEach(async () => {
  marked = await openOfficeWithMarks()
})
afterEach(() => marked.office.close())

test('documents and everything written leave 180 days after the end; the customer is told once, 14 days before', async () => {
  const { calls, clerk } = marked
  const id = await marked.completeMarkedRequest()
  await marked.advanceDays(165)
  expect(await marked.leaveMails()).toHaveLength(0)
  await marked.advanceDays(1)
  await marked.advanceDays(1)
  const mails = await marked.leaveMails()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/^Deleted on: \w+day, /m)
  expect(mails[0]?.text).not.toContain(mark)
  expect(
    (await calls.read<CustomerView>(await marked.back(marked.customer), id)).contentLeavesOn,
  ).toBeDefined()

  // One written after the end leaves too, with the reply that is kept for a retry.
  await marked.write(await marked.back(marked.customer), id, `${mark} thanks`)
  await marked.advanceDays(12)
  expect(await marked.markedTables()).not.toEqual([])
  await marked.advanceDays(1)
  expect(await marked.markedTables()).toEqual([])
  await marked.advanceDays(30)
  expect(await marked.leaveMails()).toHaveLength(1)
  const events = await calls.eventsOf(id)
  expect(events.filter((kind) => kind === 'request.content-erased')).toHaveLength(1)

  const seen = await calls.read<CustomerView>(await marked.back(marked.customer), id)
  expect(seen).toMatchObject({ details: '', documents: [], translations: [], inbox: [], unread: 0 })
  expect(seen.contentErasedAt).toBeDefined()
  expect([seen.document, seen.translation, seen.purpose]).toEqual([undefined, undefined, undefined])
  expect([seen.contentLeavesOn, seen.can]).toEqual([undefined, []])
  const office = await calls.read<OfficeView>(await marked.back(clerk), id)
  expect(office).toMatchObject({ totalPrice: 40, paidAmount: 40, notes: [], stage: 'complete' })
  expect([office.adminViewed, office.awaitingReplySince, office.can]).toEqual([true, undefined, []])
})

test('a cancelled request that is reopened keeps everything, and is announced again after its end', async () => {
  const { calls, clerk } = marked
  const { _id: id } = await calls.submitRequest(marked.customer, { details: mark })
  await calls.put(clerk, id, '/close', { reason: 'No answer' })
  await marked.advanceDays(170)
  expect(await marked.leaveMails()).toHaveLength(1)
  await calls.put(await marked.back(clerk), id, '/reopen', {})
  await marked.advanceDays(400)
  expect(await marked.markedTables()).not.toEqual([])

  await calls.put(await marked.back(clerk), id, '/close', { reason: 'No answer' })
  await marked.advanceDays(167)
  expect(await marked.leaveMails()).toHaveLength(2)
  await marked.advanceDays(14)
  expect(await marked.markedTables()).toEqual([])
})

test('a request that steps back after the notice keeps everything, and an unsent notice is dropped', async () => {
  const { office, calls, clerk } = marked
  const id = await marked.completeMarkedRequest()
  office.clock.advance(167 * duration.day)
  await applyRetention(office.db, office.clock.now())
  await calls.put(await marked.back(clerk), id, '/step-back', {
    from: 'complete',
    reason: 'A mistake',
  })
  await office.runJobs()
  expect(await marked.leaveMails()).toHaveLength(0)
  await marked.advanceDays(400)
  expect(await marked.markedTables()).not.toEqual([])
})

test('a request that ended long before this rule is announced first and kept for 14 more days', async () => {
  const { office } = marked
  await marked.completeMarkedRequest()
  await marked.advanceDays(1)
  office.clock.advance(900 * duration.day)
  await marked.advanceDays(0)
  expect(await marked.leaveMails()).toHaveLength(1)
  await marked.advanceDays(13)
  expect(await marked.markedTables()).not.toEqual([])
  await marked.advanceDays(1)
  expect(await marked.markedTables()).toEqual([])
})

test('a customer who was told of a day is told again if the office then keeps documents for longer', async () => {
  const { office } = marked
  await marked.completeMarkedRequest()
  await marked.advanceDays(170)
  await office.changeSetting('retentionDays', 365)
  await marked.advanceDays(180)
  expect(await marked.markedTables()).not.toEqual([])
  expect(await marked.leaveMails()).toHaveLength(1)
  await marked.advanceDays(2)
  expect(await marked.leaveMails()).toHaveLength(2)
  await marked.advanceDays(14)
  expect(await marked.markedTables()).toEqual([])
})

test('one request that cannot be erased does not keep the documents of others', async () => {
  const { office, calls, clerk } = marked
  const { _id: broken } = await calls.submitRequest(marked.customer)
  await calls.put(clerk, broken, '/close', { reason: 'No answer' })
  await marked.completeMarkedRequest()
  await marked.advanceDays(167)
  office.clock.advance(14 * duration.day)
  await sql`
    create function refuse_erasing() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(office.adminDb)
  await sql`
    create trigger refuse_erasing before update of content_erased_at on requests
      for each row when (new.id = ${sql.lit(broken)}) execute function refuse_erasing()`.execute(
    office.adminDb,
  )
  await expect(applyRetention(office.db, office.clock.now())).rejects.toThrow(
    'keep their documents',
  )
  expect(await marked.markedTables()).toEqual([])
})
