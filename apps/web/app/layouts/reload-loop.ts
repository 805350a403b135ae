/** What the waiting page shows instead of trying once more. */
export const loadFailureId = 'load-failure'

const storageKey = 'starts'
// A router in its loop is quicker than the most impatient person with a reload key.
const patience = 5
const withinMilliseconds = 20_000

/**
 * When a part of the application cannot be fetched, the router loads the page again: right after a
 * release, but on a failing network it would do so for ever. Says whether this is such a time.
 */
export function isReloadLoop(storage: Storage, now: number): boolean {
  const starts = [...readStarts(storage), now].slice(-patience)
  storage.setItem(storageKey, JSON.stringify(starts))
  const [first = now] = starts
  return starts.length === patience && now - first < withinMilliseconds
}

/** The page has come up, or a person decides to try again. */
export function forgetStarts(storage: Storage): void {
  storage.removeItem(storageKey)
}

function readStarts(storage: Storage): number[] {
  const text = storage.getItem(storageKey)
  return text !== null && /^\[[\d,]*\]$/.test(text) ? (JSON.parse(text) as number[]) : []
}
