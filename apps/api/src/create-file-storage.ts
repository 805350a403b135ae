import type { Config } from './config.ts'
import type { FileStorage } from './deps.ts'
import { createClamdScanner } from './scan/clamd.ts'
import type { FileStore } from './storage/file-store.ts'
import { folderStore } from './storage/folder-store.ts'
import { s3Store } from './storage/s3-store.ts'
import { createVault } from './storage/vault.ts'

export function createFileStorage(config: Config): FileStorage {
  return {
    store: createStore(config),
    vault: createVault(config.FILE_KEYS),
    scanner: config.CLAMD_URL === undefined ? undefined : createClamdScanner(config.CLAMD_URL),
  }
}

/** The copy of the files, if there is one. */
export function createBackupStore(config: Config): FileStore | undefined {
  if (config.BACKUP_FOLDER !== undefined) return folderStore(config.BACKUP_FOLDER)
  if (config.BACKUP_S3_BUCKET === undefined) return undefined
  return s3Store({
    bucket: config.BACKUP_S3_BUCKET,
    endpoint: config.BACKUP_S3_ENDPOINT,
    region: config.BACKUP_S3_REGION,
    accessKey: config.BACKUP_S3_ACCESS_KEY ?? '',
    secretKey: config.BACKUP_S3_SECRET_KEY ?? '',
  })
}

function createStore(config: Config) {
  if (config.S3_BUCKET === undefined) return folderStore(config.FILES_FOLDER ?? '')
  return s3Store({
    bucket: config.S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY ?? '',
    secretKey: config.S3_SECRET_KEY ?? '',
  })
}
