import type { FastifyInstance } from 'fastify'
import type { PublishedSite } from './published-site.ts'

const path = '/speculation-rules.json'

/** Sent with every page, so that browsers find the rules for prefetching. */
export const speculationHeader = { 'speculation-rules': `"${path}"` }

/**
 * Browsers that support these rules prefetch a page when the pointer rests on its link or the link
 * is touched.
 */
export function serveSpeculationRules(app: FastifyInstance, site: PublishedSite): void {
  app.get(path, { config: { isSite: true } }, (_request, reply) => {
    const files = [...(site.current()?.files ?? [])]
    const pages = files.filter(([page, { policy }]) => policy && page.startsWith('/'))
    const where = { href_matches: pages.map(([page]) => page) }
    return reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }))
  })
}
