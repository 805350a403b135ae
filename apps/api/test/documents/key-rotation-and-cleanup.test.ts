import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { deleteUnusedUploads, deleteOrphanedObjects } from '../../src/jobs/delete-unused-files.ts'
import { createVault } from '../../src/storage/vault.ts'
import { Browser } from '../support/browser.ts'
import { fileCabinet, sampleKey } from '../support/temporary-storage.ts'
import type { SomeoneSignedIn } from '../support/office.ts'
import { openOffice } from '../support/office.ts'
import { placeRequest } from '../support/requests.ts'
import { newObjectKey, objectFolder } from '../../src/documents/object-key.ts'
import {
  attachFile,
  findFile,
  listFilesOf,
  listUnusedUploads,
  listFileKeyIds,
  listPending,
  removeFilesOf,
} from '../../src/documents/queries.ts'
import { removeFile } from '../../src/documents/remove-files.ts'
import { rotateFileKeys } from '../../src/documents/rotate-keys.ts'
import { makePdf } from './support/make-pdf.ts'
import type { OfficeWithFiles } from './support/office-with-storage.ts'
import {
  download,
  openOfficeWithFiles,
  places,
  sendDocument,
} from './support/office-with-storage.ts'

const pdf = makePdf({ text: 'kept' })

describe.each(places)('kept in %s,', (place) => {
  let it: OfficeWithFiles
  let customer: SomeoneSignedIn
  beforeAll(async () => {
    it = await openOfficeWithFiles(place)
    customer = await it.office.signedIn('customer')
  }, 60_000)
  afterAll(() => it.close())

  const attached = async () => {
    const requestId = await placeRequest(it.office, customer.user._id)
    const { body } = await sendDocument(customer.browser, pdf)
    const file = { fileId: body.file._id, requestId, role: 'document' as const }
    const more = { actorId: customer.user._id, now: it.office.clock.now() }
    await it.office.db.transaction().execute((trx) => attachFile(trx, { ...file, ...more }))
    return { requestId, ...body }
  }

  test('what nobody made part of a request within a day is removed, and nothing else', async () => {
    const kept = await attached()
    const forsaken = (await sendDocument(customer.browser, pdf)).body
    const { db, clock } = it.office
    await deleteUnusedUploads(db, after(clock.now(), duration.day - duration.minute))
    expect((await download(it.office, customer.browser, forsaken.document)).status).toBe(200)
    const stored = await it.count()
    await deleteUnusedUploads(db, after(clock.now(), duration.day + duration.minute))
    await it.office.runJobs()

    expect(await it.count()).toBe(stored - 1)
    expect((await download(it.office, customer.browser, forsaken.document)).status).toBe(404)
    expect((await findFile(db, forsaken.file._id))?.removed_at).toEqual(expect.any(Date))
    expect(await listUnusedUploads(db, after(clock.now(), 2 * duration.day), 100)).toEqual([])
    expect((await download(it.office, customer.browser, kept.document)).status).toBe(200)
  })

  test('the files of a request can be removed with it; a store that is away is asked again', async () => {
    const { requestId, document, file } = await attached()
    const other = await attached()
    const { db, clock } = it.office
    const stored = await it.count()
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
    expect((await download(it.office, customer.browser, document)).status).toBe(404)
    await it.loseStore()
    // The folder is there again by then, and its file with it.
    await it.office.runJobs()
    await it.bringStoreBack()
    await it.office.runJobs()

    expect(await it.count()).toBe(stored - 1)
  })

  test('pieces that a killed process left are swept; what the office knows stays', async () => {
    const kept = await attached()
    const { db, clock, files } = it.office
    const now = clock.now()
    await files.store.write(newObjectKey(now), Readable.from([Buffer.from('piece')]))
    const stored = await it.count()
    await deleteOrphanedObjects(db, files.store, after(now, duration.day))
    expect(await it.count()).toBe(stored)
    await deleteOrphanedObjects(db, files.store, after(now, 2 * duration.day))

    expect(await it.count()).toBe(stored - 1)
    expect((await download(it.office, customer.browser, kept.document)).status).toBe(200)
  })

  test('what a crash left is swept also when no worker ran for months', async () => {
    const { db, clock, files } = it.office
    const dayAfter = (days: number) => after(clock.now(), days * duration.day)
    const crashes = [1, 20, 40, 60]
    const sweepOn = (days: number) => deleteOrphanedObjects(db, files.store, dayAfter(days))
    const left = async () => {
      const found: number[] = []
      for (const days of crashes) {
        for await (const _ of files.store.list(objectFolder(dayAfter(days)))) found.push(days)
      }
      return found
    }
    await sweepOn(2)
    for (const days of crashes) {
      await files.store.write(newObjectKey(dayAfter(days)), Readable.from([Buffer.from('piece')]))
    }
    expect(await left()).toEqual(crashes)
    // The worker comes by every hour, and looks through a month at a time.
    await sweepOn(61)
    await sweepOn(61)

    // Of the last one somebody may still be uploading.
    expect(await left()).toEqual([60])
    await sweepOn(62)
    expect(await left()).toEqual([])
  })

  test('an office that has never swept begins with its first file', async () => {
    const { db, clock, files } = it.office
    await attached()
    await db.deleteFrom('upkeep').execute()
    const stored = await it.count()
    await files.store.write(newObjectKey(clock.now()), Readable.from([Buffer.from('piece')]))
    await deleteOrphanedObjects(db, files.store, after(clock.now(), 9 * duration.day))

    expect(await it.count()).toBe(stored)
  })

  test('a clock that ran ahead for a while does not end the sweeping', async () => {
    const { db, clock, files } = it.office
    await db.updateTable('upkeep').set({ done_until: '2099-01-01' }).execute()
    const stored = await it.count()
    await files.store.write(newObjectKey(clock.now()), Readable.from([Buffer.from('piece')]))
    await deleteOrphanedObjects(db, files.store, after(clock.now(), 2 * duration.day))

    expect(await it.count()).toBe(stored)
  })
})

