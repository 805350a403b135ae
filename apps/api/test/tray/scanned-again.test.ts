import { trayDays } from '@kakehashi/domain/counter/tray'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { duration } from '../../src/clock.ts'
import { deleteOldTrayDocuments } from '../../src/tray/delete-old-documents.ts'
import { untilBlocked } from '../support/during-call.ts'
import { type Office, openOffice } from '../support/office.ts'
import { samplePdf } from '../support/sample-pdf.ts'
import { openScannerFolder, type ScannerFolder } from '../support/tray.ts'

let office: Office
let scanner: ScannerFolder
beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  scanner = await openScannerFolder(office)
  await scanner.drop('scan.pdf', samplePdf('Qagain'))
  await scanner.look()
})
afterEach(async () => {
  await scanner.remove()
  await office.db.deleteFrom('tray_documents').execute()
})
afterAll(() => office.close())

const sweep = () => deleteOldTrayDocuments(office.db, office.clock.now())
const documents = () =>
  office.db.selectFrom('tray_documents').selectAll().orderBy('file_id').execute()

async function scanAgain(): Promise<void> {
  await scanner.drop('scan.pdf', samplePdf('Qagain'))
  await scanner.look()
}

test('a document that is scanned again before its time is over stays as long as a new one', async () => {
  office.clock.advance(trayDays * duration.day - duration.minute)
  await scanAgain()
  expect(await scanner.list()).toEqual([])
  office.clock.advance(trayDays * duration.day - duration.minute)
  await sweep()
  expect(await documents()).toHaveLength(1)
  office.clock.advance(duration.minute)
  await sweep()
  expect(await documents()).toEqual([])
})

test('a document that is scanned again while old ones are deleted stays', async () => {
  office.clock.advance(trayDays * duration.day)
  const [{ file_id } = { file_id: '' }] = await documents()
  let sweeping: Promise<void> | undefined
  await office.db.transaction().execute(async (trx) => {
    await trx.selectFrom('files').select('id').where('id', '=', file_id).forUpdate().execute()
    sweeping = sweep()
    await untilBlocked(office.db, 1)
    await scanAgain()
  })
  await sweeping
  expect(await documents()).toMatchObject([{ file_id }])
})

test('a document that a clerk takes while it is scanned again is in the tray once more', async () => {
  let scanning: Promise<void> | undefined
  await office.db.transaction().execute(async (trx) => {
    await trx.selectFrom('tray_documents').select('file_id').forUpdate().execute()
    scanning = scanAgain()
    await untilBlocked(office.db, 1)
    await trx.updateTable('tray_documents').set({ taken_at: office.clock.now() }).execute()
  })
  await scanning
  await scanner.look()
  expect((await documents()).map(({ taken_at }) => taken_at !== null)).toEqual([true, false])
  expect(await scanner.list()).toEqual([])
})
