import type { SiteFile } from '@kakehashi/contract/site-renderer'
import type { Site } from '../site.ts'
import { agentCatalog, catalogFile, orderingSkill, skillFile } from './agent-catalog.ts'
import { feedFiles } from './feed.ts'
import { drawIcons, favicon, manifestFiles } from './icons.ts'
import { llms } from './llms.ts'
import type { PageFacts } from './page-facts.ts'
import { robots } from './robots.ts'
import { securityFile, securityTxt } from './security-txt.ts'
import { drawSharePictures } from './share-pictures.ts'
import { sitemap } from './sitemap.ts'
import type { DrawPicture } from './svg-to-png.ts'

interface SeoOptions {
  /** All pages, and those that somebody wrote by hand: only these have a picture of their own. */
  readonly pages: readonly PageFacts[]
  readonly picturedPages: readonly PageFacts[]
  readonly clientPaths: readonly string[]
  readonly now: Date
  readonly draw: DrawPicture
}

/** The files for search engines, link previews, phones and agents. */
export async function seoFiles(site: Site, options: SeoOptions): Promise<SiteFile[]> {
  const { pages, picturedPages, clientPaths, now, draw } = options
  const addresses = pages.map(({ url }) => new URL(url).pathname)
  return [
    text('sitemap.xml', 'application/xml', sitemap(pages)),
    text('robots.txt', 'text/plain', robots(site.origin, clientPaths, addresses)),
    text('llms.txt', 'text/plain', llms(site, pages)),
    text(securityFile, 'text/plain', securityTxt(site, now)),
    text(catalogFile, 'application/json', `${JSON.stringify(agentCatalog(site), null, 2)}\n`),
    text(skillFile, 'text/markdown', orderingSkill(site, pages)),
    ...feedFiles(site),
    ...manifestFiles(site),
    favicon(site.office),
    ...(await drawIcons(site.office, draw)),
    ...(await drawSharePictures(site, picturedPages, draw)),
  ]
}

function text(name: string, type: string, body: string): SiteFile {
  return { path: `/${name}`, contentType: `${type}; charset=utf-8`, body }
}
