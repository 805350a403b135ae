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

/** Adds an uploaded file to its request. The file is ready only after that. */
export type Attach = (uploaded: Uploaded) => Promise<unknown>

export interface QueueOptions {
  readonly storage?: UploadStorage
  readonly send?: typeof sendDocument
  /** Why a file need not be sent at all. */
  readonly check?: CheckFile
  readonly draw?: typeof drawThumbnail
  readonly isGone?: typeof isDocumentGone
  readonly findOrdered?: typeof findOrderedFiles
  /** Called with the message of the server once all uploads are done. */
  readonly onArrival?: (words: string) => void
}

/** What screens read from the queue. */
export interface Snapshot {
  readonly uploads: readonly Upload[]
  /** How many of the last files exceeded the limit of a request. */
  readonly leftOut: number
}
