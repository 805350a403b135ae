/** The element that the loading page shows instead of reloading once more. */
export const loadFailureId = 'load-failure'

const storageKey = 'starts'
// More reloads in this time than a person would make.
const maxStarts = 5
const withinMilliseconds = 20_000

/**
 * When a chunk cannot be loaded, the router reloads the page. That helps after a release, but on a
 * failing network it would never stop. Returns whether the page is in such a loop.
 */
export function isReloadLoop(storage: Storage, now: number): boolean {
  const starts = [...readStarts(storage), now].slice(-maxStarts)
  storage.setItem(storageKey, JSON.stringify(starts))
  const [first = now] = starts
  return starts.length === maxStarts && now - first < withinMilliseconds
}

/** Called when the page has loaded, or when the user tries again. */
export function forgetStarts(storage: Storage): void {
  storage.removeItem(storageKey)
}

function readStarts(storage: Storage): number[] {
  const text = storage.getItem(storageKey)
  return text !== null && /^\[[\d,]*\]$/.test(text) ? (JSON.parse(text) as number[]) : []
}
