import type { sendDocument, Uploaded } from '../../api/documents-api.ts'
import type { UploadEntry } from './upload-entry.ts'
import type { UploadState } from './upload.ts'

/** Sends the bytes of a file once the browser has saved them, and reports the progress. */
export async function bringFile(
  { upload, file, saved }: UploadEntry,
  send: typeof sendDocument,
  signal: AbortSignal,
  turn: (state: UploadState) => void,
): Promise<Uploaded> {
  const { name, size } = upload
  turn({ kind: 'sending', sent: 0 })
  if (saved) await saved
  // A file read from IndexedDB may have lost its name.
  const named = new File([file ?? ''], name, { type: file?.type ?? '' })
  return send(named, {
    signal,
    onProgress: (sent, total) =>
      turn(
        sent < total
          ? { kind: 'sending', sent: Math.round((sent / total) * size) }
          : { kind: 'checking' },
      ),
  })
}
