import type { Uploaded } from '../../api/documents-api.ts'
import { fileKindOf } from './check-file.ts'
import type { SavedUpload } from './saved-uploads.ts'
import type { UploadFailure } from './upload-failure.ts'
import type { Upload, UploadState } from './upload.ts'

/** An upload as the queue holds it, with what is needed to carry it on. */
export interface UploadEntry {
  upload: Upload
  file?: Blob
  /** Settles once a closed tab would find the file again. */
  kept?: Promise<unknown> | undefined
  reply?: Uploaded
  sending?: AbortController
  /** The line broke while it was sent. */
  isCut?: boolean
  /** It is with its order. */
  isAttached?: boolean
}

/** A file that was just added: it waits to be sent, or was turned away here. */
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

/** As it is written down. Progress is shown and not kept, nor what is with its order already. */
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

/** A file at the office is ready, unless it is still to be attached. */
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
  // Nobody should order without it unawares.
  if (!file) return refused(failure ?? { code: 'lost' })
  return unsent(isStopped)
}

const unsent = (isStopped = false): UploadState => ({ kind: isStopped ? 'stopped' : 'waiting' })

/** There is nothing that could be sent again. */
export function refused(failure: UploadFailure): UploadState {
  return { kind: 'failed', canRetry: false, failure }
}

export function isCut(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown }
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR'
}

/** A cut line, a busy office or a file that came in pieces; what was judged stays judged. */
export function mayWorkLater(error: unknown): boolean {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { code?: unknown } }
  if (typeof status !== 'number') return true
  return status >= 500 || [401, 408, 409, 429].includes(status) || data?.code === 'file-incomplete'
}
