import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

import { noticeStore, showToast } from './toast.tsx'

const load = async () => ({ default: (await import('./toasts.tsx')).Toasts })

/** Delay before a retry if the browser does not report that it is online again. */
const retryDelayMs = 5000

/**
 * The toasts module cannot be loaded while offline, which is often when the first toast is shown.
 * It is loaded when the connection is back.
 */
async function loadWhenOnline(): Promise<{ default: ComponentType }> {
  try {
    return await load()
  } catch {
    await waitUntilOnline()
    reloadFailedStyles()
    return loadWhenOnline()
  }
}

const Toasts = lazy(loadWhenOnline)

/** Loads the toasts module early, for screens that may need it after the connection is lost. */
export function prepareToasts(): void {
  void load().catch(() => undefined)
}

const hasNotices = () => noticeStore.read().length > 0
const never = () => false

interface ToastHostProps {
  /** The address of the page, if it can change without loading another document. */
  page?: string
}

/** Rendered once in the root. Loads nothing until the first toast. */
export function ToastHost({ page }: ToastHostProps) {
  useEffect(() => () => showToast.closeErrors(), [page])
  const isNeeded = useSyncExternalStore(noticeStore.subscribe, hasNotices, never)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, retryDelayMs)
  })
}

/** A stylesheet that failed to load is not requested again by the bundler. */
function reloadFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}
