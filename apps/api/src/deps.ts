import type { SignInFailure } from '@kakehashi/domain/people/failed-sign-ins'
import type { Clock } from './clock.ts'
import type { Database } from './db/connection.ts'
import type { OfficeSecret } from './office-secret.ts'
import type { UploadQuotas } from './documents/uploads/day-quota.ts'
import type { Scanner } from './scan/scanner.ts'
import type { FileStore } from './storage/file-store.ts'
import type { SigningKey } from './papers/signing/signing-key.ts'
import type { Vault } from './storage/vault.ts'

export interface FileStorage {
  readonly store: FileStore
  readonly vault: Vault
  /** Undefined only in development, where files are then marked as not scanned. */
  readonly scanner: Scanner | undefined
}

/** What commands and routes depend on; tests replace it. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly officeSecret: OfficeSecret
  readonly files: FileStorage
  /** Undefined until the office has one; it then issues no certificates. */
  readonly signingKey?: SigningKey | undefined
  /** The address of the site, for which passkeys are created. */
  readonly publicUrl: string
  /** By default those of `documents/uploads/day-quota.ts`. */
  readonly uploadQuotas?: UploadQuotas | undefined
  /** Replaces the setting of the same name. */
  readonly undoSeconds?: number | undefined
  /** Replaces the number of documents in the setting `bulkReading`. */
  readonly readingLimit?: number | undefined
  /** For the metrics. */
  readonly onFailedSignIn?: ((reason: SignInFailure) => void) | undefined
}
