import { chooseLanguage } from '@kakehashi/contract/accounts/users'
import { downloadExport } from '@kakehashi/contract/exports'
import { listHistory } from '@kakehashi/contract/history'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { rotateExportKeys } from '../../src/exports/rotate-keys.ts'
import { writeExport } from '../../src/exports/write-export.ts'
import { deleteExpired } from '../../src/jobs/delete-expired.ts'
import { createVault } from '../../src/storage/vault.ts'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedRequest } from '../support/seed-request.ts'
import { sampleKey } from '../support/temporary-storage.ts'
import { ask, exported, fetchFile, linesOf, listed } from './support.ts'

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  const customer = await staff.office.signedIn('customer', {
    firstName: 'Dana',
    lastName: 'Whitaker',
    nameJa: '山田 花子',
  })
  await seedRequest(staff.office, customer.user._id)
  await seedRequest(staff.office, customer.user._id, { stage: 'complete', paidCents: 10_000 })
})
afterAll(() => staff.office.close())

const again = async () => {
  const { user, password } = staff.owner
  staff = { ...staff, owner: await staff.office.signIn(user.email, password) }
}

const objectsOf = (id: string) =>
  staff.office.db
    .selectFrom('exports')
    .select(['object_key', 'wrapped_key', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('an owner has the requests of a period written by the worker, and fetches the file', async () => {
  const { office, owner } = staff
  const { body: asked } = await ask(owner, { kind: 'requests', format: 'csv' })
  expect(asked).toMatchObject({ state: 'waiting', askedBy: expect.stringContaining(' ') })
  expect((await fetchFile(owner, asked._id)).status).toBe(410)

  await office.runJobs()
  const [ready] = await listed(owner)
  expect(ready).toMatchObject({ _id: asked._id, state: 'ready', rows: 2 })
  const { status, headers, bytes } = await fetchFile(owner, asked._id)
  expect(status).toBe(200)
  expect(bytes.length).toBe(ready?.bytes)
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="requests-2020-01-01-2099-12-31.csv"',
  )
  const [titles, first, second] = linesOf(bytes)
  expect(titles?.slice(0, 5)).toEqual([
    'Order number',
    'Received',
    'Last name',
    'First name',
    'Japanese name',
  ])
  expect(first?.slice(2, 7)).toEqual(['Whitaker', 'Dana', '山田 花子', 'Sample', 'Quote'])
  expect(second?.slice(-4)).toEqual(['100.00', '50.00', '100.00', '0.00'])
})

test('only what is in the period is exported, by the days of the office', async () => {
  const { office, owner } = staff
  const customer = await office.signedIn('customer')
  // In Okinawa it is the first of May already.
  await seedRequest(office, customer.user._id, { createdAt: new Date('2024-04-30T15:00:00Z') })
  await seedRequest(office, customer.user._id, { createdAt: new Date('2024-04-30T14:59:59Z') })
  const may = linesOf(await exported(office, owner, { from: '2024-05-01', to: '2024-05-31' }))
  expect(may.map(([, received]) => received)).toEqual(['Received', '2024-05-01 00:00'])
})

test('the reader’s language decides about the words', async () => {
  const { office } = staff
  const owner = await office.signedIn('owner')
  await owner.browser.call(chooseLanguage, { body: { language: 'ja' } })
  const [titles, first] = linesOf(await exported(office, owner, { kind: 'customers' }))
  expect(titles?.slice(0, 4)).toEqual(['姓', '名', 'ミドルネーム', '日本語の氏名'])
  expect(first).toContain('あり')
})

test('more rows than a sheet takes are refused in words, and nothing is kept', async () => {
  const { office, owner } = staff
  const { body } = await ask(owner)
  await writeExport(office, body._id, false, 1)
  expect((await listed(owner))[0]).toMatchObject({ _id: body._id, state: 'too-long' })
  expect(await objectsOf(body._id)).toMatchObject({ object_key: null })
})

test('the file is fetched only by an owner who has just proved who they are', async () => {
  const { office } = staff
  const { body } = await ask(staff.owner)
  await office.runJobs()
  office.clock.advance(11 * duration.minute)
  const refused = await fetchFile(staff.owner, body._id)
  expect(refused.status).toBe(403)
  expect(refused.bytes.toString()).toContain('fresh-password-required')
  const reply = await staff.owner.browser.call(downloadExport, { params: { id: body._id } })
  expect(reply.status).toBe(200)
  expect((await fetchFile(staff.clerk, body._id)).status).toBe(403)
})

test('the history says who exported and fetched what, with the number of rows', async () => {
  const { body } = await staff.owner.browser.call(listHistory, { query: { group: 'data' } })
  const fetched = body.find(({ kind }) => kind === 'export.fetched')
  expect(fetched).toMatchObject({
    by: { _id: staff.owner.user._id },
    about: { kind: 'export', what: 'requests', from: '2020-01-01', to: '2099-12-31', rows: 4 },
  })
  expect(body.some(({ kind }) => kind === 'export.asked')).toBe(true)
})

describe('a file that was written', () => {
  test('is deleted after a day, and the list still says who exported what', async () => {
    const { office } = staff
    const { body } = await ask(staff.owner)
    await office.runJobs()
    const { object_key: key } = await objectsOf(body._id)
    office.clock.advance(23 * duration.hour)
    await deleteExpired(office.db, office.clock.now())
    expect((await objectsOf(body._id)).state).toBe('ready')
    office.clock.advance(duration.hour)
    await again()
    // Also before the worker has deleted it.
    expect((await fetchFile(staff.owner, body._id)).status).toBe(410)
    await deleteExpired(office.db, office.clock.now())
    await office.runJobs()
    expect(await objectsOf(body._id)).toEqual({
      object_key: null,
      wrapped_key: null,
      state: 'expired',
    })
    await expect(office.files.store.read(key ?? '')).rejects.toThrow('file store')
    expect((await listed(staff.owner))[0]).toMatchObject({ state: 'expired', rows: 4 })
    expect((await fetchFile(staff.owner, body._id)).status).toBe(410)
  })

  test('is readable with the new key after the keys of files were rotated', async () => {
    const { office } = staff
    const { body } = await ask(staff.owner)
    await office.runJobs()
    const [before, after] = [await sampleKey('before'), await sampleKey('after')]
    const both = createVault([after, before])
    // Sealed with a key that is replaced.
    const { key_id, wrapped_key } = await createVault([before]).newKey(`exports/${body._id}`)
    await office.db
      .updateTable('exports')
      .set({ key_id, wrapped_key })
      .where('id', '=', body._id)
      .execute()
    expect(await rotateExportKeys(office.db, both)).toBeGreaterThan(0)
    expect((await objectsOf(body._id)).wrapped_key).not.toEqual(wrapped_key)
    expect(await rotateExportKeys(office.db, both)).toBe(0)
  })
})

test('one that no worker has written in a day counts as failed', async () => {
  const { office } = staff
  const { body } = await ask(staff.owner)
  office.clock.advance(25 * duration.hour)
  await deleteExpired(office.db, office.clock.now())
  expect((await objectsOf(body._id)).state).toBe('failed')
})
