import type { Uploaded } from '../../api/documents-api.ts'
import { type CheckFile, fileKindOf } from './check-file.ts'
import type { SavedUpload, UploadStorage } from './saved-uploads.ts'
import type { UploadFailure } from './upload-failure.ts'
import type { Upload, UploadState } from './upload.ts'

/** An upload in the queue, with what is needed to continue it. */
export interface UploadEntry {
  upload: Upload
  file?: Blob
  /** Settles once the file is saved in the browser. */
  saved?: Promise<unknown> | undefined
  reply?: Uploaded
  sending?: AbortController
  /** It has been added to its request. */
  isAttached?: boolean
}

/** A new file: waiting to be sent, or refused by the check in the browser. */
export function createEntry(file: File, code: UploadFailure['code']): UploadEntry {
  const about = {
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    kind: fileKindOf(file),
  }
  if (code !== undefined) return { upload: { ...about, state: refused({ code }) } }
  return { file, upload: { ...about, state: { kind: 'waiting' } } }
}

/** A new file, which the browser saves from now on. */
export function takeFile(file: File, check: CheckFile, storage: UploadStorage): UploadEntry {
  const one = createEntry(file, check(file))
  if (one.file) one.saved = storage.storeFile(one.upload.id, file)
  return one
}

/** What is saved. Progress is not saved, nor are files that already belong to a request. */
export function toSaved({
  upload,
  file,
  reply,
  isAttached,
}: UploadEntry): Omit<SavedUpload, 'file'>[] {
  const { state, ...about } = upload
  if (isAttached) return []
  return [
    {
      ...about,
      ...(reply && { reply }),
      ...(state.kind === 'stopped' && { isStopped: true }),
      ...(!file && !reply && state.kind === 'failed' && { failure: state.failure }),
    },
  ]
}

/** An uploaded file is ready, unless it is still to be attached. */
export function restoreEntry(found: SavedUpload, isToAttach: boolean): UploadEntry {
  const { reply, file, isStopped, failure, ...about } = found
  const state =
    isToAttach && reply ? unsent(isStopped) : stateOf({ reply, file, isStopped, failure })
  return { upload: { ...about, state }, ...(reply && { reply }), ...(file && { file }) }
}

type Evidence = {
  [Part in 'reply' | 'file' | 'isStopped' | 'failure']: SavedUpload[Part] | undefined
}

function stateOf({ reply, file, isStopped, failure }: Evidence): UploadState {
  if (reply) return { kind: 'ready', document: reply.document, file: reply.file }
  // Shown as failed, so that nobody submits the request without noticing.
  if (!file) return refused(failure ?? { code: 'lost' })
  return unsent(isStopped)
}

const unsent = (isStopped = false): UploadState => ({ kind: isStopped ? 'stopped' : 'waiting' })

/** A failure that cannot be retried. */
export function refused(failure: UploadFailure): UploadState {
  return { kind: 'failed', canRetry: false, failure }
}

/** Whether a retry can succeed: after a network error, a busy server or an incomplete file. */
export function mayWorkLater(error: unknown): boolean {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { code?: unknown } }
  if (typeof status !== 'number') return true
  return status >= 500 || [401, 408, 409, 429].includes(status) || data?.code === 'file-incomplete'
}
