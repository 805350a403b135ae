import type { Clock } from './clock.ts'
import type { Database } from './db/connection.ts'
import type { Scanner } from './scan/scanner.ts'
import type { FileStore } from './storage/file-store.ts'
import type { Vault } from './storage/vault.ts'

/** What is needed to keep files: where they lie, what seals them and what scans them. */
export interface FileParts {
  readonly store: FileStore
  readonly vault: Vault
  /** Undefined only in development: then files are marked as not scanned. */
  readonly scanner: Scanner | undefined
}

/** What commands need of the world. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly officeSecret: Buffer
  readonly files: FileParts
}
