import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimFile, listClaimedFiles } from '../../src/tray/folder/claims.ts'
import { listScanFiles } from '../../src/tray/folder/scan-files.ts'
import { makePdf } from '../documents/support/make-pdf.ts'
import { type Office, openOffice } from '../support/office.ts'
import { samplePdf } from '../support/sample-pdf.ts'
import { spawnWorker } from '../support/second-process.ts'
import { openScannerFolder, type ScannerFolder } from '../support/tray.ts'

let office: Office
let scanner: ScannerFolder

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  scanner = await openScannerFolder(office)
})
afterEach(async () => {
  await scanner.remove()
  await office.db.deleteFrom('tray_documents').execute()
})
afterAll(() => office.close())

async function namesInTray(): Promise<string[]> {
  const rows = await office.db
    .selectFrom('tray_documents')
    .innerJoin('files', 'files.id', 'tray_documents.file_id')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

async function claimOnly(): Promise<string> {
  const [file] = await listScanFiles(scanner.folder)
  if (!file) throw new Error('nothing was dropped')
  await claimFile(scanner.folder, file)
  const [claimed] = await listClaimedFiles(scanner.folder)
  return claimed?.id ?? ''
}

test('a worker that ends after it claimed a file leaves it to the next one', async () => {
  await scanner.drop('scan.pdf')
  const id = await claimOnly()
  await scanner.look()
  expect(await namesInTray()).toEqual(['scan.pdf'])
  const { file_id } = await office.db
    .selectFrom('tray_documents')
    .select('file_id')
    .executeTakeFirstOrThrow()
  expect(file_id).toBe(id)
})

test('a worker that ends before it made its claim complete loses nothing', async () => {
  await scanner.drop('scan.pdf')
  const id = await claimOnly()
  await mkdir(
    join(
      scanner.folder,
      '.taking',
      id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
  )
  await scanner.look()
  expect(await namesInTray()).toEqual(['scan.pdf'])
  expect(await readdir(join(scanner.folder, '.taking'))).toEqual([])
})

test('a worker that ends after it stored the object, but before the commit, stores it again once', async () => {
  const { db, clock } = office
  const store = {
    ...office.files.store,
    write: async (key: string, content: Parameters<typeof office.files.store.write>[1]) => {
      await office.files.store.write(key, content)
      throw new Error('ended')
    },
    // What was killed cannot tidy up.
    remove: async () => {},
  }
  const killed = { db, clock, files: { ...office.files, store } }
  const folder = await openScannerFolder(killed)
  await folder.drop('scan.pdf', samplePdf('Qstored'))
  await folder.look()
  expect(await namesInTray()).toEqual([])
  const next = await openScannerFolder(office)
  await mkdir(join(next.folder, '.taking'))
  const [claimed] = await listClaimedFiles(folder.folder)
  if (!claimed) throw new Error('the file is lost')
  await mkdir(join(next.folder, '.taking', claimed.id))
  await writeFile(join(next.folder, '.taking', claimed.id, claimed.name), samplePdf('Qstored'))
  await next.look()
  expect(await namesInTray()).toEqual(['scan.pdf'])
  expect(await next.list()).toEqual([])
  await Promise.all([folder.remove(), next.remove()])
})

test('a worker that ends after the commit, but before it removed the file, does not double it', async () => {
  const bytes = samplePdf('Qcommitted')
  await scanner.drop('scan.pdf', bytes)
  const id = await claimOnly()
  await scanner.look()
  // Taken into a request meanwhile, so that the tray does not know its content any more.
  await office.db.updateTable('tray_documents').set({ taken_at: office.clock.now() }).execute()
  const place = join(scanner.folder, '.taking', id)
  await mkdir(place)
  await writeFile(join(place, 'scan.pdf'), bytes)
  await scanner.look()
  expect(await namesInTray()).toEqual(['scan.pdf'])
  expect(await scanner.list()).toEqual([])
})

test('several workers that look at the same time take each file in once', async () => {
  const dropped = Array.from({ length: 8 }, (_, index) => `scan-${index}.pdf`)
  for (const name of dropped) await scanner.drop(name)
  const keepers = Array.from({ length: 4 }, () => scanner.newKeeper())
  await Promise.all(keepers.map((keeper) => keeper.look()))
  await scanner.look()
  expect(await namesInTray()).toEqual(dropped)
  expect(await scanner.list()).toEqual([])
})

test('of two workers that are killed again and again, none loses or doubles a file', async () => {
  const dropped = Array.from(
    { length: 12 },
    (_, index) => `scan-${String(index).padStart(2, '0')}.pdf`,
  )
  for (const name of dropped) {
    await scanner.drop(name, makePdf({ text: name, filling: 3_000_000 }))
  }
  const env = {
    SCANNER_FOLDER: scanner.folder,
    FILES_FOLDER: office.filesFolder,
  }
  const inTray = async (count: number) => {
    for (const deadline = Date.now() + 60_000; (await namesInTray()).length < count;) {
      if (Date.now() > deadline) throw new Error(`only ${(await namesInTray()).length} in the tray`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const [first, second] = await Promise.all([spawnWorker(office, env), spawnWorker(office, env)])
  await inTray(2)
  await first.kill()
  await inTray(5)
  await second.kill()
  const third = await spawnWorker(office, env)
  await inTray(8)
  await third.kill()
  const last = await spawnWorker(office, env)
  await inTray(dropped.length)
  for (let tries = 0; tries < 100 && (await scanner.list()).length > 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await last.stop()
  expect(await namesInTray()).toEqual(dropped)
  expect(await scanner.list()).toEqual([])
  const { count } = await office.db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('name', 'in', dropped)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(dropped.length)
}, 120_000)
