import { priceText, roundToCents } from '@kakehashi/domain/money'
import { yenText } from '@kakehashi/domain/payments/yen'

/** Dollars and yen, as on the wire. */
export interface Sums {
  readonly usd: number
  readonly jpy: number
}

export function dollarText(dollars: number): string {
  return priceText(roundToCents(dollars))
}

/** '$331.50, ¥70,680' */
export function inDrawers({ usd, jpy }: Sums): string {
  return `${dollarText(usd)}, ${yenText(jpy)}`
}
