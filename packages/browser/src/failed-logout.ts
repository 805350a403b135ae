/** The server did not confirm a logout, so the session of this browser may still be open. */
const storageKey = 'logoutFailed'
const listeners = new Set<() => void>()

export function setLogoutFailed(hasFailed: boolean): void {
  try {
    if (hasFailed) sessionStorage.setItem(storageKey, '1')
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is not available.
  }
  for (const listener of listeners) listener()
}

export function hasLogoutFailed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function watchFailedLogout(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
