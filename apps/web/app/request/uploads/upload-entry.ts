import type { Uploaded } from '../../api/upload.ts'
import { kindOf } from './check-file.ts'
import type { Found } from './saved-uploads.ts'
import type { Trouble } from './upload-failure.ts'
import type { Upload, UploadState } from './upload.ts'

/** An upload as the queue holds it, with what is needed to carry it on. */
export interface Held {
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
export function takenUp(file: File, code: Trouble['code']): Held {
  const about = {
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    kind: kindOf(file),
  }
  if (code !== undefined) return { upload: { ...about, state: refused({ code }) } }
  return { file, upload: { ...about, state: { kind: 'waiting' } } }
}

/** As it is written down. Progress is shown and not kept, nor what is with its order already. */
export function listed({ upload, file, reply, isAttached }: Held): Omit<Found, 'file'>[] {
  const { state, ...about } = upload
  if (isAttached) return []
  return [
    {
      ...about,
      ...(reply && { reply }),
      ...(state.kind === 'stopped' && { isStopped: true }),
      ...(!file && !reply && state.kind === 'failed' && { trouble: state.trouble }),
    },
  ]
}

/** A file at the office is ready, unless it is still to be attached. */
export function retake(found: Found, isToAttach: boolean): Held {
  const { reply, file, isStopped, trouble, ...about } = found
  const state =
    isToAttach && reply ? unsent(isStopped) : stateOf({ reply, file, isStopped, trouble })
  return { upload: { ...about, state }, ...(reply && { reply }), ...(file && { file }) }
}

type Evidence = {
  [Part in 'reply' | 'file' | 'isStopped' | 'trouble']: Found[Part] | undefined
}

function stateOf({ reply, file, isStopped, trouble }: Evidence): UploadState {
  if (reply) return { kind: 'ready', document: reply.document, file: reply.file }
  // Nobody should order without it unawares.
  if (!file) return refused(trouble ?? { code: 'lost' })
  return unsent(isStopped)
}

const unsent = (isStopped = false): UploadState => ({ kind: isStopped ? 'stopped' : 'waiting' })

/** There is nothing that could be sent again. */
export function refused(trouble: Trouble): UploadState {
  return { kind: 'failed', canRetry: false, trouble }
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
