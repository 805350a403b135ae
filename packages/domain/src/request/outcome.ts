import type { RequestEvent } from './events.ts'
import type { Stage } from './stage.ts'
import type { RequestState } from './state.ts'

/** Why a command is refused. */
export type RequestRefusal =
  | 'forbidden'
  | 'seen-outdated'
  | 'wrong-stage'
  | 'request-closed'
  | 'request-not-closed'
  | 'content-erased'
  | 'quote-replaced'
  | 'quote-expired'
  | 'quote-out-of-range'
  | 'quote-below-paid'
  | 'quote-lines-differ'
  | 'too-many-lines'
  | 'paid-out-of-range'
  | 'refund-out-of-range'
  | 'payment-out-of-range'
  | 'correction-out-of-range'
  | 'already-paying'
  | 'already-released'
  | 'work-accepted'
  | 'day-is-over'
  | 'names-unconfirmed'

export type Outcome =
  | { readonly kind: 'refused'; readonly why: RequestRefusal }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly next: RequestState; readonly event: RequestEvent }

export function refuse(why: RequestRefusal): Outcome {
  return { kind: 'refused', why }
}

/** A change that begins another stage. */
export function move(
  request: RequestState,
  stage: Stage,
  fields: Partial<RequestState>,
  event: RequestEvent,
): Outcome {
  // The customer has done what the reminder was for.
  return { kind: 'changed', next: { ...request, remindAt: null, ...fields, stage }, event }
}

/** A change within a stage. */
export function change(
  request: RequestState,
  fields: Partial<RequestState>,
  event: RequestEvent,
): Outcome {
  return { kind: 'changed', next: { ...request, ...fields }, event }
}
