import { safeRedirect, withRedirect } from './redirect.ts'

const storageKey = 'afterPasswordReset'

/**
 * Keeps the page somebody wanted to open, for after the reset of the password. The mailed link opens
 * in another tab, so it is kept in local storage; the link itself must not carry it.
 */
export function keepTargetForReset(target: string): void {
  try {
    localStorage.setItem(storageKey, target)
  } catch {
    // Without storage, the login leads to the home page.
  }
}

/** The login after a reset, with the page that was wanted before. */
export function loginAfterReset(): string {
  try {
    return withRedirect('/login', safeRedirect(localStorage.getItem(storageKey)))
  } catch {
    return '/login'
  }
}

export function forgetTargetOfReset(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Then nothing was kept.
  }
}
