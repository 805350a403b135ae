import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

import { noticeStore, showToast } from './toast.tsx'

/** Delay before a retry if the browser does not report that it is online again. */
const retryDelayMs = 5000
/** For browsers without requestIdleCallback: the page has usually been painted by then. */
const idleDelayMs = 3000

async function load(): Promise<{ default: ComponentType }> {
  const { Toasts: Loaded } = await import('./toasts.tsx')
  await reloadFailedStyles()
  return { default: Loaded }
}

/** If the module could not be loaded earlier, it is loaded when the connection is back. */
async function loadWhenOnline(): Promise<{ default: ComponentType }> {
  try {
    return await load()
  } catch {
    await waitUntilOnline()
    return loadWhenOnline()
  }
}

const Toasts = lazy(loadWhenOnline)

const prepare = () => void load().catch(() => undefined)

/**
 * Loads the toasts module before the first toast, which is often about a lost connection: then
 * neither the module nor its stylesheet could be loaded.
 */
function prepareWhenIdle(): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(prepare, idleDelayMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(prepare)
  return () => cancelIdleCallback(handle)
}

const hasNotices = () => noticeStore.read().length > 0
const never = () => false

interface ToastHostProps {
  /** The address of the page, if it can change without loading another document. */
  page?: string
}

/** Rendered once in the root. Renders nothing until the first toast. */
export function ToastHost({ page }: ToastHostProps) {
  useEffect(prepareWhenIdle, [])
  const isNeeded = useSyncExternalStore(noticeStore.subscribe, hasNotices, never)
  if (!isNeeded) return null
  return (
    <>
      <ErrorsOfPage key={page} />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </>
  )
}

function ErrorsOfPage() {
  useEffect(() => showToast.closeErrors, [])
  return null
}

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, retryDelayMs)
  })
}

/** Not those that are still loading: a screen being opened waits for their load event. */
const failedStyles = new Set<HTMLLinkElement>()

// An error of a link does not bubble, but can be captured.
globalThis.addEventListener?.('error', noteFailedStyles, { capture: true })

function noteFailedStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
}

/** A stylesheet that failed to load is not requested again by the bundler. */
async function reloadFailedStyles(): Promise<void> {
  const failed = [...failedStyles].filter((link) => link.isConnected)
  failedStyles.clear()
  await Promise.all(failed.map(reloadStyles))
}

function reloadStyles(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', reject)
    link.replaceWith(again)
  })
}
