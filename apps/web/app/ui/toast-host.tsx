import { lazy, Suspense, useSyncExternalStore } from 'react'

import { noticeStore } from './toast.tsx'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

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
