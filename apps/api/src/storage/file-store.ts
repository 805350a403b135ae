import type { Readable } from 'node:stream'
import { randomBytes } from 'node:crypto'
import type { Range } from './byte-ranges.ts'

/** A store for encrypted files under random keys. */
export interface FileStore {
  /**
   * Resolves when every byte is stored. A failed write, even if the content stream itself failed,
   * may leave a partial object that the caller has to remove.
   */
  write(key: string, content: Readable): Promise<void>
  /** A range may end after the object. */
  read(key: string, range?: Range): Promise<Readable>
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

/** The disk is full or damaged. */
export function isDiskError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ENOSPC|EDQUOT|EIO|EROFS)$/.test(String(error.code))
  )
}

/** For `.catch()`. */
export function throwStoreDown(error: unknown): never {
  throw new StoreDown(error)
}

/** One folder per day, so that the search for orphaned objects lists one day at a time. */
export function objectFolder(day: Date): string {
  return day.toISOString().slice(0, 10)
}

/** Random, so that a key reveals nothing about the file. */
export function newObjectKey(now: Date): string {
  return `${objectFolder(now)}/${randomBytes(20).toString('hex')}`
}
