import { viewPath } from '@kakehashi/contract/documents/file-reference'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import {
  comparePages,
  type LinesOfPages,
  type PagesComparison,
} from '@kakehashi/domain/review/compare-pages'
import { useEffect, useState } from 'react'
import { RefusedFile } from '../../api/client/file-transfer.ts'

type Found =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly why?: string }
  /** One of them is a scan, so there is nothing to compare. */
  | { readonly kind: 'no-text'; readonly version: 'before' | 'now' }
  | { readonly kind: 'compared'; readonly comparison: PagesComparison }

export interface TextComparison {
  /** Whether the text of both versions can be read: both are PDFs. */
  readonly isPossible: boolean
  /** Whether it is on screen, instead of the pages. */
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
  readonly found: Found
  readonly retry: () => void
}

/**
 * Compares the text of two PDFs once somebody asks for it, because opening the version before is
 * recorded as a reading.
 */
export function useTextComparison(
  before: FileView | undefined,
  now: FileView | undefined,
): TextComparison {
  const [shown, setShown] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState<{ key: string; found: Found }>()
  const isPossible = isPdf(before) && isPdf(now)
  const paths = isPossible ? [viewPath(before.path), viewPath(now.path)] : []
  const versions = paths.join(' ')
  const isShown = isPossible && shown === versions
  const key = `${versions} ${attempt}`
  const isDone = done?.key === key

  useEffect(() => {
    if (!isShown || isDone) return undefined
    const stop = new AbortController()
    async function compare() {
      const found = await readAndCompare(versions.split(' '), stop.signal).catch(toFailed)
      if (!stop.signal.aborted) setDone({ key, found })
    }
    void compare()
    return () => stop.abort()
  }, [isShown, isDone, versions, key])

  return {
    isPossible,
    isShown,
    show: (isWanted) => setShown(isWanted ? versions : ''),
    found: isDone ? done.found : { kind: 'reading' },
    retry: () => setAttempt(attempt + 1),
  }
}

function isPdf(file: FileView | undefined): file is FileView {
  return file?.mediaType === 'application/pdf'
}

async function readAndCompare(paths: readonly string[], signal: AbortSignal): Promise<Found> {
  const { readPdfLines } = await import('../../request/preview/pdf-lines.ts')
  const [before = [], now = []] = await Promise.all(paths.map((path) => readPdfLines(path, signal)))
  if (!hasText(now)) return { kind: 'no-text', version: 'now' }
  if (!hasText(before)) return { kind: 'no-text', version: 'before' }
  return { kind: 'compared', comparison: comparePages(before, now) }
}

const hasText = (pages: LinesOfPages) => pages.some(({ length }) => length > 0)

function toFailed(error: unknown): Found {
  return error instanceof RefusedFile ? { kind: 'failed', why: error.message } : { kind: 'failed' }
}
