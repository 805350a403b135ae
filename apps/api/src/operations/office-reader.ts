import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { createCertificateExpiry } from './certificate-expiry.ts'
import { createFigureReader, type OfficeFigures } from './read-figures.ts'
import { withTimeout } from '../with-timeout.ts'

/** What a process can read about the whole office, for metrics and for the owner. */
export interface OfficeReader {
  /** Undefined if the database does not answer in time. */
  readonly figures: () => Promise<OfficeFigures | undefined>
  /** Null if documents are in a bucket; undefined if the disk does not answer in time. */
  readonly disk: () => Promise<DiskSpace | null | undefined>
  /** Null if the site has no certificate, or it was not read yet. */
  readonly certificateExpiresAt: () => Date | null
  readonly close: () => Promise<void>
}

interface DiskSpace {
  readonly freeBytes: number
  readonly sizeBytes: number
}

/** A disk of another machine may not answer. */
const diskTimeout = 1_000

type Settings = Pick<
  Config,
  'DATABASE_URL' | 'LIVE_DATABASE_URL' | 'FILES_FOLDER' | 'S3_BUCKET' | 'PUBLIC_URL'
>

export function createOfficeReader(config: Settings): OfficeReader {
  const figures = createFigureReader(config.DATABASE_URL, config.LIVE_DATABASE_URL !== undefined)
  const folder = config.S3_BUCKET === undefined ? config.FILES_FOLDER : undefined
  return {
    figures: () => figures.read(),
    disk: async () => (folder === undefined ? null : readDisk(folder)),
    certificateExpiresAt: createCertificateExpiry(config.PUBLIC_URL),
    close: () => figures.close(),
  }
}

async function readDisk(folder: string): Promise<DiskSpace | undefined> {
  const disk = await withTimeout(statfs(folder), diskTimeout, undefined)
  return disk && { freeBytes: disk.bavail * disk.bsize, sizeBytes: disk.blocks * disk.bsize }
}
