import type { Language } from '@kakehashi/domain/language'
import { priceText, roundToCents } from '@kakehashi/domain/money'
import { yenText } from '@kakehashi/domain/payments/yen'
import { comma } from '../../../i18n/comma.ts'

/** Dollars and yen, as on the wire. */
export interface Sums {
  readonly usd: number
  readonly jpy: number
}

export function dollarText(dollars: number): string {
  return priceText(roundToCents(dollars))
}

/** '$331.50, ¥70,680' */
export function inDrawers({ usd, jpy }: Sums, language: Language): string {
  return `${dollarText(usd)}${comma[language]}${yenText(jpy)}`
}
