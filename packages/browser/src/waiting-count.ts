import type { WaitingReply } from '@kakehashi/contract/requests/waiting'

/**
 * What waits for the signed-in customer, in numbers. The root element has them, and CSS shows them
 * in the menu. They are stored, so that a page has the badge and the room for the list from the
 * first paint.
 */
export interface WaitingCount {
  /** The rows of the list on the home page: also for an address that is not confirmed. */
  readonly rows: number
  /** The requests with something that waits, for the badge of My Requests. */
  readonly requests: number
}

const storageKey = 'waiting'
const none: WaitingCount = { rows: 0, requests: 0 }

export function countWaiting({ items, unconfirmedEmail }: WaitingReply): WaitingCount {
  return {
    rows: items.length + (unconfirmedEmail === undefined ? 0 : 1),
    requests: new Set(items.map(({ request }) => request)).size,
  }
}

/** Nothing if it is not known, or belongs to somebody else. */
export function getWaitingCount(person: string | undefined): WaitingCount {
  if (person === undefined) return none
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Record<
      string,
      unknown
    > | null
    if (stored?.['person'] !== person) return none
    return { rows: toCount(stored['rows']), requests: toCount(stored['requests']) }
  } catch {
    return none
  }
}

function toCount(stored: unknown): number {
  return Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : 0
}

export function rememberWaitingCount(person: string, count: WaitingCount): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ person, ...count }))
  } catch {
    // Without storage, the next page shows the numbers a moment later.
  }
}

export function showWaitingCount({ rows, requests }: WaitingCount): void {
  show('waiting', '--waiting', rows)
  show('requestsWaiting', '--requests-waiting', requests)
}

function show(name: string, property: string, count: number): void {
  const { dataset, style } = document.documentElement
  style.setProperty(property, String(count))
  if (count > 0) dataset[name] = String(count)
  else delete dataset[name]
}
