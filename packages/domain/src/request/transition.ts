import type { Closure } from '../calendar/working-days.ts'
import { isOver } from '../calendar/day.ts'
import { largestPriceCents } from '../money.ts'
import { acceptedAfter, acceptWork, declineWork } from './acceptance.ts'
import type { Command, Part } from './commands.ts'
import {
  acceptedWhenClosed,
  endingCommands,
  isAcceptedAt,
  isEndingCommand,
  mayUseCommand,
} from './commands.ts'
import { dueAfter } from './due.ts'
import { type Delivery, deliveryOf } from './delivery.ts'
import type { RequestEvent } from './events.ts'
import { hasExpired, isPaidFor, quoteEndsAt } from './quote.ts'
import { missedAfter } from './late.ts'
import { change, move, type Outcome, refuse } from './outcome.ts'
import { isPossiblePaid, isPossibleRefund } from './payments.ts'
import { readyDayOnStart, readyDayBeforePayment } from './ready-day.ts'
import { remindAfterPaying, remindAgain, remindOf } from './reminders.ts'
import { isRetry } from './retry.ts'
import { nextStage, type OpenStage, stageEnds } from './stage.ts'
import type { RequestState } from './state.ts'
import { steppedBack } from './step-back.ts'
import { isCancellableBy, waitsForCustomer } from './state.ts'

/** Who acts, which version they saw, and when. */
export interface Moment {
  readonly actorId: string
  readonly parts: readonly Part[]
  /** The version the person had on screen; undefined if the call did not send one. */
  readonly seenVersion: number | undefined
  readonly now: Date
  readonly closures: readonly Closure[]
  readonly quoteValidDays: number
}

/** The only way a request changes. Pure: the same request, command and moment give the same outcome. */
export function transition(request: RequestState, command: Command, moment: Moment): Outcome {
  if (!mayUseCommand(moment.parts, command.kind)) return refuse('forbidden')
  if (isRetry(request, command, moment)) return { kind: 'unchanged' }
  if (moment.seenVersion !== undefined && moment.seenVersion !== request.version) {
    return refuse('seen-outdated')
  }
  if (!isAcceptedAt(command.kind, request)) return refuse('wrong-stage')
  if (request.closedAt !== null && !acceptedWhenClosed.has(command.kind)) {
    return refuse('request-closed')
  }
  return withDerivedFields(request, decide(request, command, moment), command, moment)
}

function decide(request: RequestState, command: Command, moment: Moment): Outcome {
  if (command.kind === 'deliver') return deliver(request, command, moment)
  if (isEndingCommand(command)) return end(request, endingCommands[command.kind], moment)
  const { now } = moment
  switch (command.kind) {
    case 'submitQuote':
      return quote(request, command, moment)
    case 'acceptQuote':
    case 'declineQuote':
      return answer(request, command, moment)
    case 'recordPaid':
      return recordPaid(request, command, moment)
    case 'completePayment':
      return completePayment(request, command, moment)
    case 'recordRefund':
      return refund(request, command, moment)
    case 'assignTranslator':
      if (command.translatorId === request.translatorId) return { kind: 'unchanged' }
      return change(request, { translatorId: command.translatorId }, 'translator-assigned')
    case 'acceptWork':
      return acceptWork(request, now)
    case 'declineWork':
      return declineWork(request)
    case 'returnToTranslator':
      return move(
        request,
        'translate',
        { translatedAt: null, releasedAt: null, returnedAt: now },
        'returned',
      )
    case 'withdrawTranslation':
      // The customer may have it already; only a return takes it back from them.
      if (request.releasedAt !== null) return refuse('already-released')
      return move(request, 'translate', { translatedAt: null }, 'translation-withdrawn')
    case 'releaseTranslation':
      if (request.releasedAt !== null) return { kind: 'unchanged' }
      return change(request, { releasedAt: now }, 'released')
    case 'promise':
      if (command.day === request.promisedOn && request.isPromisedByStaff) {
        return { kind: 'unchanged' }
      }
      if (isOver(command.day, now)) return refuse('day-is-over')
      return change(request, { promisedOn: command.day, isPromisedByStaff: true }, 'promised')
    case 'changeDelivery':
      return changeDelivery(request, deliveryOf(command), moment)
    case 'stepBack':
      if (command.from !== request.stage) return refuse('wrong-stage')
      return stepBack(request, moment)
    case 'close':
      return close(request, moment)
    case 'reopen':
      if (request.closedAt === null) return refuse('request-not-closed')
      return change(request, { closedAt: null, remindAt: remindAgain(request, moment) }, 'reopened')
  }
}

function quote(
  request: RequestState,
  command: Extract<Command, { kind: 'submitQuote' }>,
  moment: Moment,
): Outcome {
  const { now, quoteValidDays } = moment
  const { depositCents, totalCents } = command
  const isWhole = Number.isInteger(depositCents) && Number.isInteger(totalCents)
  const isWithin = totalCents > 0 && totalCents <= largestPriceCents
  if (!isWhole || !isWithin || depositCents < 0 || depositCents > totalCents) {
    return refuse('quote-out-of-range')
  }
  if (totalCents < request.paidCents) return refuse('quote-below-paid')
  const expiresAt = quoteEndsAt(now, quoteValidDays)
  const version = request.quotesMade + 1
  const next = {
    depositCents,
    totalCents,
    quotedAt: now,
    quote: { version, expiresAt, answer: null, paidBeforeCents: request.paidCents },
    quotesMade: version,
    remindAt: remindOf('quote', moment),
  }
  return move(request, 'payment', next, request.quote ? 'requoted' : 'quoted')
}

