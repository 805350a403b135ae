export type NoticeKind = 'success' | 'info' | 'error'

interface CarriedToast {
  kind: NoticeKind
  message: string
}

const storageKey = 'toasts'
/** As long as a toast stays: what is older has been read where it was shown. */
const freshness = 5000

/**
 * A toast asked for on a screen that gives way to another document goes along, as it would if both
 * were one. The browser's storage for this tab carries it, for no longer than it would be shown.
 */
export function carryToasts(notices: readonly (CarriedToast & { at: Date })[]): void {
  const fresh = notices.filter(({ at }) => Date.now() - at.getTime() < freshness)
  if (fresh.length === 0) return
  const toasts = fresh.map(({ kind, message }) => ({ kind, message }))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), toasts }))
  } catch {
    // Without a storage the next page is silent, as it was before.
  }
}

export function hasCarriedToasts(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function takeCarriedToasts(): CarriedToast[] {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (text === null) return []
  const { at, toasts } = JSON.parse(text) as { at: number; toasts: CarriedToast[] }
  // How long the page itself took to come does not make it older: nobody has read it meanwhile.
  const arrived = performance.timeOrigin > at ? performance.timeOrigin : Date.now()
  return arrived - at < freshness ? toasts : []
}
