import { getUserInfo } from '@kakehashi/browser/user-info'
import type { UndoableMove } from '@kakehashi/domain/request/undo'

/** A move that the user can undo, or what became of it. */
export interface UndoOffer {
  readonly requestId: string
  readonly orderNumber: string
  readonly lastName: string
  readonly move: string
  readonly kind: UndoableMove
  /** The same for all moves of one press, which are undone together. */
  readonly press: string
  /** In milliseconds of `performance.now`, because the clock of this computer may be wrong. */
  readonly until: number
  readonly state: 'open' | 'sending' | 'undone' | 'refused'
  /** Why it could not be undone. */
  readonly refusal?: string
}

const storageKey = 'undoOffers'

interface StoredOffers {
  readonly person: string
  /** `until` is a time of the clock here, because `performance.now` starts again with the page. */
  readonly offers: readonly UndoOffer[]
}

/** In session storage, so that a reload does not lose the offers. */
export function storeUndoOffers(offers: readonly UndoOffer[]): void {
  const person = getUserInfo()?._id
  try {
    if (person === undefined || offers.length === 0) sessionStorage.removeItem(storageKey)
    else {
      const sincePage = Date.now() - performance.now()
      const stored = offers.map((offer) => later(offer, sincePage))
      const kept: StoredOffers = { person, offers: stored }
      sessionStorage.setItem(storageKey, JSON.stringify(kept))
    }
  } catch {
    // Without storage, the offers last until the page is reloaded.
  }
}

/** The offers of this user from before a reload; never those of somebody else. */
export function readStoredUndoOffers(): readonly UndoOffer[] {
  try {
    const text = sessionStorage.getItem(storageKey)
    if (text === null) return []
    const { person, offers } = JSON.parse(text) as StoredOffers
    if (person !== getUserInfo()?._id) return []
    const sincePage = Date.now() - performance.now()
    return offers
      .map((offer) => later(offer, -sincePage))
      .filter(({ until }) => until > performance.now())
  } catch {
    return []
  }
}

function later(offer: UndoOffer, ms: number): UndoOffer {
  return { ...offer, until: offer.until + ms }
}
