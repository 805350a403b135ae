import { appendFile, mkdir, rename, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mostTrayDocuments, trayDays } from '@kakehashi/domain/counter/tray'
import { maxFileBytes } from '@kakehashi/domain/documents/files'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { after, duration } from '../../src/clock.ts'
import { createLog } from '../../src/log.ts'
import { scanPending } from '../../src/jobs/scan-pending.ts'
import { makePdf } from '../documents/support/make-pdf.ts'
import {
  eicar,
  type OfficeWithStorage,
  openOfficeWithStorage,
} from '../documents/support/office-with-storage.ts'
import type { Office, SignedInUser } from '../support/office.ts'
import { samplePdf } from '../support/sample-pdf.ts'
import { samplePicture } from '../support/pictures.ts'
import { openScannerFolder, readTray, type ScannerFolder } from '../support/tray.ts'

let fixture: OfficeWithStorage
let office: Office
let clerk: SignedInUser
let scanner: ScannerFolder

beforeAll(async () => {
  fixture = await openOfficeWithStorage()
  office = fixture.office
  clerk = await office.signedIn('admin')
})
beforeEach(async () => {
  scanner = await openScannerFolder(office)
})
afterEach(async () => {
  await scanner.remove()
  await office.db.deleteFrom('tray_documents').execute()
  await office.db.deleteFrom('scanner_folder').execute()
})
afterAll(() => fixture.close())

const tray = () => readTray(clerk.browser)
const settle = () => new Promise((resolve) => setTimeout(resolve, 60))
const daysAgo = (count: number) => after(office.clock.now(), -count * duration.day)
const foundAboutFolder = async () =>
  (await office.systemCheck.findings())?.find(({ part }) => part === 'scanner-folder')?.code
const names = async () => (await tray()).documents.map(({ name }) => name)

test('a scan is inspected, checked for viruses and sealed, and leaves the folder', async () => {
  await scanner.drop('Register.pdf', makePdf({ pages: 3, text: 'Qscanned' }))
  await scanner.drop('Photo.png', await samplePicture())
  await scanner.look()
  expect((await tray()).documents.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
    { name: 'Photo.png', mediaType: 'image/png', status: 'clean', drawing: 'waiting' },
    { name: 'Register.pdf', mediaType: 'application/pdf', status: 'clean', pages: 3 },
  ])
  expect(await scanner.list()).toEqual([])
  expect((await fixture.dump()).includes('Qscanned')).toBe(false)
  await office.runJobs()
  const { documents } = await tray()
  expect(documents.find(({ name }) => name === 'Photo.png')?.preview).toBeDefined()
})

test('a file is taken in when it has not changed for some time, also after it was renamed', async () => {
  const keeper = scanner.newKeeper(40)
  const whole = samplePdf('Qslow')
  await scanner.drop('scan.pdf', whole.subarray(0, 100))
  await scanner.drop('second.pdf.part', samplePdf('Qsecond'))
  await keeper.look()
  await appendFile(join(scanner.folder, 'scan.pdf'), whole.subarray(100))
  await settle()
  await keeper.look()
  expect(await names()).toEqual([])
  await settle()
  await keeper.look()
  expect(await names()).toEqual(['scan.pdf'])

  await rename(join(scanner.folder, 'second.pdf.part'), join(scanner.folder, 'second.pdf'))
  await keeper.look()
  await settle()
  await keeper.look()
  expect(await names()).toEqual(['second.pdf', 'scan.pdf'])
})

test('links, folders, hidden files and files with a temporary name are left alone', async () => {
  await mkdir(join(scanner.folder, 'Old scans'))
  await writeFile(join(scanner.folder, 'Old scans', 'kept.pdf'), samplePdf())
  await writeFile('/tmp/kakehashi-outside.pdf', samplePdf())
  await symlink('/tmp/kakehashi-outside.pdf', join(scanner.folder, 'link.pdf'))
  for (const name of ['.hidden.pdf', '~lock.pdf', 'scan.tmp', 'scan.PDF.filepart']) {
    await scanner.drop(name)
  }
  const before = await scanner.list()
  await scanner.look()
  expect(await names()).toEqual([])
  expect(await scanner.list()).toEqual(before)
})

