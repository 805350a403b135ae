/** The entries of the ledger. A correction lowers what was recorded; a refund was paid back. */
export const paymentKinds = ['payment', 'correction', 'refund'] as const
type PaymentKind = (typeof paymentKinds)[number]

export function paymentKind(entry: {
  readonly differenceCents: number
  readonly isRefund: boolean
}): PaymentKind {
  if (entry.isRefund) return 'refund'
  return entry.differenceCents < 0 ? 'correction' : 'payment'
}