function vaultOf(...keys: Parameters<typeof createVault>[0]) {
  return createVault(keys)
}

describe('when the office takes a new key', () => {
  test('it opens old files and new, and afterwards the old key can go', async () => {
    const cabinet = await fileCabinet()
    const [older, newer] = [await sampleKey('2025'), await sampleKey('2026')]
    const first = await openOffice(undefined, {
      files: { ...cabinet.files, vault: vaultOf(older) },
    })
    const reopen = (vault: ReturnType<typeof createVault>) =>
      openOffice(undefined, {
        files: { ...cabinet.files, vault },
        databaseBy: async () => first.database.url,
      })
    const { browser } = await first.signedIn('customer')
    const sent: string[] = []
    for (let time = 0; time < 105; time += 1) {
      sent.push((await sendDocument(browser, pdf)).body.document)
    }
    const stored = await readdir(cabinet.folder, { recursive: true })

    const second = await reopen(vaultOf(newer, older))
    const there = new Browser(second.address)
    for (const [name, value] of browser.cookies) there.cookies.set(name, value)
    expect((await download(second, browser, sent[0] ?? '')).bytes.equals(pdf)).toBe(true)
    const fresh = (await sendDocument(there, pdf)).body.document
    const gone = await findFile(first.db, sent.shift()?.split('/').at(-1) ?? '')
    if (gone) await first.db.transaction().execute((trx) => removeFile(trx, gone, new Date()))
    expect(await rotateFileKeys(second.db, vaultOf(newer, older))).toBe(104)
    expect(await rotateFileKeys(second.db, vaultOf(newer, older))).toBe(0)
    expect(await listFileKeyIds(first.db)).toEqual(['2026'])
    const storedAfter = await readdir(cabinet.folder, { recursive: true })
    expect(storedAfter).toEqual(expect.arrayContaining(stored))
    sent.push(fresh)

    const third = await reopen(vaultOf(newer))
    for (const path of sent) {
      expect((await download(third, browser, path)).bytes.equals(pdf)).toBe(true)
    }
    for (const office of [third, second, first]) await office.close()
    await cabinet.remove()
  })

  test('a file whose key was taken out is told apart by name', async () => {
    const { sealed, ...kept } = await vaultOf(await sampleKey('lost')).seal(Readable.from([pdf]))

    await expect(vaultOf(await sampleKey('other')).open(sealed, kept)).rejects.toThrow(
      'FILE_KEYS has no key named lost',
    )
  })
})
