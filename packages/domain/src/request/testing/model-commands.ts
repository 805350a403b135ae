import type { Command } from '../commands.ts'
import {
  isExpired,
  lastMomentOfQuote,
  type Person,
  receivedSum,
  type RequestModel,
  standingQuote,
  wish,
} from './request-model.ts'

type Result = 'refused' | 'unchanged' | 'changed'

const possibleAtTheEnd = new Set(['recordPaid', 'receivePayment', 'correctPayment', 'stepBack'])
const possibleWhenCancelled = new Set(['recordPaid', 'correctPayment', 'recordRefund', 'reopen'])

/** Applies a command. `seen` is the number of entries that the person had on screen. */
export function applyToModel(
  model: RequestModel,
  person: Person,
  command: Command,
  seen: number | undefined,
  now: number,
): Result {
  if (!isAllowed(model, person, command.kind)) return 'refused'
  if (command.kind === 'changeDelivery' && wish(command) === model.wanted) return 'unchanged'
  const what = JSON.stringify(command, Object.keys(command).toSorted())
  const lastEntry = model.entries.at(-1)
  const isRepeated = lastEntry?.who === person.id && lastEntry.what === what
  const isExtension = command.kind === 'submitQuote' && wouldLastLonger(model, seen, now)
  const isMoney = command.kind === 'recordRefund' || command.kind === 'receivePayment'
  const isSecond = isMoney && seen === model.entries.length
  if (isRepeated && !isExtension && !isSecond) return 'unchanged'
  if (seen !== undefined && seen !== model.entries.length) return 'refused'
  if (model.done.has('delivered') && !possibleAtTheEnd.has(command.kind)) return 'refused'
  if (model.isCancelled && !possibleWhenCancelled.has(command.kind)) return 'refused'
  const result = decide(model, person, command, now)
  if (result === 'changed') model.entries.push({ who: person.id, what })
  return result
}

function wouldLastLonger(model: RequestModel, seen: number | undefined, now: number): boolean {
  const lastQuote = standingQuote(model)
  if (!lastQuote) return false
  if (isExpired(model, now)) return true
  return seen === model.entries.length && lastMomentOfQuote(now) > lastQuote.until
}

function isAllowed(model: RequestModel, person: Person, kind: Command['kind']): boolean {
  if (kind === 'assignTranslator') return person.isOwner
  if (kind === 'acceptWork' || kind === 'declineWork') return person.id === model.translator
  if (person.isClerk) return true
  if (kind === 'submitTranslation' || kind === 'withdrawTranslation')
    return person.id === model.translator
  return (
    person.isCustomer && ['acceptQuote', 'declineQuote', 'changeDelivery', 'close'].includes(kind)
  )
}

