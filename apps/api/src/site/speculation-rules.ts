import type { FastifyInstance } from 'fastify'
import type { SiteMap } from './site-map.ts'

const path = '/speculation-rules.json'

/** On every page that leads to others: where a browser may read which of them to fetch ahead. */
export const speculationHeader = { 'speculation-rules': `"${path}"` }

/**
 * A visitors' page is a document of its own. A browser that knows these rules fetches it when the
 * pointer rests on its link or a finger comes down, so that it is there when the finger lifts.
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
