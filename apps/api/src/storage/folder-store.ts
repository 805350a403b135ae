import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LocalStorageAdapter } from '@flystorage/local-fs'
import type { FileStore } from './file-store.ts'
import { giveUp } from './file-store.ts'
import { patientlyReading } from './retry.ts'

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const adapter = new LocalStorageAdapter(folder)
  return {
    async write(key, content) {
      await adapter.write(key, content, {}).catch(giveUp)
      await keepThroughPowerLoss(join(folder, key)).catch(giveUp)
    },
    async read(key) {
      // The adapter's own reader stays open when it is left early, as every range is.
      const file = await open(join(folder, key)).catch(giveUp)
      return patientlyReading(createReadStream('', { fd: file, autoClose: true }))
    },
    remove: (key) => adapter.deleteFile(key).catch(giveUp),
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
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}