// Kept as one plain switch so that it shares nothing with the design of `transition`.
function decide(model: RequestModel, person: Person, command: Command, now: number): Result {
  const { done } = model
  const paid = receivedSum(model)
  const lastQuote = standingQuote(model)
  switch (command.kind) {
    case 'submitQuote':
      if (done.has('paid')) return 'refused'
      if (command.totalCents <= 0 || command.totalCents > 100_000_000) return 'refused'
      if (command.depositCents < 0 || command.depositCents > command.totalCents) return 'refused'
      if (command.totalCents < paid) return 'refused'
      done.add('quoted')
      model.deposit = command.depositCents
      model.total = command.totalCents
      model.quotes.push({ until: lastMomentOfQuote(now), answer: '', alreadyPaid: paid })
      return 'changed'
    case 'acceptQuote':
    case 'declineQuote': {
      if (!done.has('quoted') || done.has('paid') || !lastQuote) return 'refused'
      if (command.quoteVersion !== model.quotes.length) return 'refused'
      if (isExpired(model, now) && !person.isClerk) return 'refused'
      const answer = command.kind === 'acceptQuote' ? 'accepted' : 'declined'
      if (lastQuote.answer === answer) return 'unchanged'
      if (answer === 'declined' && paid > lastQuote.alreadyPaid && !person.isClerk) return 'refused'
      lastQuote.answer = answer
      return 'changed'
    }
    case 'recordPaid':
      if (!done.has('quoted') && paid === 0) return 'refused'
      if (command.paidCents < 0 || command.paidCents > model.total) return 'refused'
      if (command.paidCents === paid) return 'unchanged'
      model.received.push(command.paidCents - paid)
      if (!done.has('quoted')) model.total = command.paidCents
      return 'changed'
    case 'receivePayment':
      if (!done.has('quoted')) return 'refused'
      if (command.receivedCents <= 0 || command.receivedCents > model.total - paid) return 'refused'
      model.received.push(command.receivedCents)
      return 'changed'
    case 'correctPayment': {
      if (!done.has('quoted') && paid === 0) return 'refused'
      const after = paid - command.differenceCents
      if (after < 0 || after > model.total) return 'refused'
      model.received.push(-command.differenceCents)
      if (!done.has('quoted')) model.total = after
      return 'changed'
    }
    case 'recordRefund':
      if (!done.has('quoted')) return 'refused'
      if (command.refundCents <= 0 || command.refundCents > paid) return 'refused'
      model.received.push(-command.refundCents)
      if (command.lowersPrice && command.refundCents < model.total) {
        model.total -= command.refundCents
        model.deposit = Math.min(model.deposit, model.total)
      }
      return 'changed'
    case 'completePayment':
      if (!done.has('quoted') || done.has('paid')) return 'refused'
      if (!takePayment(model, command.paidCents)) return 'refused'
      done.add('paid')
      return 'changed'
    case 'assignTranslator':
      if (model.translator === command.translatorId) return 'unchanged'
      model.translator = command.translatorId
      model.isAccepted = false
      return 'changed'
    case 'acceptWork':
      if (!done.has('paid') || done.has('translated')) return 'refused'
      if (model.isAccepted) return 'unchanged'
      model.isAccepted = true
      return 'changed'
    case 'declineWork':
      if (!done.has('paid') || done.has('translated') || model.isAccepted) return 'refused'
      model.translator = ''
      return 'changed'
    case 'submitTranslation':
      if (!done.has('paid') || done.has('translated')) return 'refused'
      done.add('translated')
      model.isAccepted = model.translator !== ''
      return 'changed'
    case 'continueReview':
      if (!done.has('translated') || done.has('reviewed')) return 'refused'
      done.add('reviewed')
      return 'changed'
    case 'returnToTranslator':
      if (!done.has('translated') || done.has('reviewed')) return 'refused'
      done.delete('translated')
      model.isReleased = false
      return 'changed'
    case 'withdrawTranslation':
      if (!done.has('translated') || done.has('reviewed') || model.isReleased) return 'refused'
      done.delete('translated')
      return 'changed'
    case 'releaseTranslation':
      if (!done.has('translated')) return 'refused'
      if (model.isReleased) return 'unchanged'
      model.isReleased = true
      return 'changed'
    case 'promise':
      if (model.readyBy === command.day) return 'unchanged'
      if (Date.parse(`${command.day}T23:59:59.999+09:00`) < now) return 'refused'
      model.readyBy = command.day
      return 'changed'
    case 'changeDelivery':
      model.wanted = wish(command)
      return 'changed'
    case 'deliver':
      if (!done.has('reviewed')) return 'refused'
      if (!takePayment(model, command.paidCents)) return 'refused'
      done.add('delivered')
      return 'changed'
    case 'stepBack':
      return stepBack(model, command.from)
    case 'close':
      if (!person.isClerk && (done.has('paid') || paid > 0)) return 'refused'
      model.isCancelled = true
      if (!done.has('translated')) model.isAccepted = false
      return 'changed'
    case 'reopen':
      if (!model.isCancelled) return 'refused'
      model.isCancelled = false
      return 'changed'
  }
}

/** Records an amount that was typed beside the button. False if it is not possible. */
function takePayment(model: RequestModel, amount: number | undefined): boolean {
  if (amount === undefined) return true
  if (amount < 0 || amount > model.total) return false
  model.received.push(amount - receivedSum(model))
  return true
}

function stepBack(model: RequestModel, from: string): Result {
  const { done } = model
  const lastQuote = model.quotes.at(-1)
  if (from === 'complete' && done.has('delivered')) done.delete('delivered')
  else if (from === 'delivery' && done.has('reviewed') && !done.has('delivered')) {
    done.delete('reviewed')
    model.isReleased = false
  } else if (from === 'review' && done.has('translated') && !done.has('reviewed')) {
    done.delete('translated')
    model.isReleased = false
  } else if (from === 'translate' && done.has('paid') && !done.has('translated')) {
    done.delete('paid')
    model.isAccepted = false
  } else if (from === 'payment' && done.has('quoted') && !done.has('paid') && lastQuote) {
    done.delete('quoted')
    lastQuote.isWithdrawn = true
    model.deposit = 0
    model.total = receivedSum(model)
  } else return 'refused'
  return 'changed'
}
