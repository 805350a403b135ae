import type { Config } from './config.ts'
import type { FileParts } from './deps.ts'
import { clamdAt } from './scan/clamd.ts'
import { folderStore } from './storage/folder-store.ts'
import { s3Store } from './storage/s3-store.ts'
import { createVault } from './storage/vault.ts'

/** Where this office keeps files, and what seals and scans them. */
export function filePartsOf(config: Config): FileParts {
  return {
    store: storeOf(config),
    vault: createVault(config.FILE_KEYS),
    scanner: config.CLAMD_URL === undefined ? undefined : clamdAt(config.CLAMD_URL),
  }
}

function storeOf(config: Config) {
  if (config.S3_BUCKET === undefined) return folderStore(config.FILES_FOLDER ?? '')
  return s3Store({
    bucket: config.S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY ?? '',
    secretKey: config.S3_SECRET_KEY ?? '',
  })
}
