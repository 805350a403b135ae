import type { Command } from '../commands.ts'

/**
 * An order as a clerk without a computer would keep it: a card with tick boxes, the amounts in
 * pencil and a list of who did what. Written apart from the rules, to check them against.
 */
export interface Card {
  ticks: Set<'quoted' | 'paid' | 'translated' | 'reviewed' | 'delivered'>
  struckOut: boolean
  deposit: number
  total: number
  received: number[]
  quotes: { until: number; answer: '' | 'accepted' | 'declined'; alreadyPaid: number }[]
  translator: string
  readyBy: string
  handedOut: boolean
  entries: { who: string; what: string }[]
}

export interface Person {
  readonly id: string
  readonly isClerk: boolean
  readonly isOwner: boolean
  readonly isCustomer: boolean
}

export function newCard(): Card {
  return {
    ticks: new Set(),
    struckOut: false,
    deposit: 0,
    total: 0,
    received: [],
    quotes: [],
    translator: '',
    readyBy: '',
    handedOut: false,
    entries: [],
  }
}

export function receivedSum(card: Card): number {
  return card.received.reduce((sum, amount) => sum + amount, 0)
}

/** Named by a clerk, or read off the calendar once the work has begun or could begin. */
export function hasReadyDay(card: Card): boolean {
  const lastQuote = card.quotes.at(-1)
  if (card.readyBy !== '' || card.ticks.has('paid')) return true
  if (!lastQuote || receivedSum(card) < card.deposit) return false
  const isPaidOn = lastQuote.answer === '' && receivedSum(card) > lastQuote.alreadyPaid
  return lastQuote.answer === 'accepted' || isPaidOn
}

/** 'no', 'same' (nothing to write) or 'done'. `seen` is the number of entries the person had read. */
export function write(
  card: Card,
  person: Person,
  command: Command,
  seen: number | undefined,
  now: number,
): 'no' | 'same' | 'done' {
  if (!isTheirs(card, person, command.kind)) return 'no'
  const what = JSON.stringify(command, Object.keys(command).toSorted())
  const lastEntry = card.entries.at(-1)
  const isAgain = lastEntry?.who === person.id && lastEntry.what === what
  const isLonger = command.kind === 'submitQuote' && wouldLastLonger(card, seen, now)
  if (isAgain && !isLonger) return 'same'
  if (seen !== undefined && seen !== card.entries.length) return 'no'
  if (card.ticks.has('delivered') && command.kind !== 'recordPaid') return 'no'
  if (card.struckOut && command.kind !== 'recordPaid' && command.kind !== 'reopen') return 'no'
  const result = pencil(card, person, command, now)
  if (result === 'done') card.entries.push({ who: person.id, what })
  return result
}

/** Midnight in Tokyo after thirty more days, less the last moment. */
function lastMomentOfQuote(now: number): number {
  const [hour, day] = [3_600_000, 86_400_000]
  return (Math.floor((now + 9 * hour) / day) + 31) * day - 9 * hour - 1
}

function wouldLastLonger(card: Card, seen: number | undefined, now: number): boolean {
  const lastQuote = card.quotes.at(-1)
  if (!lastQuote) return false
  if (isLate(card, now)) return true
  return seen === card.entries.length && lastMomentOfQuote(now) > lastQuote.until
}

/** Nobody took it in time: neither by a word nor by money that came after it. */
function isLate(card: Card, now: number): boolean {
  const lastQuote = card.quotes.at(-1)
  if (!lastQuote || lastQuote.answer === 'accepted' || now < lastQuote.until) return false
  return lastQuote.answer === 'declined' || receivedSum(card) <= lastQuote.alreadyPaid
}

function isTheirs(card: Card, person: Person, kind: Command['kind']): boolean {
  if (kind === 'assignTranslator') return person.isOwner
  if (person.isClerk) return true
  if (kind === 'submitTranslation') return person.id === card.translator
  return person.isCustomer && ['acceptQuote', 'declineQuote', 'close'].includes(kind)
}

// One long list on purpose: this is the clerk's memory, not a design.
function pencil(card: Card, person: Person, command: Command, now: number): 'no' | 'same' | 'done' {
  const { ticks } = card
  const paid = receivedSum(card)
  const lastQuote = card.quotes.at(-1)
  switch (command.kind) {
    case 'submitQuote':
      if (ticks.has('paid')) return 'no'
      if (command.totalCents <= 0 || command.totalCents > 100_000_000) return 'no'
      if (command.depositCents < 0 || command.depositCents > command.totalCents) return 'no'
      if (command.totalCents < paid) return 'no'
      ticks.add('quoted')
      card.deposit = command.depositCents
      card.total = command.totalCents
      card.quotes.push({ until: lastMomentOfQuote(now), answer: '', alreadyPaid: paid })
      return 'done'
    case 'acceptQuote':
    case 'declineQuote': {
      if (!ticks.has('quoted') || ticks.has('paid') || !lastQuote) return 'no'
      if (command.quoteVersion !== card.quotes.length) return 'no'
      if (isLate(card, now) && !person.isClerk) return 'no'
      const answer = command.kind === 'acceptQuote' ? 'accepted' : 'declined'
      if (lastQuote.answer === answer) return 'same'
      if (answer === 'declined' && paid > lastQuote.alreadyPaid && !person.isClerk) return 'no'
      lastQuote.answer = answer
      return 'done'
    }
    case 'recordPaid':
      if (!ticks.has('quoted')) return 'no'
      if (command.paidCents < 0 || command.paidCents > card.total) return 'no'
      if (command.paidCents === paid) return 'same'
      card.received.push(command.paidCents - paid)
      return 'done'
    case 'completePayment':
      if (!ticks.has('quoted') || ticks.has('paid')) return 'no'
      ticks.add('paid')
      return 'done'
    case 'assignTranslator':
      if (card.translator === command.translatorId) return 'same'
      card.translator = command.translatorId
      return 'done'
    case 'submitTranslation':
      if (!ticks.has('paid') || ticks.has('translated')) return 'no'
      ticks.add('translated')
      return 'done'
    case 'continueReview':
      if (!ticks.has('translated') || ticks.has('reviewed')) return 'no'
      ticks.add('reviewed')
      return 'done'
    case 'returnToTranslator':
      if (!ticks.has('translated') || ticks.has('reviewed')) return 'no'
      ticks.delete('translated')
      card.handedOut = false
      return 'done'
    case 'releaseTranslation':
      if (!ticks.has('translated')) return 'no'
      if (card.handedOut) return 'same'
      card.handedOut = true
      return 'done'
    case 'promise':
      if (card.readyBy === command.day) return 'same'
      if (Date.parse(`${command.day}T23:59:59.999+09:00`) < now) return 'no'
      card.readyBy = command.day
      return 'done'
    case 'deliver':
      if (!ticks.has('reviewed')) return 'no'
      ticks.add('delivered')
      return 'done'
    case 'close':
      if (!person.isClerk && (ticks.has('paid') || paid > 0)) return 'no'
      card.struckOut = true
      return 'done'
    case 'reopen':
      if (!card.struckOut) return 'no'
      card.struckOut = false
      return 'done'
  }
}
