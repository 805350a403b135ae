import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { lockFile } from '../../src/documents/queries.ts'
import { removeFile } from '../../src/documents/remove-files.ts'
import { verifyFiles } from '../../src/documents/verify-files.ts'
import { copyFiles } from '../../src/recovery/copy-files.ts'
import type { FileStore } from '../../src/storage/file-store.ts'
import { folderStore } from '../../src/storage/folder-store.ts'
import { createVault } from '../../src/storage/vault.ts'
import { type Office, openOffice } from '../support/office.ts'
import { sendDocument } from '../support/sample-pdf.ts'
import { sampleKey } from '../support/temporary-storage.ts'

let office: Office
let folder: string
beforeEach(async () => {
  office = await openOffice()
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-copy-'))
  const { browser } = await office.signedIn('customer')
  for (let count = 0; count < 3; count += 1) await sendDocument(browser)
})
afterEach(async () => {
  await office.close()
  await rm(folder, { recursive: true })
})

const listFiles = () => office.db.selectFrom('files').selectAll().orderBy('id').execute()
const copy = () =>
  copyFiles(
    { db: office.db, from: office.files.store, to: folderStore(folder) },
    30,
    office.clock.now(),
  )

async function removeFirst(): Promise<string> {
  const [first] = await listFiles()
  if (!first) throw new Error('there is no file')
  await office.db.transaction().execute(async (trx) => {
    const file = await lockFile(trx, first.id)
    if (file) await removeFile(trx, file, office.clock.now())
  })
  await office.runJobs()
  return first.object_key
}

test('every document opens, and each has its hash', async () => {
  expect(await verifyFiles(office.db, office.files)).toEqual({ opened: 3, problems: [] })
})

test('a document that lost its end, is missing or has another key is named', async () => {
  const [cut, missing] = await listFiles()
  if (!cut || !missing) throw new Error('there are not enough files')
  await truncate(join(office.filesFolder, cut.object_key), 300)
  await office.files.store.remove(missing.object_key)

  const { opened, problems } = await verifyFiles(office.db, office.files)
  expect(opened).toBe(1)
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    `file ${cut.id}`,
    `file ${missing.id}`,
  ])

  const vault = createVault([await sampleKey('test')])
  const wrong = await verifyFiles(office.db, { store: office.files.store, vault })
  expect(wrong.opened).toBe(0)
})

test('only what is new is copied, and the copy opens like the store', async () => {
  expect(await copy()).toEqual({ copied: 3, deleted: 0 })
  expect(await copy()).toEqual({ copied: 0, deleted: 0 })

  const storage = { store: folderStore(folder), vault: office.files.vault }
  expect(await verifyFiles(office.db, storage)).toEqual({ opened: 3, problems: [] })
})

test('an object of which only a part was copied is copied again', async () => {
  const { store } = office.files
  let count = 0
  const breaking: FileStore = {
    ...store,
    async read(key) {
      count += 1
      return count < 2 ? store.read(key) : Readable.from(brokenOff())
    },
  }
  const to = folderStore(folder)
  const broken = copyFiles({ db: office.db, from: breaking, to }, 30, office.clock.now())
  await expect(broken).rejects.toThrow('file store does not respond')

  await copy()

  const verdict = await verifyFiles(office.db, { store: to, vault: office.files.vault })
  expect(verdict).toEqual({ opened: 3, problems: [] })
})

async function* brokenOff() {
  yield Buffer.from('the beginning of an object')
  throw new Error('the connection is lost')
}

test('what has left the store leaves its copy when no backup refers to it any more', async () => {
  await copy()
  const key = await removeFirst()
  expect(await copy()).toEqual({ copied: 0, deleted: 0 })
  office.clock.advance(29 * duration.day)
  expect(await copy()).toEqual({ copied: 0, deleted: 0 })

  office.clock.advance(2 * duration.day)
  expect(await copy()).toEqual({ copied: 0, deleted: 1 })
  const [day = '', name = ''] = key.split('/')
  expect(await readdir(join(folder, day))).not.toContain(name)
})
