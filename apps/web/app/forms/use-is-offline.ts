import { useSyncExternalStore } from 'react'
import { isOffline } from '../api/client/connection.ts'

function subscribe(listener: () => void): () => void {
  const listening = new AbortController()
  addEventListener('online', listener, { signal: listening.signal })
  addEventListener('offline', listener, { signal: listening.signal })
  return () => listening.abort()
}

const online = () => false

/** Whether the browser reports that it has no connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, online)
}
