import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStorage } from '../../src/deps.ts'
import { folderStore } from '../../src/storage/folder-store.ts'
import type { OfficeKey } from '../../src/storage/vault.ts'
import { createVault, newFileKey } from '../../src/storage/vault.ts'

export async function sampleKey(id: string): Promise<OfficeKey> {
  const [, identity = ''] = (await newFileKey(id)).split(':')
  return { id, identity }
}

/** A temporary folder for files, an encryption key and no scanner. */
export async function temporaryStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-files-'))
  const files: FileStorage = {
    store: folderStore(folder),
    vault: createVault([await sampleKey('test')]),
    scanner: undefined,
  }
  return { folder, files, remove: () => rm(folder, { recursive: true, force: true }) }
}
