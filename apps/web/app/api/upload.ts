import type { Endpoint, ReplyOf } from '@kakehashi/contract/endpoint'
import { uploadDocument, uploadTranslation } from '@kakehashi/contract/files'
import { getRequest, myRequests } from '@kakehashi/contract/requests'
import { activityHeaders } from '../session/user-activity.ts'
import { endSession } from './base-api.ts'
import { fetchWithSession } from './fetch-with-session.ts'
import { store } from './store.ts'

export type Uploaded = ReplyOf<typeof uploadDocument>

export interface Watching {
  /** Bytes that have left, of all. */
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

/** A call that brings a file. */
type Bringing = Endpoint & Required<Pick<Endpoint, 'consumes'>>

/** Nothing has moved for so long that nothing will. */
const stallsAfter = 45_000

/**
 * Sends a file. Not fetch, because only this tells how much has left. What it throws has the shape
 * of every other failed call, so that `errorMessage` can say it.
 */
export function sendFile<E extends Bringing>(
  to: E,
  file: File,
  { onProgress, signal }: Watching,
): Promise<ReplyOf<E>> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const fail = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR') => settle(() => reject({ status }))
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        fail('TIMEOUT_ERROR')
        call.abort()
      }, stallsAfter)
    }
    const cancel = () => {
      settle(() => reject(signal.reason))
      call.abort()
    }
    function settle(how: () => void) {
      clearTimeout(stalled)
      signal.removeEventListener('abort', cancel)
      how()
    }

    call.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress(loaded, total)
    })
    call.addEventListener('error', () => fail('FETCH_ERROR'))
    call.addEventListener('load', () => {
      const data = readJson(call.responseText)
      if (call.status === 401) endSession(store.dispatch)
      const isDone = call.status >= 200 && call.status < 300
      settle(() => (isDone ? resolve(data as ReplyOf<E>) : reject({ status: call.status, data })))
    })
    signal.addEventListener('abort', cancel)
    if (signal.aborted) return cancel()

    const body = new FormData()
    body.append(to.consumes.field, file)
    call.open(to.method, to.path)
    for (const [name, value] of Object.entries(activityHeaders()))
      call.setRequestHeader(name, value)
    call.send(body)
    watch()
  })
}

/** A paper to be translated. */
export function sendDocument(file: File, watching: Watching): Promise<Uploaded> {
  return sendFile(uploadDocument, file, watching)
}

/** A finished translation; it is kept and followed like any other file on its way. */
export async function sendTranslation(file: File, watching: Watching): Promise<Uploaded> {
  const { translation, ...rest } = await sendFile(uploadTranslation, file, watching)
  return { ...rest, document: translation }
}

/** Whether the office has let go of a file that once arrived; a line that is down says nothing. */
export async function isDocumentGone(path: string): Promise<boolean> {
  const reply = await fetchWithSession(path, { method: 'HEAD' }).catch(() => undefined)
  return reply?.status === 404
}

/** The files of this person's newest order; a line that is down says nothing. */
export async function findOrderedFiles(): Promise<readonly string[]> {
  const [newest] = (await ask<ReplyOf<typeof myRequests>>(`${myRequests.path}?limit=1`)) ?? []
  if (!newest) return []
  const order = await ask<ReplyOf<typeof getRequest>>(getRequest.path.replace(':id', newest._id))
  return order?.documents.map(({ _id }) => _id) ?? []
}

async function ask<Reply>(path: string): Promise<Reply | undefined> {
  const reply = await fetchWithSession(path).catch(() => undefined)
  return reply?.ok ? (readJson(await reply.text()) as Reply) : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page instead of our words.
    return undefined
  }
}
