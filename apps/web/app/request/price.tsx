import { priceText, roundToCents } from '@kakehashi/domain/money'
import { Trans } from '@lingui/react/macro'

/** Dollars of the API as text: $1,250.00 */
export function inDollars(amount: number): string {
  return priceText(roundToCents(amount))
}

/** The price of a request; not known until it has been quoted. */
export function Price({ amount }: { amount: number }) {
  return amount === 0 ? <Trans>Pending</Trans> : inDollars(amount)
}
