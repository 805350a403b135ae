import type { Words } from '../language.ts'

/** How money changes hands. Prices are in dollars; yen are taken at the rate of the till. */
export const paymentMethods = ['cash-usd', 'cash-jpy', 'card', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export type Currency = 'usd' | 'jpy'

/** The drawer that the money goes into or comes from; undefined if it does not go through the till. */
export function drawerOf(method: PaymentMethod): Currency | undefined {
  if (method === 'cash-usd') return 'usd'
  return method === 'cash-jpy' ? 'jpy' : undefined
}

export const methodNames: Readonly<Record<PaymentMethod, Words>> = {
  'cash-usd': { en: 'Cash, dollars', ja: '現金（ドル）' },
  'cash-jpy': { en: 'Cash, yen', ja: '現金（円）' },
  card: { en: 'Card', ja: 'カード' },
  other: { en: 'Other', ja: 'その他' },
}
