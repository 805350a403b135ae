import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blank } from '@kakehashi/contract/service-page'
import type { Language } from '@kakehashi/domain/language'
import { languages } from '@kakehashi/domain/language'
import { pageSlug, serviceSlug } from '@kakehashi/domain/services'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connection.ts'
import { fillPage } from './service-page-template.ts'
import { findServiceBySlug, isOffered } from '../services/queries.ts'
import { getSetting } from '../settings/queries.ts'
import { sendText } from './compressed.ts'
import { tagContent } from '../http/etag.ts'
import type { SiteMap } from './site-map.ts'
import { contentSecurityPolicy } from './site-map.ts'

const folders: Record<Language, string> = { en: '/services', ja: '/ja/services' }

/**
 * A page for every service the office offers, made from its own words. The router prefers the pages
 * that were written by hand, so a service of the same name never hides one.
 */
export async function serveServicePages(
  app: FastifyInstance,
  folder: string,
  { pages, servicePages }: SiteMap,
  db: Database,
): Promise<void> {
  for (const language of languages) {
    const page = servicePages[language]
    const template = await readFile(join(folder, 'client', page.file), 'utf8')
    demandNoBlankInScripts(template, page.file)

    app.get<{ Params: { name: string } }>(
      `${folders[language]}/:name`,
      { config: { isSite: true } },
      async (request, reply) => {
        const { name } = request.params
        const slug = serviceSlug(name)
        const address = `${folders[language]}/${encodeURIComponent(pageSlug(slug))}`
        const isWrittenByHand = Object.hasOwn(pages, address)
        const service = isWrittenByHand ? undefined : await findServiceBySlug(db, slug)
        if (!isWrittenByHand && !(service && isOffered(service))) return reply.callNotFound()

        // What a service is called may change; a browser must not remember this for ever.
        reply.header('cache-control', 'no-cache')
        if (!service || name !== slug) return reply.redirect(address + queryOf(request.url), 301)

        const html = fillPage(template, service, {
          language,
          seesPrices: await getSetting(db, 'publicPrices'),
        })
        reply.header('content-security-policy', contentSecurityPolicy(page))
        reply.type('text/html; charset=utf-8')
        tagContent(request, reply, html)
        return sendText(request, reply, html)
      },
    )
  }
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** What is escaped for a page is not escaped for a script. */
function demandNoBlankInScripts(template: string, file: string): void {
  for (const [script] of template.matchAll(/<script\b[\s\S]*?<\/script>/g)) {
    const found = Object.values(blank).find((text) => script.includes(text))
    if (found) throw new Error(`${file} has ${found} inside a script`)
  }
}
