import { mostCounters } from '@kakehashi/domain/counter/waiting-number'
import { useSyncExternalStore } from 'react'

const storageKey = 'ownCounter'
const listeners = new Set<() => void>()
/** Where storage is blocked, until the page is loaded again. */
let unstored: number | undefined

function readOwnCounter(): number | undefined {
  try {
    const stored = Number(localStorage.getItem(storageKey))
    return Number.isInteger(stored) && stored >= 1 && stored <= mostCounters ? stored : unstored
  } catch {
    return unstored
  }
}

export function chooseOwnCounter(counter: number | undefined): void {
  unstored = counter
  try {
    if (counter === undefined) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, String(counter))
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener()
}

/** Also what another tab of this browser has chosen. */
function follow(listener: () => void): () => void {
  const following = new AbortController()
  const { signal } = following
  listeners.add(listener)
  addEventListener('storage', listener, { signal })
  signal.addEventListener('abort', () => listeners.delete(listener))
  return () => following.abort()
}

/** The counter at which this browser stands. */
export function useOwnCounter(): number | undefined {
  return useSyncExternalStore(follow, readOwnCounter)
}
