import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { maxFileBytes } from '@kakehashi/domain/documents/files'
import { LocalStorageAdapter } from '@flystorage/local-fs'
import type { FileStore } from './file-store.ts'
import { throwStoreDown } from './file-store.ts'
import { withReadTimeout } from './timeouts.ts'

/** A disk with less room than for some uploads counts as down, before it is full. */
const leastFreeBytes = 10 * maxFileBytes

export function folderStore(folder: string, leastFree = leastFreeBytes): FileStore {
  // An adapter remembers for ever that the folder could not be created, so each call has a new one.
  const adapter = () => new LocalStorageAdapter(folder)
  return {
    async write(key, content) {
      await adapter().write(key, content, {}).catch(throwStoreDown)
      await syncToDisk(join(folder, key)).catch(throwStoreDown)
    },
    async read(key, range) {
      // The adapter's own stream leaks its file handle if it is not read to the end.
      const file = await open(join(folder, key)).catch(throwStoreDown)
      return withReadTimeout(createReadStream('', { fd: file, autoClose: true, ...range }))
    },
    remove: (key) => adapter().deleteFile(key).catch(throwStoreDown),
    async *list(prefix) {
      const names = await readdir(join(folder, prefix)).catch(() => [])
      for (const name of names) yield `${prefix}/${name}`
    },
    async isUp() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize >= leastFree
    },
  }
}

async function syncToDisk(path: string): Promise<void> {
  for (const place of [path, dirname(path)]) {
    const handle = await open(place)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}
