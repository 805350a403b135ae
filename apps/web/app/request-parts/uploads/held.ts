import type { Uploaded } from '../../api/upload.ts'
import type { Found } from './kept-uploads.ts'
import type { Upload, UploadState } from './upload.ts'

/** An upload as the queue holds it, with what is needed to carry it on. */
export interface Held {
  upload: Upload
  file?: Blob
  reply?: Uploaded
  sending?: AbortController
}

/** As it is written down. */
export function listed({ upload, reply }: Held): Omit<Found, 'file'> {
  const { state, ...about } = upload
  return {
    ...about,
    ...(reply && { reply }),
    ...(state.kind === 'stopped' && { isStopped: true }),
  }
}

export function retake({ reply, file, isStopped, ...about }: Found): Held {
  const state: UploadState = reply
    ? { kind: 'ready', document: reply.document, file: reply.file }
    : { kind: isStopped ? 'stopped' : 'waiting' }
  return { upload: { ...about, state }, ...(reply && { reply }), ...(file && { file }) }
}

/** A cut line, a busy office or a file that came in pieces; what was judged stays judged. */
export function mayWorkLater(error: unknown): boolean {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { code?: unknown } }
  if (typeof status !== 'number') return true
  return status >= 500 || [401, 408, 409, 429].includes(status) || data?.code === 'file-incomplete'
}
