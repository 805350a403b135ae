import { isSharedComputer } from './shared-computer.ts'

/**
 * Settings of a browser that say nothing about anybody's documents. A logout deletes everything
 * else that the site has stored. The language is a cookie, which a logout does not delete either.
 */
const names = new Set(['officeKeys', 'languageOffer', 'ownCounter', 'waitingSound'])
const prefixes = ['officeViews:']

/** Call before a logout: the reply of the server makes the browser delete them too. */
export function readKeptSettings(): [name: string, value: string][] {
  if (isSharedComputer()) return []
  try {
    const { length } = localStorage
    const stored = Array.from({ length }, (_, index) => localStorage.key(index) ?? '')
    return stored.filter(isKept).map((name) => [name, localStorage.getItem(name) ?? ''])
  } catch {
    return []
  }
}

export function restoreSettings(settings: readonly (readonly [string, string])[]): void {
  try {
    for (const [name, value] of settings) localStorage.setItem(name, value)
  } catch {
    // Storage is not available.
  }
}

function isKept(name: string): boolean {
  return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
}
