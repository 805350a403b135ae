import { copiesLine } from '@kakehashi/domain/price-list/copies'
import {
  type Extra,
  type PricedService,
  type QuoteLine,
  serviceLine,
} from '@kakehashi/domain/price-list/quote-lines'
import type { Size } from '@kakehashi/domain/price-list/rates'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { FileRow } from '../../documents/queries.ts'
import type { ServiceRow } from '../../services/queries.ts'
import { getSetting } from '../../settings/queries.ts'

/** The extra of the price list that is the price of a copy; undefined if there is none. */
export async function findCopyPrice(db: Kysely<DB>): Promise<Extra | undefined> {
  return (await getSetting(db, 'extras')).find(({ isCopy }) => isCopy)
}

export async function findCopiesLine(
  db: Kysely<DB>,
  copies: number,
  size: Size,
): Promise<QuoteLine | undefined> {
  const extra = await findCopyPrice(db)
  return extra && copiesLine(extra, copies, size)
}

/** The line of a translation of these documents; undefined while the service has no price. */
export function translationLine(service: ServiceRow, size: Size): QuoteLine | undefined {
  const priced = pricedService(service)
  return priced && serviceLine(priced, size)
}

export function pricedService(service: ServiceRow): PricedService | undefined {
  const { name, name_ja: nameJa, price_cents, price_unit, minimum_cents } = service
  if (price_cents === null) return undefined
  return {
    name,
    ...(nameJa && { nameJa }),
    rate: { unit: price_unit, priceCents: price_cents, minimumCents: minimum_cents },
  }
}

export function sizeOf(documents: readonly Pick<FileRow, 'pages'>[]): Size {
  const isCounted = documents.every(({ pages }) => pages !== null)
  return {
    documents: documents.length,
    pages: isCounted ? documents.reduce((sum, { pages }) => sum + (pages ?? 0), 0) : null,
  }
}
