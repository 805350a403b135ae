import type { WaitingReply } from '@kakehashi/contract/requests/waiting'

/**
 * How many things wait for the signed-in customer. The root element has the number, and CSS shows
 * it in the menu. It is stored, so that a page has the badge and the room for the list from the
 * first paint.
 */

const storageKey = 'waiting'

interface Stored {
  readonly person: string
  readonly count: number
}

/** One for each row of the list on the home page. */
export function countWaiting({ items, unconfirmedEmail }: WaitingReply): number {
  return items.length + (unconfirmedEmail === undefined ? 0 : 1)
}

/** 0 if it is not known, or belongs to somebody else. */
export function getWaitingCount(person: string | undefined): number {
  if (person === undefined) return 0
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Stored> | null
    const count = stored?.person === person ? stored?.count : 0
    return Number.isInteger(count) && Number(count) > 0 ? Number(count) : 0
  } catch {
    return 0
  }
}

export function rememberWaitingCount(person: string, count: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ person, count } satisfies Stored))
  } catch {
    // Without storage, the next page shows the number a moment later.
  }
}

export function showWaitingCount(count: number): void {
  const { dataset, style } = document.documentElement
  style.setProperty('--waiting', String(count))
  if (count > 0) dataset['waiting'] = String(count)
  else delete dataset['waiting']
}
