import type { RequestState } from './state.ts'

/** The entries of the ledger. A correction changes what was recorded; a refund was paid back. */
export const paymentKinds = ['payment', 'correction', 'refund'] as const
type PaymentKind = (typeof paymentKinds)[number]

export function paymentKind(entry: {
  readonly differenceCents: number
  readonly isRefund: boolean
  readonly isCorrection: boolean
}): PaymentKind {
  if (entry.isCorrection) return 'correction'
  if (entry.isRefund) return 'refund'
  return entry.differenceCents < 0 ? 'correction' : 'payment'
}

export function isPossiblePaid(
  paidCents: number,
  { totalCents }: Pick<RequestState, 'totalCents'>,
): boolean {
  return Number.isInteger(paidCents) && paidCents >= 0 && paidCents <= totalCents
}

export function isPossiblePayment(
  receivedCents: number,
  { totalCents, paidCents }: Pick<RequestState, 'totalCents' | 'paidCents'>,
): boolean {
  const remaining = totalCents - paidCents
  return Number.isInteger(receivedCents) && receivedCents > 0 && receivedCents <= remaining
}

export function isPossibleRefund(
  refundCents: number,
  { paidCents }: Pick<RequestState, 'paidCents'>,
): boolean {
  return Number.isInteger(refundCents) && refundCents > 0 && refundCents <= paidCents
}
