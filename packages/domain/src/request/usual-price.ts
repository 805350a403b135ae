/** A price this many times above or below the usual one is probably a typing error. */
const unusualFactor = 3

/** How a price differs from the usual one of its service, if it is far from it. */
export type UnusualPrice =
  | { readonly kind: 'above'; readonly times: number }
  | { readonly kind: 'below' }

/** Undefined if the price is near the usual one, or if there is no usual price. */
export function unusualPrice(
  priceCents: number,
  usualCents: number | undefined,
): UnusualPrice | undefined {
  if (usualCents === undefined || usualCents <= 0) return undefined
  if (priceCents > unusualFactor * usualCents) {
    return { kind: 'above', times: Math.round(priceCents / usualCents) }
  }
  return priceCents * unusualFactor < usualCents ? { kind: 'below' } : undefined
}
