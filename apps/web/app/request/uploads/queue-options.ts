import type {
  findOrderedFiles,
  isDocumentGone,
  sendDocument,
  Uploaded,
} from '../../api/documents-api.ts'
import type { UploadStorage } from './saved-uploads.ts'
import type { drawThumbnail } from './thumbnail.ts'
import type { UploadFailure } from './upload-failure.ts'
import type { Upload } from './upload.ts'

export type CheckFile = (file: File) => UploadFailure['code']

/** What becomes of a file once it is at the office; only then is it ready. */
export type Attach = (uploaded: Uploaded) => Promise<unknown>

export interface QueueOptions {
  readonly storage?: UploadStorage
  readonly send?: typeof sendDocument
  /** Why a file need not be sent at all. */
  readonly check?: CheckFile
  readonly draw?: typeof drawThumbnail
  readonly isGone?: typeof isDocumentGone
  readonly findOrdered?: typeof findOrderedFiles
  /** Hears what the office said to what has arrived, once nothing more is on its way. */
  readonly onArrival?: (words: string) => void
}

/** What a screen is shown. */
export interface Snapshot {
  readonly uploads: readonly Upload[]
  /** How many of the last files were more than one order takes. */
  readonly leftOut: number
}
