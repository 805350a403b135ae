import type { ServiceView } from '@kakehashi/contract/services/services'
import { roundToCents } from '@kakehashi/domain/money'
import { extraLine, type QuoteLine, serviceLine } from '@kakehashi/domain/price-list/quote-lines'
import type { Size } from '@kakehashi/domain/price-list/rates'
import { hasReadyDay } from '@kakehashi/domain/services'
import { useListExtrasQuery } from '../../../../api/extras-api.ts'
import { useGetServiceQuery } from '../../../../api/services-api.ts'
import { pagesOf } from '../../../../request/documents/file-facts.ts'
import type { OfficeRequest } from '../../../../request/request-views.ts'

/** What the price list says about a request. */
export interface PriceList {
  readonly service: ServiceView | undefined
  /** The service itself; undefined while it has no price. */
  readonly first: QuoteLine | undefined
  readonly extras: readonly QuoteLine[]
}

export function usePriceList(request: OfficeRequest) {
  const { data: service, ...query } = useGetServiceQuery(request.service)
  // Without the extras, quotes can still be made.
  const { data: extras = [], isLoading } = useListExtrasQuery()
  const size = sizeOf(request)
  const list: PriceList = {
    service,
    first: request.again?.copies ? copiesLine(request) : service && firstLine(service, size),
    extras: extras.map(({ name, nameJa, unit, price }) =>
      extraLine({ name, nameJa, unit, priceCents: roundToCents(price) }, size),
    ),
  }
  return { ...query, list, isLoading: query.isLoading || isLoading }
}

/** Copies of an earlier translation are not translated again. */
function copiesLine({ again }: OfficeRequest): QuoteLine | undefined {
  if (!again?.line) return undefined
  const { text, textJa, unit, quantity, unitPrice } = again.line
  return { text, ...(textJa && { textJa }), unit, quantity, unitCents: roundToCents(unitPrice) }
}

function firstLine(service: ServiceView, size: Size): QuoteLine | undefined {
  const { name, nameJa, price, priceUnit = 'order', minimumPrice } = service
  if (price === undefined) return undefined
  const rate = {
    unit: priceUnit,
    priceCents: roundToCents(price),
    minimumCents: minimumPrice === undefined ? null : roundToCents(minimumPrice),
  }
  return serviceLine({ name, nameJa, rate }, size)
}

/** A photo counts as one page; whoever quotes sees the documents and can correct it. */
function sizeOf({ documents, serviceKind }: OfficeRequest): Size {
  const usable = documents.filter(({ status }) => status !== 'refused')
  return {
    documents: usable.length,
    pages: hasReadyDay(serviceKind) && usable.length > 0 ? pagesOf(usable) : null,
  }
}