test('a link that somebody puts among the claimed files leads to no file outside', async () => {
  const outside = join(scanner.folder, 'Old scans')
  await mkdir(outside)
  await writeFile(join(outside, 'kept.pdf'), samplePdf())
  await mkdir(join(scanner.folder, '.taking', uuidv7()), { recursive: true })
  await symlink(outside, join(scanner.folder, '.taking', uuidv7()))
  const id = uuidv7()
  await mkdir(join(scanner.folder, '.taking', id))
  await symlink(join(outside, 'kept.pdf'), join(scanner.folder, '.taking', id, 'scan.pdf'))
  await scanner.look()
  expect(await names()).toEqual([])
  const left = await scanner.list()
  expect(left).toContain('Old scans/kept.pdf')
  expect(left.filter((path) => path.startsWith('refused/'))).toEqual([])
})

test('a name that a Japanese scanner wrote is readable, and a long one is shortened', async () => {
  const shiftJis = Buffer.from([0x8c, 0xcb, 0x90, 0xd0, 0x2e, 0x70, 0x64, 0x66])
  await writeFile(Buffer.concat([Buffer.from(`${scanner.folder}/`), shiftJis]), samplePdf('Qsjis'))
  await scanner.drop(`${'戸'.repeat(80)}.pdf`)
  await scanner.look()
  expect((await names()).toSorted()).toEqual([
    `${'戸'.repeat(39)}…${'戸'.repeat(6)}.pdf`,
    '戸籍.pdf',
  ])
  expect(await scanner.list()).toEqual([])
})

test('what cannot be accepted is moved aside with its reason, and told without its name', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const watched = await openScannerFolder(office, log)
  await watched.drop('Qname.xls', Buffer.from('no document'))
  await watched.drop('Qother.xls', Buffer.from('no document either'))
  await watched.drop('Qname.pdf', Buffer.alloc(0))
  await watched.drop('Qlarge.pdf', Buffer.alloc(maxFileBytes + 1))
  await watched.drop('Qlocked.pdf', makePdf({ trailer: '/Encrypt 9 0 R' }))
  await watched.look()
  expect((await watched.list()).toSorted()).toEqual([
    'refused/file-empty/Qname.pdf',
    'refused/file-locked/Qlocked.pdf',
    'refused/file-too-large/Qlarge.pdf',
    'refused/file-type/Qname.xls',
    'refused/file-type/Qother.xls',
  ])
  expect((await tray()).refused).toEqual([
    { code: 'file-type', count: 2 },
    { code: 'file-too-large', count: 1 },
    { code: 'file-empty', count: 1 },
    { code: 'file-locked', count: 1 },
  ])
  expect(lines.join('\n')).toContain('file-locked')
  expect(lines.join('\n')).not.toMatch(/Q[a-z]+\.|kakehashi-scanner/)

  // A second file of the same name does not replace the first.
  await watched.drop('Qname.xls', Buffer.from('something else'))
  await watched.look()
  expect(await watched.list()).toContain('refused/file-type/2-Qname.xls')
  await watched.remove()
})

test('of a file with a virus only its name is left, and owners are told', async () => {
  const owner = await office.signedIn('owner')
  await scanner.drop('virus.pdf', makePdf({ text: eicar.toString() }))
  await scanner.look()
  const [left] = await scanner.list()
  expect(left).toBe('refused/file-infected/virus.pdf')
  expect((await tray()).refused).toEqual([{ code: 'file-infected', count: 1 }])
  await office.runJobs()
  const mails = await office.mailsTo(owner.user.email)
  const subjects = mails.map(({ subject }) => subject).join('\n')
  expect(subjects).toContain('The scanner folder had a file with a virus')
})

