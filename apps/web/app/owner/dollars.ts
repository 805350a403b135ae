import { priceText, roundToCents } from '@kakehashi/domain/money'

/** '$1,250.00', from dollars as the API sends them. */
export const dollars = (amount: number): string => priceText(roundToCents(amount))
