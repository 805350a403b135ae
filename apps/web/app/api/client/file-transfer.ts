import type { Endpoint, ReplyOf } from '@kakehashi/contract/http/endpoint'
import { askForProof, proofFor } from '../../session/asked-proof.ts'
import { activityHeaders } from '../../session/user-activity.ts'
import { endSession } from './base-api.ts'
import { fetchWithSession } from './fetch-with-session.ts'
import { store } from './store.ts'

export interface Watching {
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
}

/** An endpoint that takes a file. */
type Bringing = Endpoint & Required<Pick<Endpoint, 'consumes'>>

/** Milliseconds without progress after which an upload is given up. */
const stallTimeout = 45_000

/**
 * Uploads a file, with XMLHttpRequest because fetch reports no upload progress. Errors have the
 * shape of other failed calls, so that `errorMessage` can read them.
 */
export function sendFile<E extends Bringing>(
  to: E,
  file: File,
  { onProgress, signal, headers = {} }: Watching,
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
      }, stallTimeout)
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
    for (const [name, value] of Object.entries({ ...activityHeaders(), ...headers })) {
      call.setRequestHeader(name, value)
    }
    call.send(body)
    watch()
  })
}

/**
 * Downloads a file under the name the server gives it. Not a plain link, so that an error can be
 * shown on the page and retried.
 */
export async function downloadFile(path: string): Promise<void> {
  const reply = await fetchFile(path)
  const name = fileNameIn(reply.headers.get('content-disposition'))
  saveFile(await reply.blob(), name)
}

/** A file that the server does not send now. Its message is for the reader. */
export class RefusedFile extends Error {}

/** Too many documents were read, or an export is no longer kept. */
const explained = new Set([410, 429])

export async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  const reply = await fetchWithSession(path, signal && { signal })
  if (reply.ok) return reply
  const data = readJson(await reply.text()) as { code?: string; message?: string } | undefined
  const proof = proofFor({ data })
  if (proof && (await askForProof(proof))) return fetchFile(path, signal)
  if (explained.has(reply.status)) throw new RefusedFile(data?.message)
  throw new Error(`GET ${path} answered ${reply.status}`)
}

/** A file that is made of what is sent. */
export async function sendForFile(
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  const reply = await fetchWithSession(path, {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
  })
  if (!reply.ok) throw new Error(`POST ${path} answered ${reply.status}`)
  return reply
}

const fallbackName = 'document'

export function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? fallbackName
}

/** Some browsers read the file late, so its object URL is revoked only after this time. */
const revokeDelay = 60_000

function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay)
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, for example the error page of a proxy.
    return undefined
  }
}

/** Saves a text as a file, without involving the server. */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  saveFile(new Blob([text], { type }), fileName)
}