test('refused files are deleted after some days', async () => {
  await scanner.drop('list.xls', Buffer.from('no document'))
  await scanner.look()
  const path = join(scanner.folder, 'refused/file-type/list.xls')
  await utimes(path, daysAgo(trayDays - 1), daysAgo(trayDays - 1))
  await scanner.look()
  expect(await scanner.list()).toHaveLength(1)
  await utimes(path, daysAgo(trayDays + 1), daysAgo(trayDays + 1))
  // Storage devices make folders of their own everywhere.
  const ofDevice = join(scanner.folder, 'refused/file-type/@eaDir')
  await mkdir(ofDevice)
  await utimes(ofDevice, daysAgo(trayDays + 1), daysAgo(trayDays + 1))
  await scanner.look()
  expect(await scanner.list()).toEqual([])
  expect((await tray()).refused).toEqual([])
})

test('a document that the scanner sends again is in the tray once, and comes back if it was put aside', async () => {
  await scanner.drop('first.pdf', samplePdf('Qtwice'))
  await scanner.look()
  await office.db.updateTable('tray_documents').set({ put_aside_at: office.clock.now() }).execute()
  await scanner.drop('again.pdf', samplePdf('Qtwice'))
  await scanner.look()
  expect(await scanner.list()).toEqual([])
  expect((await tray()).documents).toMatchObject([{ name: 'first.pdf', isPutAside: false }])
})

test('while the file store is down, scans wait in the folder', async () => {
  await fixture.stopStore()
  await scanner.drop('waits.pdf')
  await scanner.look()
  expect(await names()).toEqual([])
  expect(await scanner.list()).toHaveLength(1)
  await fixture.restoreStore()
  await scanner.look()
  expect(await names()).toEqual(['waits.pdf'])
})

test('while clamd is down, a scan is in the tray, and nobody can open it before it is checked', async () => {
  process.kill(fixture.clamd.pid, 'SIGSTOP')
  await scanner.drop('waits.pdf', makePdf({ text: eicar.toString() }))
  await scanner.look()
  expect((await tray()).documents).toMatchObject([{ status: 'pending' }])
  process.kill(fixture.clamd.pid, 'SIGCONT')
  const { db, clock, files } = office
  await scanPending({ db, clock, files, log: createLog('silent') })
  expect((await tray()).documents).toMatchObject([{ status: 'refused', refusal: 'file-infected' }])
})

test('a full tray leaves further scans in the folder until there is room', async () => {
  await scanner.drop('first.pdf')
  await scanner.look()
  const [first] = await office.db.selectFrom('files').selectAll().orderBy('id', 'desc').execute()
  if (!first) throw new Error('no file')
  for (let index = 1; index < mostTrayDocuments; index += 1) {
    const id = uuidv7()
    const object_key = `sample/${id}`
    await office.db
      .insertInto('files')
      .values({ ...first, id, object_key })
      .execute()
    const sha256 = Buffer.from(id)
    const arrived_at = office.clock.now()
    await office.db
      .insertInto('tray_documents')
      .values({ file_id: id, sha256, arrived_at })
      .execute()
  }
  await scanner.drop('waits.pdf')
  await scanner.look()
  expect(await tray()).toMatchObject({ problem: 'full' })
  expect(await scanner.list()).toEqual(['waits.pdf'])

  const put_aside_at = office.clock.now()
  await office.db
    .updateTable('tray_documents')
    .set({ put_aside_at })
    .where('file_id', '=', first.id)
    .execute()
  await scanner.look()
  expect(await scanner.list()).toEqual([])
  expect((await tray()).problem).toBeUndefined()
})

test('a folder that is not there or may not be read is a problem of the system, which ends', async () => {
  const { folder } = scanner
  await rename(folder, `${folder}.away`)
  await scanner.look()
  expect(await tray()).toMatchObject({ isOn: true, problem: 'unreadable' })
  expect(await foundAboutFolder()).toBe('folder-unreadable')

  await rename(`${folder}.away`, folder)
  await scanner.look()
  expect((await tray()).problem).toBeUndefined()
})
