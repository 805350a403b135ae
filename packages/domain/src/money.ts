/** Money is whole cents inside; on the wire it is dollars with at most two decimals. */
export function centsOf(dollars: number): number | undefined {
  if (!Number.isFinite(dollars)) return undefined
  const cents = wholeCentsOf(dollars)
  // What a third decimal would say must not be rounded away in silence.
  return cents / 100 === dollars && Number.isSafeInteger(cents) ? cents : undefined
}

/** For amounts that the office has told: they are whole cents, which dollars hold only nearly. */
export function wholeCentsOf(dollars: number): number {
  return Math.round(dollars * 100)
}

export function dollarsOf(cents: number): number {
  return cents / 100
}

/** As people read it: $1,250.00. */
export function priceText(cents: number): string {
  const [whole = '0', part = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}.${part}`
}

/** No single order comes near it; a slip of the finger does. */
export const largestPriceCents = 100_000_000
