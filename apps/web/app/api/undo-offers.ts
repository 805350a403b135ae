import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { readStoredUndoOffers, storeUndoOffers, type UndoOffer } from './stored-undo-offers.ts'

/** How long the result stays. */
const resultMs = 8000

/** Offered once: a screen may show a request from the cache when the time is over. */
const offered = new Set<string>()
let offers: readonly UndoOffer[] = []
let isRestored = false
const listeners = new Set<() => void>()

export function undoOffers(): readonly UndoOffer[] {
  return offers
}

export function followUndoOffers(listener: () => void): () => void {
  restoreOnce()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Outside of React, because an offer outlives the screen that made the move. */
export function offerUndo(request: RequestDetail): void {
  if (request.reader === 'customer') return
  restoreOnce()
  const { _id: requestId, orderNumber, lastName, undo } = request
  const known = offers.find(({ move }) => move === undo?.move)
  const others = offers.filter((offer) => offer.requestId !== requestId || isResult(offer))
  // The request may be read again while the offer is open.
  if (known) return keep(offers.filter((offer) => offer === known || others.includes(offer)))
  if (!undo || offered.has(undo.move)) return keep(others)
  const { move, kind, secondsLeft } = undo
  offered.add(move)
  const until = performance.now() + secondsLeft * 1000
  keep([{ requestId, orderNumber, lastName, move, kind, until, state: 'open' }, ...others])
  expire(move, secondsLeft * 1000, 'open')
}

/** Says what became of an offer. */
export function changeOffer(move: string, change: Pick<UndoOffer, 'state' | 'refusal'>): void {
  keep(offers.map((offer) => (offer.move === move ? { ...offer, ...change } : offer)))
  if (change.state !== 'sending') expire(move, resultMs, change.state)
}

/** For someone who signs out, whose moves the next person must not see. */
export function forgetUndoOffers(): void {
  keep([])
}

/** Shows the offers from before a reload again, for the rest of their time. */
function restoreOnce(): void {
  if (isRestored) return
  isRestored = true
  offers = readStoredUndoOffers()
  for (const { move, until } of offers) {
    offered.add(move)
    expire(move, until - performance.now(), 'open')
  }
}

function isResult({ state }: UndoOffer): boolean {
  return state === 'undone' || state === 'refused'
}

function reopened(offer: UndoOffer): UndoOffer {
  return { ...offer, state: 'open' }
}

function expire(move: string, afterMs: number, state: UndoOffer['state']): void {
  setTimeout(() => {
    keep(offers.filter((offer) => offer.move !== move || offer.state !== state))
  }, afterMs)
}

function keep(next: readonly UndoOffer[]): void {
  if (next.length === offers.length && next.every((offer, place) => offer === offers[place])) return
  offers = next
  // The server answers a second undo as the first, so an undo on its way may be offered again.
  storeUndoOffers(next.filter((offer) => !isResult(offer)).map(reopened))
  for (const listener of listeners) listener()
}
