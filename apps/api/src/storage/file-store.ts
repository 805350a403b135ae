import type { Readable } from 'node:stream'

/** Where the bytes are: a folder, or any S3. It sees nothing but random names and sealed bytes. */
export interface FileStore {
  /**
   * Resolves only when every byte is kept. A write that fails, be it by the content's own fault,
   * may leave a piece: remove it.
   */
  write(key: string, content: Readable): Promise<void>
  read(key: string): Promise<Readable>
  /** What is not there is removed already. */
  remove(key: string): Promise<void>
  list(folder: string): AsyncIterable<string>
  isUp(): Promise<boolean>
}

/** The store is away or hangs: it may be back in a moment. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super('the file store does not answer', { cause })
    this.name = 'StoreDown'
  }
}

/** For whatever a store refuses by itself. */
export function giveUp(error: unknown): never {
  throw new StoreDown(error)
}
