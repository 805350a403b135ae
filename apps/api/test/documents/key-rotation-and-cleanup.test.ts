import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { deleteUnusedUploads, deleteOrphanedObjects } from '../../src/jobs/delete-unused-files.ts'
import { createVault } from '../../src/storage/vault.ts'
import { Browser } from '../support/browser.ts'
import { temporaryStorage, sampleKey } from '../support/temporary-storage.ts'
import { type SignedInUser, openOffice } from '../support/office.ts'
import { seedRequest } from '../support/seed-request.ts'
import { newObjectKey, objectFolder } from '../../src/storage/file-store.ts'
import {
  listFileKeyIds,
  listPending,
  listUnusedUploads,
} from '../../src/documents/maintenance-queries.ts'
import { attachFile, findFile, listFilesOf, removeFilesOf } from '../../src/documents/queries.ts'
import { removeFile } from '../../src/documents/remove-files.ts'
import { rotateFileKeys } from '../../src/documents/rotate-keys.ts'
import { makePdf } from './support/make-pdf.ts'
import {
  type OfficeWithStorage,
  download,
  openOfficeWithStorage,
  stores,
  sendDocument,
} from './support/office-with-storage.ts'

const pdf = makePdf({ text: 'kept' })

describe.each(stores)('stored in %s,', (store) => {
  let fixture: OfficeWithStorage
  let customer: SignedInUser
  beforeAll(async () => {
    fixture = await openOfficeWithStorage(store)
    customer = await fixture.office.signedIn('customer')
  }, 60_000)
  afterAll(() => fixture.close())

  const attachDocument = async () => {
    const requestId = await seedRequest(fixture.office, customer.user._id)
    const { body } = await sendDocument(customer.browser, pdf)
    const file = { fileId: body.file._id, requestId, role: 'document' as const }
    const more = { actorId: customer.user._id, now: fixture.office.clock.now() }
    await fixture.office.db.transaction().execute((trx) => attachFile(trx, { ...file, ...more }))
    return { requestId, ...body }
  }

  test('a file that is not attached within a day is deleted, and no others', async () => {
    const kept = await attachDocument()
    const unused = (await sendDocument(customer.browser, pdf)).body
    const { db, clock } = fixture.office
    await deleteUnusedUploads(db, after(clock.now(), duration.day - duration.minute))
    expect((await download(fixture.office, customer.browser, unused.document)).status).toBe(200)
    const stored = await fixture.count()
    await deleteUnusedUploads(db, after(clock.now(), duration.day + duration.minute))
    await fixture.office.runJobs()

    expect(await fixture.count()).toBe(stored - 1)
    expect((await download(fixture.office, customer.browser, unused.document)).status).toBe(404)
    expect((await findFile(db, unused.file._id))?.removed_at).toEqual(expect.any(Date))
    expect(await listUnusedUploads(db, after(clock.now(), 2 * duration.day), 100)).toEqual([])
    expect((await download(fixture.office, customer.browser, kept.document)).status).toBe(200)
  })

  test('deleting the files of a request is retried while the store is down', async () => {
    const { requestId, document, file } = await attachDocument()
    const other = await attachDocument()
    const { db, clock } = fixture.office
    const stored = await fixture.count()
    const idsOf = async (id: string) => (await listFilesOf(db, id)).map((one) => one.id)
    expect(await idsOf(requestId)).toEqual([file._id])
    await db.updateTable('files').set({ status: 'pending' }).where('id', '=', file._id).execute()
    for (let time = 0; time < 2; time += 1) {
      await db.transaction().execute((trx) => removeFilesOf(trx, requestId, clock.now()))
    }
    const events = db.selectFrom('events').select('kind').where('subject_id', '=', file._id)
    expect((await events.execute()).map(({ kind }) => kind)).toEqual([
      'file.uploaded',
      'file.removed',
    ])
    expect([await idsOf(requestId), await idsOf(other.requestId)]).toEqual([[], [other.file._id]])
    expect(await listPending(db, 100)).toEqual([])
    expect((await download(fixture.office, customer.browser, document)).status).toBe(404)
    await fixture.stopStore()
    // Fails, because the store is down.
    await fixture.office.runJobs()
    await fixture.restoreStore()
    await fixture.office.runJobs()

    expect(await fixture.count()).toBe(stored - 1)
  })

  test('objects left by a killed process are deleted; known files are kept', async () => {
    const kept = await attachDocument()
    const { db, clock, files } = fixture.office
    const now = clock.now()
    await files.store.write(newObjectKey(now), Readable.from([Buffer.from('object')]))
    const stored = await fixture.count()
    await deleteOrphanedObjects(db, files.store, after(now, duration.day))
    expect(await fixture.count()).toBe(stored)
    await deleteOrphanedObjects(db, files.store, after(now, 2 * duration.day))

    expect(await fixture.count()).toBe(stored - 1)
    expect((await download(fixture.office, customer.browser, kept.document)).status).toBe(200)
  })

  test('objects left by a crash are deleted even if no worker ran for months', async () => {
    const { db, clock, files } = fixture.office
    const dayAfter = (days: number) => after(clock.now(), days * duration.day)
    const crashDays = [1, 20, 40, 60]
    const cleanUpOn = (days: number) => deleteOrphanedObjects(db, files.store, dayAfter(days))
    const remaining = async () => {
      const found: number[] = []
      for (const days of crashDays) {
        for await (const _ of files.store.list(objectFolder(dayAfter(days)))) found.push(days)
      }
      return found
    }
    await cleanUpOn(2)
    for (const days of crashDays) {
      await files.store.write(newObjectKey(dayAfter(days)), Readable.from([Buffer.from('object')]))
    }
    expect(await remaining()).toEqual(crashDays)
    // The worker runs every hour and checks one month at a time.
    await cleanUpOn(61)
    await cleanUpOn(61)

    // The newest object may still be part of an upload.
    expect(await remaining()).toEqual([60])
    await cleanUpOn(62)
    expect(await remaining()).toEqual([])
  })

  test('the first cleanup starts at the day of the first file', async () => {
    const { db, clock, files } = fixture.office
    await attachDocument()
    await db.deleteFrom('upkeep').execute()
    const stored = await fixture.count()
    await files.store.write(newObjectKey(clock.now()), Readable.from([Buffer.from('object')]))
    await deleteOrphanedObjects(db, files.store, after(clock.now(), 9 * duration.day))

    expect(await fixture.count()).toBe(stored)
  })

  test('cleanup continues after the clock was temporarily ahead', async () => {
    const { db, clock, files } = fixture.office
    await db.updateTable('upkeep').set({ done_until: '2099-01-01' }).execute()
    const stored = await fixture.count()
    await files.store.write(newObjectKey(clock.now()), Readable.from([Buffer.from('object')]))
    await deleteOrphanedObjects(db, files.store, after(clock.now(), 2 * duration.day))

    expect(await fixture.count()).toBe(stored)
  })
})

