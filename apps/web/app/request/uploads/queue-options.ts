import type {
  findOrderedFiles,
  isDocumentGone,
  sendDocument,
  Uploaded,
} from '../../api/documents-api.ts'
import type { CheckFile } from './check-file.ts'
import type { UploadStorage } from './saved-uploads.ts'
import type { judgeLegibility } from './judge-legibility.ts'
import type { drawThumbnail } from './thumbnail.ts'
import type { Upload } from './upload.ts'

/** Adds an uploaded file to its request. The file is ready only after that. */
export type Attach = (uploaded: Uploaded) => Promise<unknown>

export interface QueueOptions {
  readonly storage?: UploadStorage
  readonly send?: typeof sendDocument
  /** Why a file need not be sent at all. */
  readonly check?: CheckFile
  readonly draw?: typeof drawThumbnail
  /** Whether a photo can be read. */
  readonly judge?: typeof judgeLegibility
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
