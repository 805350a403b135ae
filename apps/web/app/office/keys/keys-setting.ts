import { useSyncExternalStore } from 'react'

const name = 'officeKeys'
const listeners = new Set<() => void>()

/** Whoever steers by voice can turn single keys off; this browser remembers it. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

export function turnKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // A browser that keeps nothing leaves the keys as they are.
  }
  for (const tell of listeners) tell()
}

function follow(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(follow, areKeysOn)
}
