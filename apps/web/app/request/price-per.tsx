import type { LineUnit } from '@kakehashi/domain/price-list/quote-lines'
import type { PriceUnit } from '@kakehashi/domain/price-list/rates'
import { Plural, Trans } from '@lingui/react/macro'
import { inDollars } from './price.tsx'

interface PricePerProps {
  /** Dollars. */
  amount: number
  unit: PriceUnit | LineUnit
}

/** '$25.00 per page' */
export function PricePer({ amount, unit }: PricePerProps) {
  const price = inDollars(amount)
  switch (unit) {
    case 'order':
    case 'each':
      return price
    case 'document':
      return <Trans>{price} per document</Trans>
    case 'page':
      return <Trans>{price} per page</Trans>
    case 'word':
      return <Trans>{price} per word</Trans>
  }
}

/** 'pages', after a number that can be changed. */
export function LineUnitName({ unit }: { unit: LineUnit }) {
  switch (unit) {
    case 'each':
      return null
    case 'document':
      return <Trans context="unit">documents</Trans>
    case 'page':
      return <Trans context="unit">pages</Trans>
    case 'word':
      return <Trans context="unit">words</Trans>
  }
}

/** '3 pages' */
export function Quantity({ count, unit }: { count: number; unit: LineUnit }) {
  switch (unit) {
    case 'each':
      return count
    case 'document':
      return <Plural value={count} one="# document" other="# documents" />
    case 'page':
      return <Plural value={count} one="# page" other="# pages" />
    case 'word':
      return <Plural value={count} one="# word" other="# words" />
  }
}
