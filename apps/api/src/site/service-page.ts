import { localPath } from '@kakehashi/contract/site-addresses'
import type { ServiceFacts } from '@kakehashi/contract/site-renderer'
import { languages } from '@kakehashi/domain/language'
import { pageSlug, serviceSlug } from '@kakehashi/domain/services'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connection.ts'
import { tagContent } from '../http/etag.ts'
import type { ServiceRow } from '../services/queries.ts'
import { findServiceBySlug, isOffered } from '../services/queries.ts'
import { getSetting } from '../settings/queries.ts'
import { sendText } from './compressed.ts'
import { openServiceRenderer } from './service-renderer.ts'
import type { SiteMap } from './site-map.ts'
import { contentSecurityPolicy } from './site-map.ts'

/**
 * Serves a page for every service the office offers. The router prefers hand-written pages, so a
 * service with the same name cannot replace one.
 */
export async function serveServicePages(
  app: FastifyInstance,
  folder: string,
  { pages }: SiteMap,
  db: Database,
): Promise<void> {
  const renderService = await openServiceRenderer(folder)
  for (const language of languages) {
    const servicesPath = localPath('/services', language)
    app.get<{ Params: { name: string } }>(
      `${servicesPath}/:name`,
      { config: { isSite: true } },
      async (request, reply) => {
        const { name } = request.params
        const slug = serviceSlug(name)
        const address = `${servicesPath}/${encodeURIComponent(pageSlug(slug))}`
        const isWrittenByHand = Object.hasOwn(pages, address)
        const service = isWrittenByHand ? undefined : await findServiceBySlug(db, slug)
        if (!isWrittenByHand && !(service && isOffered(service))) return reply.callNotFound()

        // Services can be renamed, so browsers must not cache a redirect permanently.
        reply.header('cache-control', 'no-cache')
        if (!service || name !== slug) return reply.redirect(address + queryOf(request.url), 301)

        const seesPrices = await getSetting(db, 'publicPrices')
        const page = await renderService(factsOf(service, seesPrices), language)
        reply.header('content-security-policy', contentSecurityPolicy(page))
        reply.type('text/html; charset=utf-8')
        tagContent(request, reply, page.html)
        return sendText(request, reply, page.html)
      },
    )
  }
}

function factsOf(service: ServiceRow, seesPrices: boolean): ServiceFacts {
  return {
    slug: service.slug,
    name: service.name,
    nameJa: service.name_ja,
    description: service.description,
    descriptionJa: service.description_ja,
    image: service.image,
    usualWorkingDays: service.usual_working_days,
    priceCents: seesPrices ? service.price_cents : null,
  }
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
