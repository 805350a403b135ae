import type { OfficeRequestItem, RequestDetail } from '@kakehashi/contract/requests/request-view'
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
  keep([openOffer({ _id: requestId, orderNumber, lastName, undo }, undo.move), ...others])
}

type Moved = Pick<OfficeRequestItem, '_id' | 'orderNumber' | 'lastName'> & {
  readonly undo: NonNullable<OfficeRequestItem['undo']>
}

/** Offers to undo together what one press has moved. */
export function offerUndoTogether(moved: readonly Moved[]): void {
  restoreOnce()
  const fresh = moved.filter(({ undo }) => !offered.has(undo.move))
  const press = fresh[0]?.undo.move
  if (press === undefined) return
  const ids = new Set(fresh.map(({ _id }) => _id))
  const others = offers.filter((offer) => !ids.has(offer.requestId) || isResult(offer))
  keep([...fresh.map((request) => openOffer(request, press)), ...others])
}

function openOffer({ _id, orderNumber, lastName, undo }: Moved, press: string): UndoOffer {
  const { move, kind, secondsLeft } = undo
  offered.add(move)
  expire(move, secondsLeft * 1000, 'open')
  const until = performance.now() + secondsLeft * 1000
  return { requestId: _id, orderNumber, lastName, move, kind, press, until, state: 'open' }
}

/** The offers by the press that made their moves, newest first. */
export function offersByPress(all: readonly UndoOffer[]): readonly (readonly UndoOffer[])[] {
  const presses = new Set(all.map(({ press }) => press))
  return [...presses].map((press) => all.filter((offer) => offer.press === press))
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
