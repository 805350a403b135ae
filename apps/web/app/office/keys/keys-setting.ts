import { useSyncExternalStore } from 'react'

const storageKey = 'officeKeys'
const listeners = new Set<() => void>()

/** Speech input can trigger single keys, so they can be turned off. Stored in this browser. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function turnKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Storage is blocked: the setting does not change.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn)
}
