import type { Command } from './commands.ts'
import type { RequestEvent } from './events.ts'
import type { Moment } from './moment.ts'
import { change, type Outcome, refuse } from './outcome.ts'
import { isPossiblePaid, isPossiblePayment, isPossibleRefund } from './payments.ts'
import { remindAfterPaying } from './reminders.ts'
import type { RequestState } from './state.ts'

export function recordPaid(
  request: RequestState,
  { paidCents }: Extract<Command, { kind: 'recordPaid' }>,
  moment: Moment,
): Outcome {
  if (!isPossiblePaid(paidCents, request)) return refuse('paid-out-of-range')
  if (paidCents === request.paidCents) return { kind: 'unchanged' }
  const isLess = paidCents < request.paidCents
  return changePaid(request, paidCents, isLess ? 'payment-corrected' : 'payment-recorded', moment)
}

/** Unlike the total of `recordPaid`, a payment cannot be more than what remains. */
export function receivePayment(
  request: RequestState,
  { receivedCents }: Extract<Command, { kind: 'receivePayment' }>,
  moment: Moment,
): Outcome {
  if (!isPossiblePayment(receivedCents, request)) return refuse('payment-out-of-range')
  return changePaid(request, request.paidCents + receivedCents, 'payment-recorded', moment)
}

/** A refund can be corrected too; then the money counts as paid again. */
export function correctPayment(
  request: RequestState,
  { differenceCents }: Extract<Command, { kind: 'correctPayment' }>,
  moment: Moment,
): Outcome {
  const paidCents = request.paidCents - differenceCents
  if (!isPossiblePaid(paidCents, request)) return refuse('correction-out-of-range')
  return changePaid(request, paidCents, 'payment-corrected', moment)
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

/** A price of 0 would mean that there is none, so a full refund leaves it. */
export function recordRefund(
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
