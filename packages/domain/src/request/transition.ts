import { isOver } from '../calendar/day.ts'
import { acceptedAfter, acceptWork, declineWork } from './acceptance.ts'
import type { Command } from './commands.ts'
import {
  acceptedWhenClosed,
  endingCommands,
  isAcceptedAt,
  isEndingCommand,
  mayUseCommand,
} from './commands.ts'
import { dueAfter } from './due.ts'
import { type Delivery, deliveryOf } from './delivery.ts'
import { missedAfter } from './late.ts'
import type { Moment } from './moment.ts'
import { change, move, type Outcome, refuse } from './outcome.ts'
import { correctPayment, receivePayment, recordPaid, recordRefund } from './payment-commands.ts'
import { isPossiblePaid } from './payments.ts'
import { answerQuote, submitQuote } from './quote-commands.ts'
import { readyDayOnStart, readyDayBeforePayment } from './ready-day.ts'
import { remindAgain, remindOf } from './reminders.ts'
import { isRetry } from './retry.ts'
import { nextStage, type OpenStage, stageEnds } from './stage.ts'
import { isCancellableBy, type RequestState, waitsForCustomer } from './state.ts'
import { steppedBack } from './step-back.ts'

/** The only way a request changes. Pure: the same request, command and moment give the same outcome. */
export function transition(request: RequestState, command: Command, moment: Moment): Outcome {
  if (!mayUseCommand(moment.parts, command.kind)) return refuse('forbidden')
  if (isRetry(request, command, moment)) return { kind: 'unchanged' }
  if (request.contentErasedAt !== null) return refuse('content-erased')
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
  if (command.kind === 'continueReview' && request.unconfirmedNames > 0 && !command.reason) {
    return refuse('names-unconfirmed')
  }
  if (isEndingCommand(command)) return end(request, endingCommands[command.kind], moment)
  const { now } = moment
  switch (command.kind) {
    case 'submitQuote':
      return submitQuote(request, command, moment)
    case 'acceptQuote':
    case 'declineQuote':
      return answerQuote(request, command, moment)
    case 'recordPaid':
      return recordPaid(request, command, moment)
    case 'receivePayment':
      return receivePayment(request, command, moment)
    case 'correctPayment':
      return correctPayment(request, command, moment)
    case 'completePayment':
      return completePayment(request, command, moment)
    case 'recordRefund':
      return recordRefund(request, command, moment)
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
      if (isOver(command.day, now, moment.calendar.timeZone)) return refuse('day-is-over')
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
    missedOn: missedAfter(before, promised, moment),
    // What we send by post needs no reminder.
    remindAt: next.stage === 'delivery' && !waitsForCustomer(next) ? null : next.remindAt,
    // Without a quote the price is what was paid, because money is never dropped.
    totalCents: next.stage === 'quote' ? next.paidCents : next.totalCents,
    completedAt: isDone ? (next.completedAt ?? moment.now) : null,
    // Only a person can send the same command again.
    last: moment.actorId === null ? null : { command, actorId: moment.actorId },
  }
  return { ...outcome, next: { ...derived, dueOn: dueAfter(before, derived, moment) } }
}
