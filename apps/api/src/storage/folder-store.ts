import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LocalStorageAdapter } from '@flystorage/local-fs'
import type { FileStore } from './file-store.ts'
import { StoreDown } from './file-store.ts'
import { patientlyReading } from './patience.ts'

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const adapter = new LocalStorageAdapter(folder)
  const refuse = (error: unknown): never => {
    throw new StoreDown(error)
  }
  return {
    async write(key, content) {
      // What went wrong with the content is not the store's fault and is told as it is.
      let failure: unknown
      content.once('error', (error) => (failure = error))
      await adapter.write(key, content, {}).catch((error: unknown) => {
        throw failure ?? new StoreDown(error)
      })
      await keepThroughPowerLoss(join(folder, key)).catch(refuse)
    },
    async read(key) {
      // The adapter's own reader stays open when it is left early, as every range is.
      const file = await open(join(folder, key)).catch(refuse)
      return patientlyReading(createReadStream('', { fd: file, autoClose: true }))
    },
    remove: (key) => adapter.deleteFile(key).catch(refuse),
    async *list(prefix) {
      const names = await readdir(join(folder, prefix)).catch(() => [])
      for (const name of names) yield `${prefix}/${name}`
    },
    async isUp() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      return true
    },
  }
}

async function keepThroughPowerLoss(path: string): Promise<void> {
  for (const place of [path, dirname(path)]) {
    const handle = await open(place)
    await handle.sync().finally(() => handle.close())
  }
}