function vaultOf(...keys: Parameters<typeof createVault>[0]) {
  return createVault(keys)
}

describe('with a new file key', () => {
  test('old and new files can be read, and after rotation the old key is not needed', async () => {
    const storage = await temporaryStorage()
    const [older, newer] = [await sampleKey('2025'), await sampleKey('2026')]
    const first = await openOffice(undefined, {
      files: { ...storage.files, vault: vaultOf(older) },
    })
    const reopen = (vault: ReturnType<typeof createVault>) =>
      openOffice(undefined, {
        files: { ...storage.files, vault },
        databaseUrl: async () => first.database.url,
      })
    const { browser } = await first.signedIn('customer')
    const sent: string[] = []
    for (let time = 0; time < 105; time += 1) {
      sent.push((await sendDocument(browser, pdf)).body.document)
    }
    const stored = await readdir(storage.folder, { recursive: true })

    const second = await reopen(vaultOf(newer, older))
    const secondBrowser = new Browser(second.address)
    for (const [name, value] of browser.cookies) secondBrowser.cookies.set(name, value)
    expect((await download(second, browser, sent[0] ?? '')).bytes.equals(pdf)).toBe(true)
    const newDocument = (await sendDocument(secondBrowser, pdf)).body.document
    const removed = await findFile(first.db, sent.shift()?.split('/').at(-1) ?? '')
    if (removed) await first.db.transaction().execute((trx) => removeFile(trx, removed, new Date()))
    expect(await rotateFileKeys(second.db, vaultOf(newer, older))).toBe(104)
    expect(await rotateFileKeys(second.db, vaultOf(newer, older))).toBe(0)
    expect(await listFileKeyIds(first.db)).toEqual(['2026'])
    const storedAfter = await readdir(storage.folder, { recursive: true })
    expect(storedAfter).toEqual(expect.arrayContaining(stored))
    sent.push(newDocument)

    const third = await reopen(vaultOf(newer))
    for (const path of sent) {
      expect((await download(third, browser, path)).bytes.equals(pdf)).toBe(true)
    }
    for (const office of [third, second, first]) await office.close()
    await storage.remove()
    // Two hundred transfers.
  }, 60_000)

  test('the error for a file whose key is missing names the key', async () => {
    const holder = 'files/1'
    const lost = vaultOf(await sampleKey('lost'))
    const { sealed, ...kept } = await lost.seal(Readable.from([pdf]), holder)
    const other = vaultOf(await sampleKey('other'))

    await expect(other.open(sealed, { ...kept, holder })).rejects.toThrow(
      'FILE_KEYS has no key named lost',
    )
  })
})
