import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@kakehashi/contract/documents/files'
import { type LocalClamd, startClamd } from '@kakehashi/local/clamd'
import { type LocalSwift, startSwift } from '@kakehashi/local/swift'
import { after, duration } from '../../../src/clock.ts'
import type { FileStorage } from '../../../src/deps.ts'
import { createClamdScanner } from '../../../src/scan/clamd.ts'
import { s3Store } from '../../../src/storage/s3-store.ts'
import type { Browser } from '../../support/browser.ts'
import { temporaryStorage } from '../../support/temporary-storage.ts'
import { type Office, openOffice } from '../../support/office.ts'
import { objectFolder } from '../../../src/storage/file-store.ts'

export const stores = ['a folder', 'S3'] as const
type Store = (typeof stores)[number]

export interface OfficeWithStorage {
  readonly office: Office
  readonly clamd: LocalClamd
  readonly swift: LocalSwift | undefined
  /** Every stored byte, as on a stolen disk. */
  dump(): Promise<Buffer>
  /** Makes the store fail until it is restored with its content. */
  stopStore(): Promise<void>
  restoreStore(): Promise<void>
  /** The number of stored files. */
  count(): Promise<number>
  close(): Promise<void>
}

/** An office with a real scanner that stores its files in a folder or in a real S3. */
export async function openOfficeWithStorage(
  kind: Store = 'a folder',
  overrides: Partial<FileStorage> = {},
): Promise<OfficeWithStorage> {
  const clamd = await startClamd()
  const swift = kind === 'S3' ? await startSwift() : undefined
  const storage = await temporaryStorage()
  const store = swift ? s3Store(swift) : storage.files.store
  // A shorter timeout than in production, so that tests without a scanner are quick.
  const scanner = createClamdScanner(clamd.url, 2_000)
  const office = await openOffice(undefined, {
    files: { ...storage.files, store, scanner, ...overrides },
  })
  const opened = office.clock.now()
  const folder = swift?.folder ?? storage.folder
  return {
    office,
    clamd,
    swift,
    dump: async () => Buffer.concat(await readAll(folder)),
    async stopStore() {
      if (swift) return swift.kill()
      await rename(folder, `${folder}.away`)
      await writeFile(folder, '')
    },
    async restoreStore() {
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
      await storage.remove()
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

/** A form with one file, always declared as a PDF. */
export function documentForm(bytes: Uint8Array, name = 'scan.pdf', field = 'document'): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  return form
}

export function sendDocument(browser: Browser, bytes: Uint8Array, name?: string) {
  return browser.call(contract.uploadDocument, { body: documentForm(bytes, name) })
}

/** Downloads a file as bytes. */
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
/** The harmless standard test virus. */
export const eicar = Buffer.from(eicarSignature)
