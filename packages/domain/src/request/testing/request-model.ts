import type { Command } from '../commands.ts'

interface ModelQuote {
  until: number
  answer: '' | 'accepted' | 'declined'
  alreadyPaid: number
  isWithdrawn?: true
}

/**
 * A second implementation of the request rules, independent of `transition`, to test it against.
 */
export interface RequestModel {
  done: Set<'quoted' | 'paid' | 'translated' | 'reviewed' | 'delivered'>
  isCancelled: boolean
  deposit: number
  total: number
  received: number[]
  quotes: ModelQuote[]
  translator: string
  isAccepted: boolean
  readyBy: string
  isReleased: boolean
  /** How it is delivered, and where to. */
  wanted: string
  entries: { who: string; what: string }[]
}

export interface Person {
  readonly id: string
  readonly isClerk: boolean
  readonly isOwner: boolean
  readonly isCustomer: boolean
}

export function newModel(): RequestModel {
  return {
    done: new Set(),
    isCancelled: false,
    deposit: 0,
    total: 0,
    received: [],
    quotes: [],
    translator: '',
    isAccepted: false,
    readyBy: '',
    isReleased: false,
    wanted: 'counter',
    entries: [],
  }
}

export function receivedSum(model: RequestModel): number {
  return model.received.reduce((sum, amount) => sum + amount, 0)
}

export function standingQuote(model: RequestModel): ModelQuote | undefined {
  const last = model.quotes.at(-1)
  return last?.isWithdrawn ? undefined : last
}

/** Set by a clerk, or computed once work has started or could start. */
export function hasReadyDay(model: RequestModel): boolean {
  const lastQuote = standingQuote(model)
  if (model.readyBy !== '' || model.done.has('paid')) return true
  if (!lastQuote || receivedSum(model) < model.deposit) return false
  const isPaidOn = lastQuote.answer === '' && receivedSum(model) > lastQuote.alreadyPaid
  return lastQuote.answer === 'accepted' || isPaidOn
}

export function wish({
  delivery,
  meetingPlace,
}: Extract<Command, { kind: 'changeDelivery' }>): string {
  return delivery === 'meeting' && meetingPlace !== null ? `${delivery} ${meetingPlace}` : delivery
}

/** The last millisecond at the sample office of the day thirty days from now. */
export function lastMomentOfQuote(now: number): number {
  const [hour, day] = [3_600_000, 86_400_000]
  return (Math.floor((now + 9 * hour) / day) + 31) * day - 9 * hour - 1
}

/** Expired without being accepted or paid for. */
export function isExpired(model: RequestModel, now: number): boolean {
  const lastQuote = standingQuote(model)
  if (!lastQuote || lastQuote.answer === 'accepted' || now < lastQuote.until) return false
  return lastQuote.answer === 'declined' || receivedSum(model) <= lastQuote.alreadyPaid
}