/** Staff may record a customer's answer at any time; customers only until the quote expires. */
function answer(
  request: RequestState,
  command: Extract<Command, { kind: 'acceptQuote' | 'declineQuote' }>,
  moment: Moment,
): Outcome {
  const { quote: current } = request
  if (!current || current.version !== command.quoteVersion) return refuse('quote-replaced')
  const isOffice = moment.parts.includes('office')
  if (!isOffice && hasExpired(request, moment.now)) return refuse('quote-expired')
  const newAnswer = command.kind === 'acceptQuote' ? 'accepted' : 'declined'
  if (current.answer === newAnswer) return { kind: 'unchanged' }
  if (!isOffice && newAnswer === 'declined' && isPaidFor(request)) return refuse('already-paying')
  const answered = { ...current, answer: newAnswer } as const
  const event = newAnswer === 'accepted' ? 'quote-accepted' : 'quote-declined'
  return change(request, { quote: answered, remindAt: null }, event)
}

function recordPaid(
  request: RequestState,
  { paidCents }: Extract<Command, { kind: 'recordPaid' }>,
  moment: Moment,
): Outcome {
  if (!isPossiblePaid(paidCents, request)) return refuse('paid-out-of-range')
  if (paidCents === request.paidCents) return { kind: 'unchanged' }
  const isLess = paidCents < request.paidCents
  return changePaid(request, paidCents, isLess ? 'payment-corrected' : 'payment-recorded', moment)
}

function changePaid(
  request: RequestState,
  paidCents: number,
  event: RequestEvent,
  moment: Moment,
): Outcome {
  const next = { ...request, paidCents }
  return change(next, { remindAt: remindAfterPaying(request, next, moment) }, event)
}

/** An amount that was typed but not recorded is recorded in the same step. */
function completePayment(
  request: RequestState,
  { paidCents = request.paidCents }: Extract<Command, { kind: 'completePayment' }>,
  moment: Moment,
): Outcome {
  if (!isPossiblePaid(paidCents, request)) return refuse('paid-out-of-range')
  const paid = { ...request, paidCents }
  return end(paid, 'payment', moment, { promisedOn: readyDayOnStart(paid, moment) })
}

/** As with `completePayment`: the customer often pays the rest at the hand-over. */
function deliver(
  request: RequestState,
  { paidCents = request.paidCents }: Extract<Command, { kind: 'deliver' }>,
  moment: Moment,
): Outcome {
  if (!isPossiblePaid(paidCents, request)) return refuse('paid-out-of-range')
  return end({ ...request, paidCents }, 'delivery', moment)
}

/** A price of 0 would mean that there is none, so a full refund leaves it. */
function refund(
  request: RequestState,
  { refundCents, lowersPrice = false }: Extract<Command, { kind: 'recordRefund' }>,
  moment: Moment,
): Outcome {
  if (!isPossibleRefund(refundCents, request)) return refuse('refund-out-of-range')
  const lowered = request.totalCents - refundCents
  const totalCents = lowersPrice && lowered > 0 ? lowered : request.totalCents
  const depositCents = Math.min(request.depositCents, totalCents)
  const priced = { ...request, totalCents, depositCents }
  return changePaid(priced, request.paidCents - refundCents, 'refunded', moment)
}

/** A customer who now has to come for it is reminded like any other. */
function changeDelivery(request: RequestState, delivery: Delivery, moment: Moment): Outcome {
  const next = { ...request, ...delivery }
  const isNewlyWaiting = waitsForCustomer(next) && !waitsForCustomer(request)
  const remindAt = isNewlyWaiting ? remindAgain(next, moment) : request.remindAt
  return change(next, { remindAt }, 'delivery-changed')
}

function stepBack(request: RequestState, moment: Moment): Outcome {
  const next = { ...request, ...steppedBack(request) }
  return change(next, { remindAt: remindAgain(next, moment) }, 'stepped-back')
}

function close(request: RequestState, { parts, now }: Moment): Outcome {
  if (!isCancellableBy(parts, request)) return refuse('already-paying')
  return change(request, { closedAt: now, remindAt: null }, 'closed')
}

/** Ends a stage now and begins the next one. */
function end(
  request: RequestState,
  stage: OpenStage,
  moment: Moment,
  fields: Partial<RequestState> = {},
): Outcome {
  const { time, event } = stageEnds[stage]
  const next = nextStage(stage)
  const remindAt = next === 'delivery' ? remindOf('pickup', moment) : null
  return move(request, next, { [time]: moment.now, remindAt, ...fields }, event)
}

/** Sets the derived fields after a change. A request is complete while delivered and fully paid. */
function withDerivedFields(
  before: RequestState,
  outcome: Outcome,
  command: Command,
  moment: Moment,
): Outcome {
  if (outcome.kind !== 'changed') return outcome
  const { next } = outcome
  const isDone = next.stage === 'complete' && next.paidCents === next.totalCents
  const promised = { ...next, promisedOn: readyDayBeforePayment(before, next, moment) }
  const derived = {
    ...promised,
    version: next.version + 1,
    acceptedAt: acceptedAfter(before, next, moment.now),
    missedOn: missedAfter(before, promised, moment.now),
    // What we send by post needs no reminder.
    remindAt: next.stage === 'delivery' && !waitsForCustomer(next) ? null : next.remindAt,
    // Without a quote the price is what was paid, because money is never dropped.
    totalCents: next.stage === 'quote' ? next.paidCents : next.totalCents,
    completedAt: isDone ? (next.completedAt ?? moment.now) : null,
    last: { command, actorId: moment.actorId },
  }
  return { ...outcome, next: { ...derived, dueOn: dueAfter(before, derived, moment) } }
}
