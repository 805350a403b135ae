import { mkdir, readdir, symlink, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimFile, listClaimedFiles } from '../../src/tray/folder/claims.ts'
import { listScanFiles } from '../../src/tray/folder/scan-files.ts'
import { type Office, openOffice } from '../support/office.ts'
import { samplePdf } from '../support/sample-pdf.ts'
import { openScannerFolder, type ScannerFolder } from '../support/tray.ts'

// What other programs and people put into the folders that the worker keeps for itself.
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

/** Claims what was dropped, as a worker that then ends. Returns its folder. */
async function claimOnly(): Promise<string> {
  const [file] = await listScanFiles(scanner.folder)
  if (!file) throw new Error('nothing was dropped')
  await claimFile(scanner.folder, file)
  const [claimed] = await listClaimedFiles(scanner.folder)
  return join(scanner.folder, '.taking', claimed?.id ?? '')
}

const claims = () => readdir(join(scanner.folder, '.taking'))

async function problem() {
  const { problem: found } = await office.db
    .selectFrom('scanner_folder')
    .select('problem')
    .executeTakeFirstOrThrow()
  return found
}

test('what a storage device or a computer keeps beside a scan is not taken for it', async () => {
  await scanner.drop('scan.pdf')
  const place = await claimOnly()
  await mkdir(join(place, '@eaDir', 'scan.pdf'), { recursive: true })
  await writeFile(join(place, '@eaDir', 'scan.pdf', 'THUMB.jpg'), 'thumbnail')
  await writeFile(join(place, '.DS_Store'), 'view')
  await scanner.look()
  expect(await namesInTray()).toEqual(['scan.pdf'])
  // A thumbnail shows the document, so it goes with the scan.
  expect(await claims()).toEqual([])
  expect(await scanner.list()).toEqual([])
})

test('of two files with the same id, each is taken in or refused, and none is lost', async () => {
  await scanner.drop('scan.pdf')
  const place = await claimOnly()
  await writeFile(join(place, 'Thumbs.db'), 'no document')
  await writeFile(join(place, 'zweiter scan.pdf'), samplePdf('Qsecond'))
  for (let times = 0; times < 4; times += 1) await scanner.look()
  expect(await namesInTray()).toEqual(['scan.pdf', 'zweiter scan.pdf'])
  expect(await scanner.list()).toEqual(['refused/file-type/Thumbs.db'])
  expect(await claims()).toEqual([])
})

test('a folder that somebody puts beside a scan stays, and later scans are taken in', async () => {
  await scanner.drop('scan.pdf')
  const place = await claimOnly()
  await mkdir(join(place, 'Old scans'))
  await writeFile(join(place, 'Old scans', 'kept.pdf'), samplePdf('Qkept'))
  await scanner.look()
  await scanner.drop('next.pdf')
  await scanner.look()
  expect(await namesInTray()).toEqual(['next.pdf', 'scan.pdf'])
  expect((await scanner.list()).map((path) => path.split('/').at(-1))).toEqual(['kept.pdf'])
})

test.each(['.taking', 'refused', 'refused/file-type'])(
  'a link instead of %s leads nowhere, and is a problem until it is removed',
  async (name) => {
    const outside = await openScannerFolder(office)
    const link = join(scanner.folder, name)
    if (name.includes('/')) await mkdir(join(scanner.folder, 'refused'))
    await symlink(outside.folder, link)
    await scanner.drop('list.xls', Buffer.from('no document'))
    await scanner.look()
    expect(await readdir(outside.folder)).toEqual([])
    expect(await problem()).toBe('unreadable')

    await unlink(link)
    await scanner.look()
    expect(await scanner.list()).toEqual(['refused/file-type/list.xls'])
    expect(await problem()).toBe(null)
    await outside.remove()
  },
)

test('nothing is counted or deleted through a link instead of the refused files', async () => {
  const outside = await openScannerFolder(office)
  await mkdir(join(outside.folder, 'file-type'))
  await writeFile(join(outside.folder, 'file-type', 'theirs.pdf'), samplePdf())
  await symlink(outside.folder, join(scanner.folder, 'refused'))
  office.clock.advance(30 * 24 * 60 * 60 * 1000)
  await scanner.look()
  expect(await outside.list()).toEqual(['file-type/theirs.pdf'])
  expect(await problem()).toBe('unreadable')
  await outside.remove()
})
