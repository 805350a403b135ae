/** What a price of a service is for. 'order' is a fixed price, however long the documents are. */
export const priceUnits = ['order', 'document', 'page', 'word'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** What an extra is charged for. */
export const extraUnits = ['each', 'document', 'page'] as const
export type ExtraUnit = (typeof extraUnits)[number]

export interface Rate {
  readonly unit: PriceUnit
  readonly priceCents: number
  /** The least that is charged; null if there is no minimum. */
  readonly minimumCents: number | null
}

/** How much there is to translate. */
export interface Size {
  readonly documents: number
  /** Null unless the pages of every document are known. */
  readonly pages: number | null
}

/** How many units to charge for. Null if it is not known: nobody counts words. */
export function quantityOf(unit: PriceUnit | ExtraUnit, { documents, pages }: Size): number | null {
  switch (unit) {
    case 'order':
    case 'each':
      return 1
    case 'document':
      return documents > 0 ? documents : null
    case 'page':
      return pages !== null && pages > 0 ? pages : null
    case 'word':
      return null
  }
}

export function amountAt({ priceCents, minimumCents }: Rate, quantity: number): number {
  return Math.max(priceCents * quantity, minimumCents ?? 0)
}

/** What a customer has to expect. It is the least one if the size is not known. */
export interface Estimate {
  readonly cents: number
  readonly isLeast: boolean
}

export function estimateOf(rate: Rate, size: Size): Estimate {
  const quantity = quantityOf(rate.unit, size)
  return { cents: amountAt(rate, quantity ?? 1), isLeast: quantity === null }
}
