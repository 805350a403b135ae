/** Amounts are integer cents internally, and dollars with at most two decimals on the wire. */
export function centsOf(dollars: number): number | undefined {
  if (!Number.isFinite(dollars)) return undefined
  const cents = roundToCents(dollars)
  // A third decimal is refused rather than rounded.
  return cents / 100 === dollars && Number.isSafeInteger(cents) ? cents : undefined
}

/** For amounts from the API: whole cents, but floating-point dollars may be slightly off. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function dollarsOf(cents: number): number {
  return cents / 100
}

/** For display: $1,250.00. */
export function priceText(cents: number): string {
  const [whole = '0', part = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}.${part}`
}

/** Far above any real price in cents, and any amount in yen, to catch typing errors. */
export const largestPriceCents = 100_000_000
