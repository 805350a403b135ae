import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@kakehashi/contract/tray'
import { createLog } from '../../src/log.ts'
import { FolderKeeper } from '../../src/tray/folder/folder-keeper.ts'
import type { Browser } from './browser.ts'
import type { Office } from './office.ts'
import { samplePdf } from './sample-pdf.ts'

type OfficeParts = Pick<Office, 'db' | 'clock' | 'files'>

/** A real folder of a scanner, which is looked after when a test says so. */
export async function openScannerFolder(
  { db, clock, files }: OfficeParts,
  log = createLog('silent'),
) {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-scanner-'))
  return {
    folder,
    /** As another worker, or the same one after a restart. */
    newKeeper: (settlesAfter = 0) =>
      new FolderKeeper({ db, clock, files, log }, folder, settlesAfter),
    drop: (name: string, bytes: Uint8Array = samplePdf(name)) =>
      writeFile(join(folder, name), bytes),
    async look() {
      await this.newKeeper().look()
    },
    /** The paths of all files in it, at any depth. */
    async list(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const found = entries.filter((entry) => !entry.isDirectory())
      return found.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
export type ScannerFolder = Awaited<ReturnType<typeof openScannerFolder>>

export async function readTray(clerk: Browser) {
  const { status, body } = await clerk.call(contract.listTray)
  if (status !== 200) throw new Error(`the tray returned ${status}`)
  return body
}

/** A document that was just scanned. */
export async function seedTrayDocument(
  office: OfficeParts,
  bytes = samplePdf(crypto.randomUUID()),
  name = 'Scan.pdf',
): Promise<string> {
  const scanner = await openScannerFolder(office)
  await scanner.drop(name, bytes)
  await scanner.look()
  await scanner.remove()
  const newest = await office.db
    .selectFrom('tray_documents')
    .select('file_id')
    .orderBy('file_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return newest.file_id
}
