import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

import { noticeStore } from './toast.tsx'

const load = async () => ({ default: (await import('./toasts.tsx')).Toasts })

/** How long a line that does not say when it is back is given. */
const pause = 5000

/**
 * Without a line their drawing cannot be fetched, and that is just when the first one is asked for.
 * Whatever is said stands in its place too, so this may come when the line is back.
 */
async function loadOnceThereIsALine(): Promise<{ default: ComponentType }> {
  try {
    return await load()
  } catch {
    await lineIsBack()
    fetchStylesAgain()
    return loadOnceThereIsALine()
  }
}

const Toasts = lazy(loadOnceThereIsALine)

/** Where a toast is to come, and the line may break before it does. */
export function prepareToasts(): void {
  void load().catch(() => undefined)
}

const isAnyAsked = () => noticeStore.read().length > 0
const never = () => false

/** Stands once in the root. Renders nothing, and loads nothing, until the first toast is asked for. */
export function ToastHost() {
  const isAsked = useSyncExternalStore(noticeStore.subscribe, isAnyAsked, never)
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}

function lineIsBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, pause)
  })
}

/** A stylesheet is linked once for a chunk, also when it did not come. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode())
  }
}
