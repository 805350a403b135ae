import type { FastifyInstance } from 'fastify'
import type { SiteMap } from './site-map.ts'

const path = '/speculation-rules.json'

/** Sent with every page, so that browsers find the rules for prefetching. */
export const speculationHeader = { 'speculation-rules': `"${path}"` }

/**
 * Browsers that support these rules prefetch a page when the pointer rests on its link or the link
 * is touched.
 */
export function serveSpeculationRules(app: FastifyInstance, map: SiteMap): void {
  const pages = { where: { href_matches: Object.keys(map.pages) }, eagerness: 'moderate' }
  const rules = JSON.stringify({ prefetch: [pages] })
  app.get(path, { config: { isSite: true } }, (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(rules),
  )
}
