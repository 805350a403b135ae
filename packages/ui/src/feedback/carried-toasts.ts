export type NoticeKind = 'success' | 'info' | 'error'

interface CarriedToast {
  kind: NoticeKind
  message: string
}

const storageKey = 'toasts'
/** As long as a toast is shown. */
const maximumAgeMs = 5000

/**
 * Keeps recent toasts in sessionStorage when another document is loaded, so that the next page
 * shows them.
 */
export function carryToasts(notices: readonly (CarriedToast & { at: Date })[]): void {
  const fresh = notices.filter(({ at }) => Date.now() - at.getTime() < maximumAgeMs)
  if (fresh.length === 0) return
  const toasts = fresh.map(({ kind, message }) => ({ kind, message }))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), toasts }))
  } catch {
    // Without storage the next page shows no toast.
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
  // The time the page took to load does not count, because the toast was not visible then.
  const arrived = performance.timeOrigin > at ? performance.timeOrigin : Date.now()
  return arrived - at < maximumAgeMs ? toasts : []
}
