import type { AgainOffer } from '@kakehashi/contract/requests/order-again'
import type { DocumentLanguage } from '@kakehashi/domain/request/submitted-details'
import type { QuoteLine } from '@kakehashi/domain/price-list/quote-lines'
import {
  type AgainObstacle,
  type AgainWay,
  orderObstacle,
  otherLanguages,
  possibleWays,
} from '@kakehashi/domain/request/order-again'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { FileRow } from '../../documents/queries.ts'
import { getOffice } from '../../office/queries.ts'
import { seenByCustomer } from '../../outbox/held-move.ts'
import { demand } from '../../refusal.ts'
import { findService, isOffered, type ServiceRow } from '../../services/queries.ts'
import { getSetting } from '../../settings/queries.ts'
import type { VisibleRequest } from '../access.ts'
import type { RequestRow } from '../queries.ts'
import { toLineView } from '../quote-lines.ts'
import { findFilesLeft, toEarlierOrder } from './files-left.ts'
import { findCopiesLine, sizeOf, translationLine } from './price.ts'

/** Everything that an order needs to be made again. */
export interface Repeatable {
  readonly row: RequestRow
  readonly obstacle: AgainObstacle | undefined
  readonly ways: readonly AgainWay[]
  readonly service: ServiceRow | undefined
  readonly documents: readonly FileRow[]
  readonly translation: FileRow | undefined
  readonly languages: readonly DocumentLanguage[]
}

/** For the customer and the office. A customer repeats what they see, before a move still held. */
export async function readRepeatable(
  db: Kysely<DB>,
  { row: stored, parts }: VisibleRequest,
  now: Date,
): Promise<Repeatable> {
  const isOffice = parts.includes('office')
  demand(isOffice || parts.includes('customer'), 'forbidden')
  const row = isOffice ? stored : seenByCustomer(stored, now)
  const left = await findFilesLeft(db, row)
  const { documentLanguages } = await getOffice(db)
  const languages = otherLanguages(documentLanguages, [row.source_language, row.target_language])
  const found = await findService(db, row.service_id)
  const service = found && isOffered(found) ? found : undefined
  const possible = possibleWays({
    hasTranslation: left.translation !== undefined,
    documents: languages.length === 0 ? 0 : left.documents.length,
  })
  const obstacle =
    orderObstacle(toEarlierOrder(row)) ??
    (possible.length === 0 ? 'no-files' : service ? undefined : 'service-not-offered')
  return { row, obstacle, ways: obstacle ? [] : possible, service, languages, ...left }
}

/** What the sheet of 'Order again' shows. */
export async function readOffer(
  db: Kysely<DB>,
  request: VisibleRequest,
  now: Date,
): Promise<AgainOffer> {
  const repeatable = await readRepeatable(db, request, now)
  const { row, obstacle, ways, service, documents, languages } = repeatable
  const isPriceShown = request.parts.includes('office') || (await getSetting(db, 'publicPrices'))
  const size = sizeOf(documents)
  const priceOf = (line: QuoteLine | undefined) =>
    line && isPriceShown ? { line: toLineView(line) } : {}
  return {
    request: row.id,
    orderNumber: row.order_number,
    ...(service && { serviceSlug: service.slug }),
    ...(obstacle && { obstacle }),
    ...(ways.includes('copy') && { copy: priceOf(await findCopiesLine(db, 1, size)) }),
    ...(ways.includes('language') &&
      service && {
        language: { ...priceOf(translationLine(service, size)), languages: [...languages] },
      }),
  }
}
