import type { FileView } from '@kakehashi/contract/documents/file-view'
import { fileKindOf } from '../../../request/uploads/check-file.ts'
import type { Upload } from '../../../request/uploads/upload.ts'

/** A file that came to the server by another way, as a row among the uploads of an order. */
export function uploadOf(file: FileView): Upload {
  const { _id: id, name, size, mediaType: type, refusal, path } = file
  return {
    id,
    name,
    size,
    kind: fileKindOf({ name, type }),
    state: refusal
      ? { kind: 'failed', failure: { code: refusal }, canRetry: false }
      : { kind: 'ready', document: path, file },
  }
}
