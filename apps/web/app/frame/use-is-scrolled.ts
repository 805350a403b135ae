import { useSyncExternalStore } from 'react'

const threshold = 10

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

const isScrolled = () => window.scrollY > threshold
// Without script the header cannot follow, so the page is delivered with the opaque one.
const unknown = () => true

export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, unknown)
}
