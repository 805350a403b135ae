import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'

/** A store that stays as it is: what is written or removed is remembered in memory only. */
export function unchangedStore(store: FileStore): FileStore {
  const written = new Map<string, Buffer>()
  const removed = new Set<string>()
  return {
    async write(key, content) {
      written.set(key, await buffer(content))
      removed.delete(key)
    },
    async read(key, range) {
      const own = written.get(key)
      if (!own) return store.read(key, range)
      return Readable.from([range ? own.subarray(range.start, range.end + 1) : own])
    },
    async remove(key) {
      written.delete(key)
      removed.add(key)
    },
    async *list(folder) {
      for await (const key of store.list(folder)) {
        if (!removed.has(key) && !written.has(key)) yield key
      }
      for (const key of written.keys()) if (key.startsWith(`${folder}/`)) yield key
    },
    isUp: () => store.isUp(),
  }
}
