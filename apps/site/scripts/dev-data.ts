import type { ServiceView } from '@kakehashi/contract/services/services'
import type { ServiceFacts } from '@kakehashi/contract/site-renderer'
import type { Office } from '@kakehashi/domain/office'
import { roundToCents } from '@kakehashi/domain/money'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4001'

// In development the API does not serve pages, so this server reads its data as any visitor does.

export async function readOffice(): Promise<Office> {
  return (await (await fetch(`${api}/api/office`)).json()) as Office
}

export async function findService(slug: string | undefined): Promise<ServiceFacts | undefined> {
  if (slug === undefined) return undefined
  const services = (await (await fetch(`${api}/api/services`)).json()) as ServiceView[]
  const service = services.find((each) => each.slug === decodeURIComponent(slug))
  return (
    service && {
      slug: service.slug,
      name: service.name,
      nameJa: service.nameJa ?? null,
      description: service.description,
      descriptionJa: service.descriptionJa ?? null,
      image: service.image,
      usualWorkingDays: service.usualWorkingDays,
      priceCents: service.price ? roundToCents(service.price) : null,
      priceUnit: service.priceUnit ?? 'order',
      minimumCents: service.minimumPrice ? roundToCents(service.minimumPrice) : null,
    }
  )
}
