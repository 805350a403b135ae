import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Uploaded } from '../../api/upload.ts'
import type { Found } from './kept-uploads.ts'
import type { Upload, UploadState } from './upload.ts'

/** An upload as the queue holds it, with what is needed to carry it on. */
export interface Held {
  upload: Upload
  file?: Blob
  reply?: Uploaded
  sending?: AbortController
  /** The line broke while it was sent. */
  isCut?: boolean
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
  return {
    upload: { ...about, state: stateOf({ reply, file, isStopped }) },
    ...(reply && { reply }),
    ...(file && { file }),
  }
}

type Evidence = { [Part in 'reply' | 'file' | 'isStopped']: Found[Part] | undefined }

function stateOf({ reply, file, isStopped }: Evidence): UploadState {
  if (reply) return { kind: 'ready', document: reply.document, file: reply.file }
  if (!file) return lost()
  return { kind: isStopped ? 'stopped' : 'waiting' }
}

/** Neither the office nor this browser has it any more; nobody should order without it unawares. */
export function lost(): UploadState {
  const words = i18n._(msg`We no longer have this file. Please add it again.`)
  return { kind: 'failed', canRetry: false, words }
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
