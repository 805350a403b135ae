import * as contract from '@kakehashi/contract/documents/files'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { LiveListener } from '../support/live-listener.ts'
import type { OfficeWithStaff } from '../support/office-with-staff.ts'
import { openOfficeWithStaff } from '../support/office-with-staff.ts'
import type { SignedInUser } from '../support/office.ts'
import type { CustomerView, OfficeView } from '../support/request-calls.ts'
import { seedPhotograph } from './support/seed-document.ts'

let staff: OfficeWithStaff
let customer: SignedInUser
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  customer = await staff.office.signedIn('customer')
})
afterAll(() => staff.office.close())

/** A new request with a photograph of a passport, whose translator is the office's. */
async function passport() {
  const { office, translator } = staff
  const fileId = await seedPhotograph(office, customer.user._id)
  const { request_id: id } = await office.db
    .selectFrom('files')
    .select('request_id')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  if (id === null) throw new Error('the passport has no request')
  await office.db
    .updateTable('requests')
    .set({ translator_id: translator.user._id })
    .where('id', '=', id)
    .execute()
  return { fileId, requestId: id }
}

const download = (by: SignedInUser, id: string, query = {}) =>
  by.browser.call(contract.downloadFile, { params: { id }, query })
const preview = (by: SignedInUser, id: string, query = {}) =>
  by.browser.call(contract.previewFile, { params: { id }, query })

async function readingsSeenBy(reader: SignedInUser, requestId: string) {
  const { documents } = await staff.calls.read<CustomerView | OfficeView>(reader, requestId)
  return documents.map(({ readings }: FileView) => readings)
}

async function eventsOf(fileId: string): Promise<string[]> {
  return (await staff.calls.eventsOf(fileId)).filter((kind) => kind !== 'file.uploaded')
}

test('the customer sees when the office and the translator opened a document, and no names', async () => {
  const { fileId, requestId } = await passport()
  expect(await readingsSeenBy(customer, requestId)).toEqual([undefined])
  const start = staff.office.clock.now().getTime()
  expect((await preview(staff.clerk, fileId)).status).toBe(200)
  staff.office.clock.advance(duration.minute)
  expect((await download(staff.translator, fileId)).status).toBe(200)

  const [readings = []] = await readingsSeenBy(customer, requestId)
  expect(readings).toEqual([
    { at: readings[0]?.at, kind: 'downloaded', by: 'translator' },
    { at: readings[1]?.at, kind: 'opened', by: 'office' },
  ])
  const times = readings.map(({ at }) => (new Date(at).getTime() - start) / duration.minute)
  expect(times.map(Math.floor)).toEqual([1, 0])
})

test('owners see who it was; admins and translators do not', async () => {
  const { fileId, requestId } = await passport()
  await preview(staff.clerk, fileId)

  expect(await readingsSeenBy(staff.owner, requestId)).toMatchObject([
    [{ kind: 'opened', by: 'office', name: 'Clara Clerk' }],
  ])
  for (const reader of [staff.clerk, staff.translator]) {
    expect(await readingsSeenBy(reader, requestId)).toEqual([undefined])
  }
})

test('owners see it also after the document was removed from the request', async () => {
  const { calls, clerk, owner, translator } = staff
  const { fileId, requestId } = await passport()
  await download(translator, fileId)
  await calls.put(clerk, requestId, `/files/${fileId}/remove`, { reason: 'wrong-person' })

  const readings = async (by: SignedInUser) =>
    (await calls.read<OfficeView>(by, requestId)).removedFiles.map((file) => file.readings)
  expect(await readings(owner)).toMatchObject([[{ kind: 'downloaded', by: 'translator' }]])
  expect(await readings(clerk)).toEqual([undefined])
})

test('within ten minutes one person makes one entry, and the strongest reading counts', async () => {
  const { fileId, requestId } = await passport()
  await download(staff.clerk, fileId, { as: 'opened' })
  await download(staff.clerk, fileId)
  await preview(staff.clerk, fileId)
  expect(await readingsSeenBy(customer, requestId)).toMatchObject([[{ kind: 'downloaded' }]])
  await download(staff.clerk, fileId, { as: 'printed' })
  expect(await readingsSeenBy(customer, requestId)).toMatchObject([[{ kind: 'printed' }]])

  staff.office.clock.advance(10 * duration.minute)
  await preview(staff.clerk, fileId)
  expect(await readingsSeenBy(customer, requestId)).toMatchObject([
    [{ kind: 'opened' }, { kind: 'printed' }],
  ])
  expect(await eventsOf(fileId)).toEqual([
    'file.opened',
    'file.downloaded',
    'file.printed',
    'file.opened',
  ])
})

test('many ranges of one download, at once, are one entry', async () => {
  const { fileId, requestId } = await passport()
  const ranges = ['bytes=0-1', 'bytes=2-3', 'bytes=4-', 'bytes=-3']
  const replies = await Promise.all(
    ranges.map((range) =>
      staff.clerk.browser.call(contract.downloadFile, {
        params: { id: fileId },
        headers: { range },
      }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([206, 206, 206, 206])
  expect(await readingsSeenBy(customer, requestId)).toMatchObject([[{ kind: 'downloaded' }]])
})

test('no reading is recorded for the customer, for a thumbnail, for a check whether it is there, or for who may not read it', async () => {
  const { fileId, requestId } = await passport()
  const stranger = await staff.office.signedIn('customer')
  await download(customer, fileId)
  await preview(customer, fileId)
  await preview(staff.clerk, fileId, { size: 'thumbnail' })
  await staff.clerk.browser.send('HEAD', `/api/files/${fileId}`)
  await staff.clerk.browser.send('HEAD', `/api/files/${fileId}/preview`)
  expect((await download(stranger, fileId)).status).toBe(404)

  expect(await readingsSeenBy(customer, requestId)).toEqual([undefined])
  expect(await eventsOf(fileId)).toEqual([])
})

test('a document that cannot be recorded is not sent', async () => {
  const { fileId } = await passport()
  const { adminDb: db } = staff.office
  await db.schema.alterTable('readings').renameTo('readings_away').execute()
  const replies = [await download(staff.clerk, fileId), await preview(staff.clerk, fileId)]
  await db.schema.alterTable('readings_away').renameTo('readings').execute()

  expect(replies.map(({ status }) => status)).toEqual([500, 500])
  expect(replies.every(({ headers }) => headers.get('content-type')?.includes('json'))).toBe(true)
})

test("the customer's open page reloads when somebody reads a document, the others' do not", async () => {
  const { fileId, requestId } = await passport()
  const [page, clerks] = [
    await LiveListener.open(customer.browser),
    await LiveListener.open(staff.owner.browser),
  ]
  await preview(staff.clerk, fileId)
  await page.until(() => page.tags.includes(`Request ${requestId}`))
  expect(clerks.tags).toEqual([])
  page.close()
  clerks.close()
})
