import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@kakehashi/contract/files'
import type { LocalClamd } from '@kakehashi/local/clamd'
import { startClamd } from '@kakehashi/local/clamd'
import type { LocalSwift } from '@kakehashi/local/swift'
import { startSwift } from '@kakehashi/local/swift'
import { after, duration } from '../../../src/clock.ts'
import type { FileParts } from '../../../src/deps.ts'
import { clamdAt } from '../../../src/scan/clamd.ts'
import { s3Store } from '../../../src/storage/s3-store.ts'
import type { Browser } from '../../support/browser.ts'
import { fileCabinet } from '../../support/temporary-storage.ts'
import type { Office } from '../../support/office.ts'
import { openOffice } from '../../support/office.ts'
import { objectFolder } from '../../../src/documents/object-key.ts'

export const places = ['a folder', 'S3'] as const
type Place = (typeof places)[number]

export interface OfficeWithFiles {
  readonly office: Office
  readonly clamd: LocalClamd
  readonly swift: LocalSwift | undefined
  /** Every byte that is stored, as a thief of the disk would see it. */
  dump(): Promise<Buffer>
  /** The store goes away, and comes back with what it held. */
  loseStore(): Promise<void>
  bringStoreBack(): Promise<void>
  /** How many files the store holds. */
  count(): Promise<number>
  close(): Promise<void>
}

/** A whole office with a real scanner, which keeps its files in a folder or in a real S3. */
export async function openOfficeWithFiles(
  place: Place = 'a folder',
  more: Partial<FileParts> = {},
): Promise<OfficeWithFiles> {
  const clamd = await startClamd()
  const swift = place === 'S3' ? await startSwift() : undefined
  const cabinet = await fileCabinet()
  const store = swift ? s3Store(swift) : cabinet.files.store
  // Shorter than in the office, so that a test of its absence is not long.
  const scanner = clamdAt(clamd.url, 2_000)
  const office = await openOffice(undefined, {
    files: { ...cabinet.files, store, scanner, ...more },
  })
  const opened = office.clock.now()
  const folder = swift?.folder ?? cabinet.folder
  return {
    office,
    clamd,
    swift,
    dump: async () => Buffer.concat(await readAll(folder)),
    async loseStore() {
      if (swift) return swift.kill()
      await rename(folder, `${folder}.away`)
      await writeFile(folder, '')
    },
    async bringStoreBack() {
      if (swift) return swift.restart()
      await rm(folder)
      await rename(`${folder}.away`, folder)
    },
    async count() {
      let count = 0
      const today = objectFolder(office.clock.now())
      for (let day = opened; objectFolder(day) <= today; day = after(day, duration.day)) {
        for await (const _ of store.list(objectFolder(day))) count += 1
      }
      return count
    },
    async close() {
      await office.close()
      await cabinet.remove()
      await clamd.stop()
      await swift?.stop()
    },
  }
}

async function readAll(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))))
}

/** A form with one file, which claims to be a PDF whatever it is. */
export function paper(bytes: Uint8Array, name = 'paper.pdf', field = 'document'): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  return form
}

export function sendDocument(browser: Browser, bytes: Uint8Array, name?: string) {
  return browser.call(contract.uploadDocument, { body: paper(bytes, name) })
}

/** What a browser gets for a link, byte by byte. */
export async function download(
  { address }: Office,
  { cookies }: Browser,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(address + path, { method, headers: { cookie, ...headers } })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const eicarSignature = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
/** The virus that scanners agree to know and that does nothing. */
export const eicar = Buffer.from(eicarSignature)
