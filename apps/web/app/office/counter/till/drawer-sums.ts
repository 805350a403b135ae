import type { Language } from '@kakehashi/domain/language'
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

const between: Readonly<Record<Language, string>> = { en: ', ', ja: '、' }

/** '$331.50, ¥70,680' */
export function inDrawers({ usd, jpy }: Sums, language: Language): string {
  return `${dollarText(usd)}${between[language]}${yenText(jpy)}`
}
