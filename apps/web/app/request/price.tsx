import { priceText, roundToCents } from '@kakehashi/domain/money'
import { Trans } from '@lingui/react/macro'

/** Dollars of the wire as people read them: $1,250.00. */
export function inDollars(amount: number): string {
  return priceText(roundToCents(amount))
}

/** What an order costs; until it has been quoted, that is not known. */
export function Price({ amount }: { amount: number }) {
  return amount === 0 ? <Trans>Pending</Trans> : inDollars(amount)
}
