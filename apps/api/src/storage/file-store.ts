import type { Readable } from 'node:stream'

/** A store for encrypted files under random keys. */
export interface FileStore {
  /**
   * Resolves when every byte is stored. A failed write, even if the content stream itself failed,
   * may leave a partial object that the caller has to remove.
   */
  write(key: string, content: Readable): Promise<void>
  read(key: string): Promise<Readable>
  /** Succeeds if there is no such object. */
  remove(key: string): Promise<void>
  list(folder: string): AsyncIterable<string>
  isUp(): Promise<boolean>
}

/** The store is unreachable or too slow; worth a retry. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super('file store does not respond', { cause })
    this.name = 'StoreDown'
  }
}

/** For `.catch()`. */
export function throwStoreDown(error: unknown): never {
  throw new StoreDown(error)
}
