import type { ServiceView } from '@kakehashi/contract/services/services'
import { dollarsOf } from '@kakehashi/domain/money'
import { isPublished } from '@kakehashi/domain/services'
import { versionOf } from '../events/stale-version.ts'
import type { ServiceRow } from './queries.ts'

export function toServiceView(
  service: ServiceRow,
  { withPrice }: { withPrice: boolean },
): ServiceView {
  return {
    _id: service.id,
    name: service.name,
    ...(service.name_ja && { nameJa: service.name_ja }),
    kind: service.kind,
    slug: service.slug,
    description: service.description,
    ...(service.description_ja && { descriptionJa: service.description_ja }),
    ...(withPrice && price(service)),
    icon: service.icon,
    image: service.image,
    usualWorkingDays: service.usual_working_days,
    createdAt: service.created_at.toISOString(),
  }
}

function price({ price_cents, price_unit, minimum_cents }: ServiceRow) {
  if (price_cents === null) return {}
  return {
    price: dollarsOf(price_cents),
    priceUnit: price_unit,
    ...(minimum_cents !== null && { minimumPrice: dollarsOf(minimum_cents) }),
  }
}

/** With drafts, prices and the version that an edit form sends back. */
export function toEditorsView(service: ServiceRow): ServiceView {
  const { name, description, price_cents: priceCents } = service
  return {
    ...toServiceView(service, { withPrice: true }),
    isDraft: !isPublished({ name, description, priceCents }),
    priceUnit: service.price_unit,
    quotesItself: service.quotes_itself,
    ...(service.quote_ceiling_cents !== null && {
      quoteCeiling: dollarsOf(service.quote_ceiling_cents),
    }),
    ...(service.archived_at && { archivedAt: service.archived_at.toISOString() }),
    version: serviceVersion(service),
  }
}

/** Covers exactly the fields that updateService changes. */
export function serviceVersion(service: ServiceRow): string {
  return versionOf([
    service.name,
    service.name_ja,
    service.description,
    service.description_ja,
    service.price_cents,
    service.price_unit,
    service.minimum_cents,
    service.quotes_itself,
    service.quote_ceiling_cents,
    service.icon,
    service.image,
    service.usual_working_days,
    service.kind,
  ])
}
