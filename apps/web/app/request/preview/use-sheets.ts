import type { FileView } from '@kakehashi/contract/documents/file-view'
import { viewPath } from '@kakehashi/contract/documents/file-reference'
import { useEffect, useState } from 'react'
import { RefusedFile } from '../../api/client/file-transfer.ts'
import type { Sheets } from './sheets.ts'

export type Look =
  | { kind: 'opening' }
  | { kind: 'open'; sheets: Sheets }
  | { kind: 'failed'; why?: string }
  /** It can be downloaded, but not shown here. */
  | {
      kind: 'no-preview'
      why: 'no-picture' | 'being-drawn' | 'not-drawable' | 'not-copied' | 'pending' | 'refused'
    }

/** Opens a file for preview, while it is on screen. */
export function useSheets(file: FileView): { look: Look; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<{ key: string; look: Look }>()
  const unseen = unseenWhy(file)
  const source = unseen === undefined ? (file.preview ?? viewPath(file.path)) : ''
  const key = `${source} ${attempt}`

  useEffect(() => {
    if (source === '') return undefined
    const stop = new AbortController()
    let sheets: Sheets | undefined
    async function show() {
      const look = await open(file.mediaType, source, stop.signal).then(isOpen, (error: unknown) =>
        stop.signal.aborted ? aborted : hasFailed(error),
      )
      if (look.kind === 'open') ({ sheets } = look)
      if (stop.signal.aborted) sheets?.close()
      else setOpened({ key, look })
    }
    void show()
    return () => {
      stop.abort()
      sheets?.close()
    }
  }, [file.mediaType, source, key])

  const look: Look = unseen ?? (opened?.key === key ? opened.look : { kind: 'opening' })
  return { look, retry: () => setAttempt(attempt + 1) }
}

const aborted: Look = { kind: 'failed' }
const isOpen = (sheets: Sheets): Look => ({ kind: 'open', sheets })

function hasFailed(error: unknown): Look {
  // oxlint-disable-next-line no-console -- the log says why the preview failed
  console.error('A document could not be shown.', error)
  return error instanceof RefusedFile ? { kind: 'failed', why: error.message } : { kind: 'failed' }
}

function unseenWhy({ status, mediaType, preview, drawing, copy }: FileView): Look | undefined {
  if (status === 'pending' || status === 'refused') return { kind: 'no-preview', why: status }
  if (copy === 'failed' && !preview) return { kind: 'no-preview', why: 'not-copied' }
  if (mediaType === 'application/pdf' || preview) return undefined
  if (drawing === undefined) return { kind: 'no-preview', why: 'no-picture' }
  return { kind: 'no-preview', why: drawing === 'waiting' ? 'being-drawn' : 'not-drawable' }
}

/** Loaded on demand, so that no screen waits for the PDF library. */
async function open(mediaType: string, source: string, signal: AbortSignal): Promise<Sheets> {
  if (mediaType === 'application/pdf') {
    const { openPdf } = await import('./pdf-sheets.ts')
    return openPdf(source, signal)
  }
  const { openPicture } = await import('./picture-sheets.ts')
  return openPicture(source, signal)
}
