/** Chosen at login: others use this browser, so nothing that was typed outlives the session. */
const storageKey = 'sharedComputer'

export function markSharedComputer(isShared: boolean): void {
  try {
    if (isShared) globalThis.localStorage?.setItem(storageKey, '1')
    else globalThis.localStorage?.removeItem(storageKey)
  } catch {
    // Storage is not available, so nothing is kept anyway.
  }
}

/** Stays true after the session has ended by itself, until somebody logs in or out. */
export function isSharedComputer(): boolean {
  try {
    return typeof globalThis.localStorage?.getItem(storageKey) === 'string'
  } catch {
    return false
  }
}
